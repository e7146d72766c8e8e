/** Thai, Arabic and Persian digits. The last four bits of the code of each are its value. */
const DIGIT = /[๐-๙٠-٩۰-۹]/g;

/** Writes Thai, Arabic and Persian digits as 0 to 9. */
export function withWesternDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15));
}
