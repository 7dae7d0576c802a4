#ifndef BELFRY_CNCURSES_H
#define BELFRY_CNCURSES_H
// The wide library is one decision: this macro and `link "ncursesw"` go together.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <wchar.h>

// Macros with casts or arguments do not come over into Swift, so each has a function.

static inline attr_t cncurses_bold(void) { return WA_BOLD; }
static inline attr_t cncurses_dim(void) { return WA_DIM; }
static inline attr_t cncurses_underline(void) { return WA_UNDERLINE; }
static inline attr_t cncurses_reverse(void) { return WA_REVERSE; }

// The rows and columns of the screen are written through pointers by a macro.
static inline int cncurses_rows(WINDOW *window) { return getmaxy(window); }
static inline int cncurses_columns(WINDOW *window) { return getmaxx(window); }

// Only presses are asked for: a click is then told at once, and a second one needs no timer to tell.
static inline mmask_t cncurses_mouse_mask(void) {
  return BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON2_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED;
}
static inline int cncurses_is_primary(mmask_t state) { return (state & (BUTTON1_PRESSED | BUTTON1_CLICKED)) != 0; }
static inline int cncurses_is_secondary(mmask_t state) { return (state & (BUTTON2_PRESSED | BUTTON3_PRESSED)) != 0; }
static inline int cncurses_is_wheel_up(mmask_t state) { return (state & BUTTON4_PRESSED) != 0; }
static inline int cncurses_is_wheel_down(mmask_t state) { return (state & BUTTON5_PRESSED) != 0; }

static inline int cncurses_function_key(int code) { return code - KEY_F0; }

// <wchar.h> hides it under some feature macros; ncurses counts cells with it.
int wcwidth(wchar_t);
static inline int cncurses_width(wchar_t scalar) { return wcwidth(scalar); }

// `tigetstr` answers with -1 cast to a pointer where the name is no string capability.
char *tigetstr(const char *);
int tigetflag(const char *);
int tigetnum(const char *);
static inline const char *cncurses_string_capability(const char *name) {
  char *value = tigetstr(name);
  return value == (char *)-1 ? 0 : value;
}
#endif
