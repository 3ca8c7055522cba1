//! A small reader and writer of JSON.

use std::fmt::{Display, Formatter, Result as Written};

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// Returns an object of names and values.
pub fn object(members: Vec<(&str, Json)>) -> Json {
    Json::Object(members.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        Json::Text(text.to_string())
    }
}

impl From<i64> for Json {
    fn from(number: i64) -> Json {
        Json::Number(number as f64)
    }
}

impl From<Vec<Json>> for Json {
    fn from(items: Vec<Json>) -> Json {
        Json::List(items)
    }
}

#[allow(dead_code)]
impl Json {
    /// Reads one value; the error says where the text is not JSON.
    pub fn read(text: &str) -> Result<Json, String> {
        let mut reader = Reader { bytes: text.as_bytes(), at: 0 };
        let value = reader.value(500)?;
        reader.space();
        if reader.at == text.len() { Ok(value) } else { reader.broken() }
    }

    /// Returns a member of an object, or Null.
    pub fn get(&self, name: &str) -> &Json {
        match self {
            Json::Object(members) => {
                members.iter().find(|(key, _)| key == name).map_or(&Json::Null, |(_, value)| value)
            }
            _ => &Json::Null,
        }
    }

    /// Returns the items of a list; of anything else none.
    pub fn items(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }

    /// Returns the text of a string; of anything else "".
    pub fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }

    /// Returns a whole number; of anything else 0.
    pub fn number(&self) -> i64 {
        if let Json::Number(number) = self { *number as i64 } else { 0 }
    }

    pub fn is_null(&self) -> bool {
        *self == Json::Null
    }

    /// Returns the members of both objects; where both have one, that of the second.
    pub fn with(self, other: Json) -> Json {
        let (Json::Object(mut members), Json::Object(added)) = (self, other) else { return Json::Null };
        for (name, value) in added {
            members.retain(|(key, _)| *key != name);
            members.push((name, value));
        }
        Json::Object(members)
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn broken<T>(&self) -> Result<T, String> {
        Err(format!("not JSON at byte {}", self.at))
    }

    fn space(&mut self) {
        while self.bytes.get(self.at).is_some_and(|byte| b" \t\r\n".contains(byte)) {
            self.at += 1;
        }
    }

    fn take(&mut self, word: &str) -> bool {
        self.space();
        let found = self.bytes[self.at..].starts_with(word.as_bytes());
        self.at += if found { word.len() } else { 0 };
        found
    }

    fn need(&mut self, word: &str) -> Result<(), String> {
        if self.take(word) { Ok(()) } else { self.broken() }
    }

    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth == 0 {
            return self.broken();
        }
        if self.take("{") {
            return self.members(depth - 1);
        }
        if self.take("[") {
            return self.list(depth - 1);
        }
        if self.take("\"") {
            return Ok(Json::Text(self.string()?));
        }
        for (word, value) in [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))] {
            if self.take(word) {
                return Ok(value);
            }
        }
        self.figure()
    }

    fn members(&mut self, depth: usize) -> Result<Json, String> {
        let mut members = Vec::new();
        if self.take("}") {
            return Ok(Json::Object(members));
        }
        loop {
            self.need("\"")?;
            let name = self.string()?;
            self.need(":")?;
            members.push((name, self.value(depth)?));
            if !self.take(",") {
                self.need("}")?;
                return Ok(Json::Object(members));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, String> {
        let mut items = Vec::new();
        if self.take("]") {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth)?);
            if !self.take(",") {
                self.need("]")?;
                return Ok(Json::List(items));
            }
        }
    }

    fn figure(&mut self) -> Result<Json, String> {
        let length = self.bytes[self.at..].iter().take_while(|byte| b"+-.eE0123456789".contains(byte)).count();
        let digits = String::from_utf8_lossy(&self.bytes[self.at..self.at + length]).to_string();
        match digits.parse() {
            Ok(number) => {
                self.at += length;
                Ok(Json::Number(number))
            }
            Err(_) => self.broken(),
        }
    }

    fn string(&mut self) -> Result<String, String> {
        let mut made = Vec::new();
        loop {
            match self.bytes.get(self.at) {
                None => return self.broken(),
                Some(b'"') => {
                    self.at += 1;
                    return String::from_utf8(made).or_else(|_| self.broken());
                }
                Some(b'\\') => {
                    let letter = self.escape()?;
                    made.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
                }
                Some(byte) => {
                    made.push(*byte);
                    self.at += 1;
                }
            }
        }
    }

    fn escape(&mut self) -> Result<char, String> {
        let letter = self.bytes.get(self.at + 1).copied().unwrap_or(0);
        self.at += 2;
        Ok(match letter {
            b'"' | b'\\' | b'/' => letter as char,
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let mut code = self.hex()?;
                if (0xD800..0xDC00).contains(&code) && self.bytes[self.at..].starts_with(b"\\u") {
                    self.at += 2;
                    code = 0x10000 + ((code - 0xD800) << 10) + (self.hex()? & 0x3FF);
                }
                char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            _ => return self.broken(),
        })
    }

    fn hex(&mut self) -> Result<u32, String> {
        let digits = self.bytes.get(self.at..self.at + 4).and_then(|bytes| std::str::from_utf8(bytes).ok());
        self.at += 4;
        digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).map_or_else(|| self.broken(), Ok)
    }
}

impl Display for Json {
    /// Writes a value on one line.
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        match self {
            Json::Null => write!(out, "null"),
            Json::Bool(truth) => write!(out, "{truth}"),
            Json::Number(number) => write!(out, "{number}"),
            Json::Text(text) => quote(text, out),
            Json::List(items) => {
                write!(out, "[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(out, "{}{item}", if i == 0 { "" } else { "," })?;
                }
                write!(out, "]")
            }
            Json::Object(members) => {
                write!(out, "{{")?;
                for (i, (name, value)) in members.iter().enumerate() {
                    write!(out, "{}", if i == 0 { "" } else { "," })?;
                    quote(name, out)?;
                    write!(out, ":{value}")?;
                }
                write!(out, "}}")
            }
        }
    }
}

fn quote(text: &str, out: &mut Formatter<'_>) -> Written {
    write!(out, "\"")?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => write!(out, "\\{letter}")?,
            '\0'..='\u{1f}' => write!(out, "\\u{:04x}", letter as u32)?,
            _ => write!(out, "{letter}")?,
        }
    }
    write!(out, "\"")
}
