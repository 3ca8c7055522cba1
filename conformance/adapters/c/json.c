#include "json.h"

#include <stdlib.h>
#include <string.h>

enum kind { NOTHING, TRUTH, NUMBER, TEXT, LIST, OBJECT };

struct Json {
    enum kind kind;
    double number;
    char *text, *name;
    Json *first, *last, *next;
};

// Every piece of memory handed out since the last release, in one chain.
typedef union piece {
    union piece *older;
    max_align_t aligned;
} Piece;
static Piece *pieces;

static void *take(size_t size) {
    Piece *made = calloc(1, sizeof(Piece) + size);
    if (!made) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    made->older = pieces;
    pieces = made;
    return made + 1;
}

void json_release(void) {
    while (pieces) {
        Piece *older = pieces->older;
        free(pieces);
        pieces = older;
    }
}

static Json *make(enum kind kind) {
    Json *made = take(sizeof(Json));
    made->kind = kind;
    return made;
}

static char *duplicate(const char *text) {
    return strcpy(take(strlen(text) + 1), text);
}

Json *json_object(void) { return make(OBJECT); }
Json *json_list(void) { return make(LIST); }

Json *json_string(const char *text) {
    Json *made = make(TEXT);
    made->text = duplicate(text);
    return made;
}

Json *json_integer(long number) {
    Json *made = make(NUMBER);
    made->number = (double)number;
    return made;
}

Json *json_add(Json *list, Json *item) {
    item = item ? item : make(NOTHING);
    if (list->last) {
        list->last->next = item;
    } else {
        list->first = item;
    }
    list->last = item;
    return list;
}

Json *json_set(Json *object, const char *name, Json *value) {
    Json *old = json_get(object, name);
    value = value ? value : make(NOTHING);
    if (old) {
        Json *next = old->next;
        char *kept = old->name;
        *old = *value;
        old->next = next;
        old->name = kept;
        return object;
    }
    value->name = duplicate(name);
    return json_add(object, value);
}

Json *json_copy(const Json *value) {
    if (!value) {
        return NULL;
    }
    Json *made = make(value->kind);
    made->number = value->number;
    made->text = value->text ? duplicate(value->text) : NULL;
    for (const Json *child = value->first; child; child = child->next) {
        Json *copied = json_copy(child);
        copied->name = child->name ? duplicate(child->name) : NULL;
        json_add(made, copied);
    }
    return made;
}

Json *json_get(const Json *value, const char *name) {
    Json *child = value && value->kind == OBJECT ? value->first : NULL;
    while (child && strcmp(child->name, name) != 0) {
        child = child->next;
    }
    return child && child->kind == NOTHING ? NULL : child;
}

Json *json_at(const Json *value, size_t index) {
    Json *child = value ? value->first : NULL;
    while (child && index--) {
        child = child->next;
    }
    return child;
}

size_t json_length(const Json *value) {
    size_t length = 0;
    for (const Json *child = value ? value->first : NULL; child; child = child->next) {
        length++;
    }
    return length;
}

const char *json_text(const Json *value) { return value && value->kind == TEXT ? value->text : ""; }
long json_number(const Json *value) { return value && value->kind == NUMBER ? (long)value->number : 0; }

Json *json_first(const Json *list, size_t count) {
    Json *made = make(LIST);
    for (const Json *item = list ? list->first : NULL; item && count--; item = item->next) {
        json_add(made, json_copy(item));
    }
    return made;
}

int json_is(const Json *value, const char *text) {
    return value && value->kind == TEXT && strcmp(value->text, text) == 0;
}

// Reading. A reader returns NULL, and leaves the place where it is, for what is not JSON.

static Json *read_value(const char **at, int depth);

static int ahead(const char **at, const char *word) {
    *at += strspn(*at, " \t\r\n");
    if (strncmp(*at, word, strlen(word)) != 0) {
        return 0;
    }
    *at += strlen(word);
    return 1;
}

static int hex4(const char *at, unsigned *code) {
    char digits[5] = "", *end;
    strncpy(digits, at, 4);
    *code = (unsigned)strtoul(digits, &end, 16);
    return strlen(digits) == 4 && *end == 0 && digits[0] != '-' && digits[0] != '+' && digits[0] != ' ';
}

static char *put(char *out, unsigned code) {
    if (code < 0x80) {
        *out++ = (char)code;
    } else if (code < 0x800) {
        *out++ = (char)(0xC0 | code >> 6);
        *out++ = (char)(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        *out++ = (char)(0xE0 | code >> 12);
        *out++ = (char)(0x80 | (code >> 6 & 0x3F));
        *out++ = (char)(0x80 | (code & 0x3F));
    } else {
        *out++ = (char)(0xF0 | code >> 18);
        *out++ = (char)(0x80 | (code >> 12 & 0x3F));
        *out++ = (char)(0x80 | (code >> 6 & 0x3F));
        *out++ = (char)(0x80 | (code & 0x3F));
    }
    return out;
}

static int read_escape(const char **at, char **out) {
    static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    unsigned code, low;
    if (**at == 'u') {
        if (!hex4(*at + 1, &code) || code == 0) {
            return 0;
        }
        *at += 5;
        if (code >= 0xD800 && code < 0xDC00 && (*at)[0] == '\\' && (*at)[1] == 'u' && hex4(*at + 2, &low)) {
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
            *at += 6;
        }
        *out = put(*out, code);
        return 1;
    }
    const char *found = **at ? strchr(letters, **at) : NULL;
    if (!found) {
        return 0;
    }
    *(*out)++ = meant[found - letters];
    ++*at;
    return 1;
}

static char *read_text(const char **at) {
    const char *end = *at;
    while (*end && *end != '"') {
        end += *end == '\\' && end[1] ? 2 : 1;
    }
    char *text = take((size_t)(end - *at) + 1), *out = text;
    while (**at && **at != '"') {
        if (**at != '\\') {
            *out++ = *(*at)++;
        } else if (++*at, !read_escape(at, &out)) {
            return NULL;
        }
    }
    return *(*at) == '"' ? (++*at, text) : NULL;
}

static Json *read_children(const char **at, enum kind kind, const char *close, int depth) {
    Json *made = make(kind);
    if (ahead(at, close)) {
        return made;
    }
    do {
        char *name = NULL;
        if (kind == OBJECT && (!ahead(at, "\"") || !(name = read_text(at)) || !ahead(at, ":"))) {
            return NULL;
        }
        Json *child = read_value(at, depth);
        if (!child) {
            return NULL;
        }
        child->name = name;
        json_add(made, child);
    } while (ahead(at, ","));
    return ahead(at, close) ? made : NULL;
}

static Json *read_number(const char **at) {
    char *end;
    Json *made = make(NUMBER);
    size_t length = strspn(*at, "+-.eE0123456789");
    made->number = strtod(*at, &end);
    if (length == 0 || end != *at + length || **at == '+') {
        return NULL;
    }
    *at = end;
    return made;
}

static Json *read_value(const char **at, int depth) {
    if (depth == 0) {
        return NULL;
    }
    if (ahead(at, "{")) {
        return read_children(at, OBJECT, "}", depth - 1);
    }
    if (ahead(at, "[")) {
        return read_children(at, LIST, "]", depth - 1);
    }
    if (ahead(at, "\"")) {
        Json *made = make(TEXT);
        made->text = read_text(at);
        return made->text ? made : NULL;
    }
    if (ahead(at, "null")) {
        return make(NOTHING);
    }
    int truth = ahead(at, "true");
    if (truth || ahead(at, "false")) {
        Json *made = make(TRUTH);
        made->number = truth;
        return made;
    }
    return read_number(at);
}

Json *json_read(const char *text) {
    Json *made = read_value(&text, 500);
    return made && text[strspn(text, " \t\r\n")] == 0 ? made : NULL;
}

static void write_text(const char *text, FILE *out) {
    fputc('"', out);
    for (; *text; text++) {
        if ((unsigned char)*text < ' ') {
            fprintf(out, "\\u%04x", (unsigned)*text);
        } else {
            fprintf(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
        }
    }
    fputc('"', out);
}

void json_write(const Json *value, FILE *out) {
    if (!value || value->kind == NOTHING) {
        fputs("null", out);
    } else if (value->kind == TRUTH) {
        fputs(value->number ? "true" : "false", out);
    } else if (value->kind == NUMBER) {
        int whole = value->number > -1e15 && value->number < 1e15 && value->number == (double)(long long)value->number;
        fprintf(out, whole ? "%.0f" : "%.17g", value->number);
    } else if (value->kind == TEXT) {
        write_text(value->text, out);
    } else {
        fputc(value->kind == LIST ? '[' : '{', out);
        for (const Json *child = value->first; child; child = child->next) {
            if (value->kind == OBJECT) {
                write_text(child->name, out);
                fputc(':', out);
            }
            json_write(child, out);
            if (child->next) {
                fputc(',', out);
            }
        }
        fputc(value->kind == LIST ? ']' : '}', out);
    }
}

const char *json_line(FILE *in) {
    static char *line;
    static size_t size = 1 << 16;
    size_t length = 0;
    while ((line = realloc(line, size)) && fgets(line + length, (int)(size - length), in)) {
        length += strlen(line + length);
        if (length == 0 || line[length - 1] == '\n') {
            return line;
        }
        size = length + 1 < size ? size : size * 2;
    }
    return length ? line : NULL;
}
