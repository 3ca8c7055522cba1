// What adapter.c asks of places.c. NULL stands for nothing.
#include "json.h"

Json *who(void);
const char *take_variant(const char *variant, const Json *declaration);
Json *position(const Json *given, const Json *tried);
Json *declarations(const Json *given, const Json *events, const Json *tried);
Json *score(const Json *given);
_Noreturn void fail(const char *reason);  // gives up the request with an error; the program goes on
