#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int signalPipe[2] = {-1, -1};

static void noteSignal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe means that the loop has enough to read already: the byte may be dropped.
  ssize_t written = write(signalPipe[1], &byte, 1);
  (void)written;
  errno = saved;
}

int csignals_watch(const int *signals, int count) {
  if (signalPipe[0] < 0) {
    if (pipe(signalPipe) != 0) return -1;
    for (int end = 0; end < 2; end++) {
      fcntl(signalPipe[end], F_SETFL, O_NONBLOCK);
      fcntl(signalPipe[end], F_SETFD, FD_CLOEXEC);
    }
  }
  struct sigaction action = {0};
  action.sa_handler = noteSignal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigset_t watched;
  sigemptyset(&watched);
  for (int i = 0; i < count; i++) {
    if (sigaction(signals[i], &action, 0) != 0) return -1;
    sigaddset(&watched, signals[i]);
  }
  // Whoever starts the program from a thread that blocks signals hands that on: Swift's own threads do.
  if (sigprocmask(SIG_UNBLOCK, &watched, 0) != 0) return -1;
  return signalPipe[0];
}
