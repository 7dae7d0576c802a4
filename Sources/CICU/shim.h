#ifndef BELFRY_CICU_H
#define BELFRY_CICU_H
// macOS has ICU in libicucore, without headers: the functions that are used, as ICU's upluralrules.h and Apple's ualoc.h
// declare them. Elsewhere the ICU that comes with Foundation is used (`_FoundationICU`).
#if defined(__APPLE__)
#include <stdint.h>
typedef struct UPluralRules UPluralRules;
UPluralRules *uplrules_open(const char *locale, int32_t *status);
void uplrules_close(UPluralRules *rules);
int32_t uplrules_select(const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity, int32_t *status);
int32_t ualoc_localizationsToUse(
    const char *const *languages, int32_t languageCount, const char *const *available, int32_t availableCount,
    const char **best, int32_t capacity, int32_t *status);
#endif
#endif
