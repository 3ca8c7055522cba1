// What the page remembers of a visitor on this device, if it may: whether the tools were started, and the colours.

const BEGIN = "belote-";

export function remembered(name) {
  try {
    return localStorage.getItem(BEGIN + name);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(BEGIN + name, value);
  } catch {
    // Nothing is remembered then.
  }
}
