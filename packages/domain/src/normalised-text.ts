// Halfwidth voice marks become combining marks in the compatibility forms.
const LONG_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Normalises a text of any length. Of a run of combining marks it keeps thirty, like the stream-safe format of Unicode (UAX #15): sorting a
 * longer run takes time that grows with its square.
 */
export function normalisedText(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text.replace(LONG_MARKS, "$1").normalize(form);
}
