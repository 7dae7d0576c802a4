// libFuzzer comes with the compiler and has no header of its own.
#include <stddef.h>
#include <stdint.h>

/// Runs the fuzzer: calls `one_input` with made-up bytes until the time is over. Returns the exit code.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*one_input)(const uint8_t *data, size_t size));
