#ifndef BELFRY_CFRIBIDI_H
#define BELFRY_CFRIBIDI_H
#include <fribidi/fribidi.h>
#endif
