import { useFormats } from "@grow/i18n/react";

/** An instant in the reader's language, in UTC; the text around it names the zone. */
export function DateTime({ instant }: { instant: string }) {
  const formats = useFormats();
  return <time dateTime={instant}>{formats.dateTime(instant)}</time>;
}
