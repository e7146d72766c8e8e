/** Thai, Arabic and Persian digits. */
const DIGIT = /[๐-๙٠-٩۰-۹]/g;

/**
 * Writes Thai, Arabic and Persian digits as 0 to 9, and Arabic separators as a point and an apostrophe. The Arabic decimal separator has one
 * meaning, so three decimals after it get a zero: with a fourth they are not taken for a group of thousands.
 */
export function withWesternDigits(text: string): string {
  return (
    text
      // The last four bits of the code of a digit are its value.
      .replace(DIGIT, (digit) => `${digit.charCodeAt(0) & 15}`)
      .replace(/٬/g, "'")
      .replace(/٫(\d{3})(?!\d)/g, ".$10")
      .replace(/٫/g, ".")
  );
}
