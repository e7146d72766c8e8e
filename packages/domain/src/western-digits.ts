/** Thai, Arabic and Persian digits, and the Arabic decimal and thousands separators. */
const DIGIT = /[๐-๙٠-٩۰-۹٫٬]/g;

/** Writes Thai, Arabic and Persian digits as 0 to 9, and Arabic separators as a point and an apostrophe. */
export function withWesternDigits(text: string): string {
  // The last four bits of the code of a digit are its value, and those of the separators follow.
  return text.replace(DIGIT, (digit) => "0123456789_.'".charAt(digit.charCodeAt(0) & 15));
}
