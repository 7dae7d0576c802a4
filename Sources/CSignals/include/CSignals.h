#ifndef BELFRY_CSIGNALS_H
#define BELFRY_CSIGNALS_H

#include <stddef.h>

// Signal handlers run between any two instructions and may call almost nothing, so they are C. Two kinds: those that
// only tell the event loop (a byte in a pipe that it polls), and those of a crash, which give the terminal back as it
// was before the program dies.

/// Installs handlers for `signals` (`count` of them) and returns the pipe's end to read, or -1 with errno set.
int csignals_watch(const int *signals, int count);

/// Notes how the terminal `fd` is set now. Call it before anything changes the modes. Returns 0, or -1 with errno set.
int csignals_note_modes(int fd);

/// From here on a crash writes these bytes to the terminal by `fd` and sets the modes that were noted. `fd` need not
/// block. The bytes are copied; too many (over 512) are an error. Returns 0, or -1 with errno set.
int csignals_guard_terminal(int fd, const char *restoring, size_t length);

/// The terminal has been given back: a crash leaves it alone from here on.
void csignals_release_terminal(void);

/// Arms the guard again without noting the modes anew, after the program came back from a stop.
void csignals_rearm_terminal(void);

/// Stops the whole job as Ctrl-Z does, and returns when it goes on.
void csignals_stop_job(void);

/// Stops this process alone, as someone else's SIGTSTP asked, and returns when it goes on.
void csignals_stop_self(void);

/// Dies of `number` as if it had never been caught, so that the caller's shell sees the right status.
void csignals_die_of(int number);

#endif
