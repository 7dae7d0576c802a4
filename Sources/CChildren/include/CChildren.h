#ifndef BELFRY_CCHILDREN_H
#define BELFRY_CCHILDREN_H

#include <sys/types.h>

// Child processes for an event loop: nothing here waits, and nobody else's children are touched.

/// Starts `arguments[0]`, looked up in PATH, with these arguments (the list ends with NULL) in `directory` (NULL: where
/// we are) with our environment or with none, its standard streams being the three descriptors. It leads a process group
/// of its own and has the signals as a fresh shell would. Returns the process identifier, or -1 with errno set.
pid_t cchildren_start(
    char *const arguments[], const char *directory, int inherits_environment, int input, int output, int errors);

/// A descriptor that becomes readable when the child ends, or -1 with errno set. Close it yourself.
int cchildren_watch(pid_t child);

/// Whether the child has ended: 1 with its exit status (or minus the number of the signal that killed it) in `status`,
/// and the child is forgotten; 0 while it runs; -1 with errno set.
int cchildren_ended(pid_t child, int *status);

/// Sends a signal to the child and all that it started.
void cchildren_signal(pid_t child, int number);

/// Kills the child and all that it started, and forgets it.
void cchildren_kill(pid_t child);

#endif
