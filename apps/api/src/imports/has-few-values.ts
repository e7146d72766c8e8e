const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, OPEN_OBJECT] = Buffer.from('"\\,[{');

/**
 * Whether a JSON document has at most so many values, without parsing it: counts commas and opening brackets outside of texts, of which
 * each value but the first needs one.
 */
export function hasFewValues(bytes: Uint8Array, most: number): boolean {
  let left = most;
  let isText = false;
  for (let place = 0; place < bytes.byteLength; place += 1) {
    const byte = bytes[place];
    if (isText) {
      if (byte === BACKSLASH) place += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_OBJECT) {
      left -= 1;
      if (left < 0) return false;
    }
  }
  return true;
}
