import { useFormats } from "@grow/i18n/react";

/** The day of an instant in a table. */
export function Moment({ at }: { at: string | null }) {
  const formats = useFormats();
  return at === null ? "–" : <time dateTime={at}>{formats.shortDate(at)}</time>;
}
