import { runInNewContext } from "node:vm";

/**
 * Characters of a worst text: twenty times a week's longest. A function that takes a millisecond for a week's text and grows with the
 * square takes minutes here, one that grows with the length milliseconds.
 */
export const WORST_LENGTH = 400_000;

/**
 * Milliseconds after which a function has failed: about a hundred times what the slowest linear ones need, and a tenth of what a quadratic
 * one needs.
 */
const ENOUGH = 10_000;

/** Repeated between two letters, so that a pattern that seeks an end after them finds none. */
const UNITS: Readonly<Record<string, string>> = {
  "line breaks": "\n",
  "lines of Windows": "\r\n",
  blanks: " ",
  tabs: "\t",
  "no-break spaces": "\u00a0",
  "blank lines": "\n \n\t",
  letters: "a",
  words: "a ",
  digits: "1",
  "grouped digits": "1,",
  "digits and blanks": "1 ",
  dashes: "-",
  "dashes apart": " - ",
  dots: ".",
  commas: ",",
  semicolons: ";",
  colons: ":",
  slashes: "/",
  "opening brackets": "(",
  "closing brackets": ")",
  "opening square brackets": "[",
  "opening braces": "{",
  "closing braces": "}",
  "opening braces apart": "{ ",
  quotes: '"',
  apostrophes: "'",
  "less-than signs": "<",
  "greater-than signs": ">",
  "begun tags": "<a ",
  "begun attributes": '<a href="',
  "open tags": "<p>",
  "closing tags": "</p>",
  headings: "<h2>",
  comments: "<!--",
  ampersands: "&",
  "begun entities": "&lt",
  "at signs": "@",
  mentions: " @a1",
  "email addresses": "a@a",
  domains: "@a.a",
  addresses: "http://a.a ",
  "addresses without end": "http://",
  "addresses in brackets": `http://a.a${")".repeat(1_990)} `,
  percents: "%",
  backslashes: "\\",
  equals: "=",
  formulas: "\n=",
  underscores: "_",
  "combining marks": "\u0301\u0316",
  "long letters": "\ufdfa",
  "directional signs": "\u202e",
  "invisible letters": "\u200b",
  Thai: "ก็",
  "joined emoji": "👩‍",
  "lone surrogates": "\ud83d",
  "control characters": "\u0001",
};

/** Repeated after a beginning that never ends. */
const BEGINNINGS = [
  "{",
  "(",
  "[",
  '"',
  "<",
  "<a",
  '<a href="',
  "&",
  "@",
  "http://",
  "/",
  "1",
  "bearer",
  "</p>",
];

/** One text at a time, because all together take tens of megabytes. */
function* worstTexts(length: number): Generator<readonly [name: string, text: string]> {
  for (const [name, unit] of Object.entries(UNITS)) {
    yield [name, `a${unit.repeat(Math.ceil(length / unit.length))}b`];
  }
  for (const begin of BEGINNINGS) {
    yield [`${begin} and blanks`, `${begin}${" ".repeat(length)}b`];
    yield [`${begin} and letters`, `${begin}${"a".repeat(length)} b`];
  }
  const half = Math.ceil(length / 2);
  yield ["marks in the wrong order", `a${"\u0301".repeat(half)}${"\u0316".repeat(half)}b`];
  yield ["dots of an email address", `a@${".a".repeat(half)} `];
  yield ["dots of an address", `http://${".a".repeat(half)} `];
  yield ["dots behind an address", `http://a${".".repeat(length)}x`];
  yield ["braces with names", `{${"a ".repeat(half)}`];
}

/**
 * Runs a function with the worst texts and fails for one that does not end in a time that grows with the length. The limit is no measurement:
 * it lies a hundred times above a linear function and far below a quadratic one, on a busy machine too.
 *
 * @throws Error naming the text that takes too long
 */
export function runWorstTexts(work: (text: string) => unknown, length: number = WORST_LENGTH): void {
  for (const [name, text] of worstTexts(length)) {
    try {
      runInNewContext("run()", { run: () => void work(text) }, { timeout: ENOUGH });
    } catch (error) {
      // An error of the other context is no instance of this one's class.
      if (Reflect.get(Object(error), "code") === "ERR_SCRIPT_EXECUTION_TIMEOUT")
        throw new Error(`${length} characters of ${name} take too long.`, { cause: error });
      throw error;
    }
  }
}
