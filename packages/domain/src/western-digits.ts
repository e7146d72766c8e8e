const DIGIT = /[๐-๙٠-٩۰-۹]/g;

/** Zeros in Thai, Persian and Arabic, the highest code first; the other digits follow theirs. */
const ZEROS = [0x0e50, 0x06f0, 0x0660];

/**
 * Writes Thai, Arabic and Persian numbers with 0 to 9. The Arabic separators have one meaning each: a point for decimals, an apostrophe
 * for thousands.
 */
export function withWesternDigits(text: string): string {
  return (
    text
      .replace(DIGIT, (digit) => {
        const code = digit.charCodeAt(0);
        return String(code - (ZEROS.find((zero) => code >= zero) ?? 0));
      })
      .replaceAll("٬", "'")
      // With a fourth decimal they are not taken for a group of thousands.
      .replace(/٫(\d{3})(?!\d)/g, ".$10")
      .replaceAll("٫", ".")
  );
}
