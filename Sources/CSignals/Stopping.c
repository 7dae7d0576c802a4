#include "CSignals.h"

#include <signal.h>
#include <unistd.h>

/// Lets SIGTSTP stop the process while `target` (as for kill) gets it.
static void stop(pid_t target) {
  struct sigaction stopping = {0};
  struct sigaction before;
  stopping.sa_handler = SIG_DFL;
  sigemptyset(&stopping.sa_mask);
  sigaction(SIGTSTP, &stopping, &before);
  kill(target, SIGTSTP);
  sigaction(SIGTSTP, &before, 0);
}

void csignals_stop_job(void) { stop(0); }

void csignals_stop_self(void) { stop(getpid()); }

void csignals_die_of(int number) {
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, 0);
  raise(number);
}
