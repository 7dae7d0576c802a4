#ifndef BELFRY_CNCURSES_H
#define BELFRY_CNCURSES_H
// The wide library is one decision: this macro and `link "ncursesw"` go together.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#endif
