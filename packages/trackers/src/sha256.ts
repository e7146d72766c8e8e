/*
 * SHA-256 (FIPS 180-4) in plain JavaScript: a hash takes a few microseconds, whereas the browser's asynchronous one takes a hundred
 * for such short texts and is missing on pages without https.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = constants(64, Math.cbrt);
/** The same of the square roots of the first eight. */
const START = constants(8, Math.sqrt);

const words = new Int32Array(64);

/**
 * Computes the SHA-256 of a text in UTF-8, as 64 hexadecimal digits.
 *
 * @example
 * sha256Hex("abc").slice(0, 16); // "ba7816bf8f01cfea"
 */
export function sha256Hex(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const { length } = bytes;
  const blocks = ((length + 8) >> 6) + 1;
  const message = new Uint8Array(blocks * 64);
  message.set(bytes);
  message[length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 4, length * 8);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < message.length; offset += 64) compress(state, view, offset);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function compress(state: Int32Array, view: DataView, offset: number): void {
  for (let t = 0; t < 16; t += 1) words[t] = view.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const x = at(words, t - 15);
    const y = at(words, t - 2);
    const small0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const small1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[t] = at(words, t - 16) + small0 + at(words, t - 7) + small1;
  }
  let [a, b, c, d, e, f, g, h] = state as Iterable<number> as Registers;
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUND, t) + at(words, t)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = at(state, index) + value;
  });
}

/** An Int32Array has a number at each of its indexes, and cuts what is stored to 32 bits. */
type Registers = [number, number, number, number, number, number, number, number];

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

function constants(count: number, root: (prime: number) => number): Int32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime > 0)) found.push(candidate);
  // An Int32Array cuts to 32 bits, which removes the integer part.
  return Int32Array.from(found, (prime) => root(prime) * 2 ** 32);
}
