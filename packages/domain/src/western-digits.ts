/** Thai, Arabic and Persian digits, and the Arabic decimal and thousands separators. */
const DIGIT = /[๐-๙٠-٩۰-۹٫٬]/g;

/** Three decimals after the Arabic decimal separator. */
const THREE_DECIMALS = /٫([\d٠-٩۰-۹]{3})(?![\d٠-٩۰-۹])/g;

/**
 * Writes Thai, Arabic and Persian digits as 0 to 9, and Arabic separators as a point and an apostrophe. The Arabic decimal separator has one
 * meaning, so three decimals after it get a zero: with a fourth they are not taken for a group of thousands.
 */
export function withWesternDigits(text: string): string {
  // The last four bits of the code of a digit are its value, and those of the separators follow.
  return text
    .replace(THREE_DECIMALS, "٫$10")
    .replace(DIGIT, (digit) => "0123456789_.'".charAt(digit.charCodeAt(0) & 15));
}
