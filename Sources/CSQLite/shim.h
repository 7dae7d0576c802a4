#ifndef BELFRY_CSQLITE_H
#define BELFRY_CSQLITE_H
#include <sqlite3.h>

/// `SQLITE_TRANSIENT`: SQLite copies what is bound before the call returns. A macro with a cast does not import.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
#endif
