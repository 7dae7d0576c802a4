#ifndef BELFRY_CSIGNALS_H
#define BELFRY_CSIGNALS_H

// Signal handlers run between any two instructions and may call almost nothing, so they are C: each writes the
// signal's number as one byte into a pipe that the event loop polls.

/// Installs handlers for `signals` (`count` of them) and returns the pipe's end to read, or -1 with errno set.
int csignals_watch(const int *signals, int count);

#endif
