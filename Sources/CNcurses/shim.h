#ifndef BELFRY_CNCURSES_H
#define BELFRY_CNCURSES_H
// The wide library is one decision: this macro and `link "ncursesw"` go together.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdio.h>
#include <unistd.h>
#include <wchar.h>

// Macros with casts or arguments do not come over into Swift, so each has a function.

static inline attr_t cncurses_bold(void) { return WA_BOLD; }
static inline attr_t cncurses_dim(void) { return WA_DIM; }
static inline attr_t cncurses_underline(void) { return WA_UNDERLINE; }
static inline attr_t cncurses_reverse(void) { return WA_REVERSE; }

// The rows and columns of the screen are written through pointers by a macro.
static inline int cncurses_rows(WINDOW *window) { return getmaxy(window); }
static inline int cncurses_columns(WINDOW *window) { return getmaxx(window); }

// Presses are told at once. Where a press and its release come in together, ncurses makes a click of them, and of two
// such clicks a double one, whatever the interval is: all of these count as well.
#define CNCURSES_PRIMARY (BUTTON1_PRESSED | BUTTON1_CLICKED)
#define CNCURSES_DOUBLE (BUTTON1_DOUBLE_CLICKED | BUTTON1_TRIPLE_CLICKED)
#define CNCURSES_SECONDARY                                                                                             \
  (BUTTON2_PRESSED | BUTTON2_CLICKED | BUTTON2_DOUBLE_CLICKED | BUTTON3_PRESSED | BUTTON3_CLICKED |                    \
   BUTTON3_DOUBLE_CLICKED)
static inline mmask_t cncurses_mouse_mask(void) {
  return CNCURSES_PRIMARY | CNCURSES_DOUBLE | CNCURSES_SECONDARY | BUTTON4_PRESSED | BUTTON5_PRESSED;
}
static inline int cncurses_is_primary(mmask_t state) { return (state & CNCURSES_PRIMARY) != 0; }
static inline int cncurses_is_double(mmask_t state) { return (state & CNCURSES_DOUBLE) != 0; }
static inline int cncurses_is_secondary(mmask_t state) { return (state & CNCURSES_SECONDARY) != 0; }
static inline int cncurses_is_wheel_up(mmask_t state) { return (state & BUTTON4_PRESSED) != 0; }
static inline int cncurses_is_wheel_down(mmask_t state) { return (state & BUTTON5_PRESSED) != 0; }

static inline int cncurses_function_key(int code) { return code - KEY_F0; }

// <wchar.h> hides it under some feature macros; ncurses counts cells with it.
int wcwidth(wchar_t);
static inline int cncurses_width(wchar_t scalar) { return wcwidth(scalar); }

// A byte as a character of the locale's encoding, or WEOF, which is no Unicode scalar.
static inline wint_t cncurses_scalar(unsigned char byte) { return btowc(byte); }

// A file without a name: in memory where the system has such files. <sys/mman.h> hides the function under some macros.
#ifdef __linux__
int memfd_create(const char *, unsigned int);
static inline int cncurses_memory_file(void) { return memfd_create("screen", 1 /* MFD_CLOEXEC */); }
#else
static inline int cncurses_memory_file(void) {
  FILE *file = tmpfile();
  if (!file) return -1;
  int copy = dup(fileno(file));
  fclose(file);
  return copy;
}
#endif

// `tigetstr` answers with -1 cast to a pointer where the name is no string capability.
char *tigetstr(const char *);
int tigetflag(const char *);
int tigetnum(const char *);
int setupterm(const char *, int, int *);
struct term *set_curterm(struct term *);
int del_curterm(struct term *);
// Whether terminfo has an entry that says enough for a screen.
static inline bool cncurses_knows(const char *name, int output) {
  int state = 0;
  if (setupterm(name, output, &state) != OK) return FALSE;
  del_curterm(set_curterm(0));
  return TRUE;
}
static inline const char *cncurses_string_capability(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? 0 : value;
}
#endif
