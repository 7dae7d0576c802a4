#ifndef BELFRY_CCHAFA_H
#define BELFRY_CCHAFA_H
#include <chafa.h>
#endif
