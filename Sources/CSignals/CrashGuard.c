#include "CSignals.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Everything that the handler reads is written before `isArmed` is set and never changed while it is.
static volatile sig_atomic_t isArmed = 0;
static int terminal = -1;
static int writing = -1;
static struct termios modes;
static char bytes[512];
static size_t byteCount = 0;

// A limit on time is met anywhere, and the loop may not get to hear of it.
static const int crashes[] = {SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSYS, SIGXCPU};

/// Writes the bytes to a terminal that may not take them now. Returns whether it took all.
static int writeBytes(void) {
  size_t done = 0;
  // A terminal that has stopped reading is waited for a moment, and never longer.
  int patience = 6;
  while (done < byteCount) {
    ssize_t written = write(writing, bytes + done, byteCount - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written == 0 || (errno != EAGAIN && errno != EINTR) || patience-- == 0) {
      return 0;
    } else if (errno == EAGAIN) {
      struct pollfd state = {.fd = writing, .events = POLLOUT};
      poll(&state, 1, 50);
    }
  }
  return 1;
}

/// Only write, poll, tcflush, tcsetattr, signal and raise: all of them may be called from a handler.
static void restoreAndDie(int number) {
  if (isArmed) {
    isArmed = 0;
    if (!writeBytes()) {
      // What was written and not read makes room: the screen is lost, but not the terminal.
      tcflush(terminal, TCOFLUSH);
      writeBytes();
    }
    tcsetattr(terminal, TCSANOW, &modes);
  }
  // The signal is blocked until the handler returns; then it kills, and the status tells of it.
  signal(number, SIG_DFL);
  raise(number);
}

int csignals_note_modes(int fd) {
  isArmed = 0;
  terminal = -1;
  if (tcgetattr(fd, &modes) != 0) return -1;
  terminal = fd;
  return 0;
}

int csignals_guard_terminal(int fd, const char *restoring, size_t length) {
  if (terminal < 0 || length > sizeof bytes) {
    errno = EINVAL;
    return -1;
  }
  isArmed = 0;
  memcpy(bytes, restoring, length);
  byteCount = length;
  writing = fd;

  // A stack of its own: the crash may be that of the stack.
  static char *stack = 0;
  const size_t stackSize = 64 * 1024;
  if (!stack) stack = malloc(stackSize);
  if (stack) {
    stack_t alternate = {.ss_sp = stack, .ss_size = stackSize, .ss_flags = 0};
    sigaltstack(&alternate, 0);
  }
  struct sigaction action = {0};
  action.sa_handler = restoreAndDie;
  action.sa_flags = stack ? SA_ONSTACK : 0;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
    if (sigaction(crashes[i], &action, 0) != 0) return -1;
  isArmed = 1;
  return 0;
}

void csignals_release_terminal(void) { isArmed = 0; }

void csignals_rearm_terminal(void) { isArmed = terminal >= 0; }
