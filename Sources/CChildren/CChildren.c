#define _GNU_SOURCE
#include "CChildren.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#else
#include <sys/event.h>
#endif

extern char **environ;

static int start(
    pid_t *child, char *const arguments[], char *const environment[], const char *directory, const int streams[3],
    posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes) {
  int error = 0;
  if (directory) error = posix_spawn_file_actions_addchdir_np(actions, directory);
  for (int i = 0; i < 3 && !error; i++) error = posix_spawn_file_actions_adddup2(actions, streams[i], i);
  // Signals that we catch or ignore are the child's own business.
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  if (!error) error = posix_spawnattr_setflags(attributes, flags);
  if (!error) error = posix_spawnp(child, arguments[0], actions, attributes, arguments, environment);
  return error;
}

pid_t cchildren_start(
    char *const arguments[], const char *directory, int inherits_environment, int input, int output, int errors) {
  char *const nothing[] = {NULL};
  const int streams[3] = {input, output, errors};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  pid_t child = -1;
  int error = posix_spawn_file_actions_init(&actions);
  if (!error) {
    error = posix_spawnattr_init(&attributes);
    if (!error) {
      char *const *environment = inherits_environment ? environ : nothing;
      error = start(&child, arguments, environment, directory, streams, &actions, &attributes);
      posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
  }
  if (!error) return child;
  errno = error;
  return -1;
}

#if defined(__linux__)

#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif

int cchildren_watch(pid_t child) { return (int)syscall(SYS_pidfd_open, child, 0); }

#else

int cchildren_watch(pid_t child) {
  int queue = kqueue();
  if (queue < 0) return -1;
  struct kevent change;
  EV_SET(&change, child, EVFILT_PROC, EV_ADD | EV_ONESHOT, NOTE_EXIT, 0, 0);
  if (kevent(queue, &change, 1, 0, 0, 0) == 0) return queue;
  int error = errno;
  close(queue);
  errno = error;
  return -1;
}

#endif

int cchildren_ended(pid_t child, int *status) {
  int word = 0;
  pid_t found;
  do found = waitpid(child, &word, WNOHANG);
  while (found < 0 && errno == EINTR);
  if (found <= 0) return (int)found;
  *status = WIFSIGNALED(word) ? -WTERMSIG(word) : WEXITSTATUS(word);
  return 1;
}

void cchildren_signal(pid_t child, int number) { kill(-child, number); }

void cchildren_kill(pid_t child) {
  kill(-child, SIGKILL);
  while (waitpid(child, 0, 0) < 0 && errno == EINTR) {
  }
}
