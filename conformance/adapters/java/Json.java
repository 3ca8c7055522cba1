// A small reader and writer of JSON: objects are maps, lists lists, integers Long, other numbers Double.

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Returns an object of names and values in turn, or, of a single argument, that argument as an object. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object... members) {
        if (members.length == 1) {
            return (Map<String, Object>) members[0];
        }
        Map<String, Object> made = new LinkedHashMap<>();
        for (int i = 0; i < members.length; i += 2) {
            made.put((String) members[i], members[i + 1]);
        }
        return made;
    }

    /** Returns the members of both objects; where both have one, that of the second. */
    static Map<String, Object> with(Map<String, Object> first, Map<String, Object> second) {
        Map<String, Object> made = new LinkedHashMap<>(first);
        made.putAll(second);
        return made;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> objects(Object value) {
        return (List<Map<String, Object>>) value;
    }

    @SuppressWarnings("unchecked")
    static List<String> words(Object value) {
        return (List<String>) value;
    }

    static int number(Object value) {
        return Math.toIntExact((Long) value);
    }

    /** Reads one value. Throws IllegalArgumentException for a text that is not JSON. */
    static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value();
        reader.space();
        if (reader.at != text.length()) {
            throw reader.broken();
        }
        return value;
    }

    private IllegalArgumentException broken() {
        return new IllegalArgumentException("not JSON at character " + at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean take(String word) {
        space();
        if (!text.startsWith(word, at)) {
            return false;
        }
        at += word.length();
        return true;
    }

    private void need(String word) {
        if (!take(word)) {
            throw broken();
        }
    }

    private Object value() {
        if (take("{")) {
            return members();
        }
        if (take("[")) {
            return items();
        }
        if (take("\"")) {
            return string();
        }
        if (take("true")) {
            return true;
        }
        if (take("false")) {
            return false;
        }
        return take("null") ? null : figure();
    }

    private Map<String, Object> members() {
        Map<String, Object> made = new LinkedHashMap<>();
        if (take("}")) {
            return made;
        }
        do {
            need("\"");
            String name = string();
            need(":");
            made.put(name, value());
        } while (take(","));
        need("}");
        return made;
    }

    private List<Object> items() {
        List<Object> made = new ArrayList<>();
        if (take("]")) {
            return made;
        }
        do {
            made.add(value());
        } while (take(","));
        need("]");
        return made;
    }

    private Object figure() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        try {
            return digits.matches("-?[0-9]+") ? (Object) Long.valueOf(digits) : (Object) Double.valueOf(digits);
        } catch (NumberFormatException error) {
            throw broken();
        }
    }

    private String string() {
        StringBuilder made = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                return made.toString();
            }
            made.append(c == '\\' ? escaped() : c);
        }
        throw broken();
    }

    private char escaped() {
        if (at + 1 > text.length()) {
            throw broken();
        }
        char c = text.charAt(at++);
        if (c == 'u' && at + 4 <= text.length()) {
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int known = "\"\\/bfnrt".indexOf(c);
        if (known < 0) {
            throw broken();
        }
        return "\"\\/\b\f\n\r\t".charAt(known);
    }

    /** Writes a value on one line. */
    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            String between = "{";
            for (Map.Entry<?, ?> member : map.entrySet()) {
                out.append(between);
                quote((String) member.getKey(), out);
                out.append(':');
                write(member.getValue(), out);
                between = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String between = "[";
            for (Object item : list) {
                out.append(between);
                write(item, out);
                between = ",";
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof String word) {
            quote(word, out);
        } else {
            out.append(value);
        }
    }

    private static void quote(String word, StringBuilder out) {
        out.append('"');
        for (char c : word.toCharArray()) {
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || Character.isSurrogate(c)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
