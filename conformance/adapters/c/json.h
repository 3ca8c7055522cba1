// A small reader and writer of JSON. All values live until json_release; a value belongs to one list or object only.

#include <stddef.h>
#include <stdio.h>

typedef struct Json Json;

// Reads the next line of a file, which is good until the line after; NULL at the end.
const char *json_line(FILE *in);
// Reads one value; NULL for a text that is not JSON.
Json *json_read(const char *text);
void json_write(const Json *value, FILE *out);
void json_release(void);

// A member of an object, an item of a list; NULL if there is none, or if value is NULL.
Json *json_get(const Json *value, const char *name);
Json *json_at(const Json *value, size_t index);
size_t json_length(const Json *value);

// The text of a string, else ""; a number, else 0; whether a value is this string.
const char *json_text(const Json *value);
long json_number(const Json *value);
int json_is(const Json *value, const char *text);

Json *json_object(void);
Json *json_list(void);
Json *json_string(const char *text);
Json *json_integer(long number);
Json *json_copy(const Json *value);
Json *json_first(const Json *list, size_t count);
// Sets a member, in place of one of the same name; adds an item. A NULL value is written null. Both return the first.
Json *json_set(Json *object, const char *name, Json *value);
Json *json_add(Json *list, Json *item);
