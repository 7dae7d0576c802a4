#ifndef BELFRY_CUTF8PROC_H
#define BELFRY_CUTF8PROC_H
#include <utf8proc.h>
#endif
