import { type Measures, parseReading, type ReadingKey, readingUnit, showReading } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { UnitField } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { memo, useState } from "react";
import { unitWord } from "../../../../shared/words/unit-words.ts";
import { isOdd } from "../odd-reading.ts";
import { problemText } from "../problem-words.ts";
import { readingWord } from "../reading-words.ts";

interface ReadingFieldProps {
  reading: ReadingKey;
  /** What the field holds at first. */
  typed: string;
  /** What it held a moment ago. */
  now: string;
  measures: Measures;
  /** The reading of the week before, as stored. */
  last: number | undefined;
  /** What the server said of this field, and of which content. */
  refused: { readonly error: string | undefined; readonly typed: string } | undefined;
}

/**
 * One reading with its unit. Comma and point are the same, a unit may be typed behind the number. What cannot be read, and
 * what lies far from last week's, is said once the field is left.
 */
export const ReadingField = memo(function ReadingField({
  reading,
  typed,
  now,
  measures,
  last,
  refused,
}: ReadingFieldProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  /** What stood here when the field got the focus: what is said of it stays until something else is typed. */
  const [before, setBefore] = useState<string | null>(null);
  const isTyping = before !== null && before !== now;
  const name = readingWord(i18n, reading);
  const unit = unitWord(i18n, readingUnit(reading, measures));
  const parsed = parseReading(reading, now, measures);
  const field = `props.${reading}`;

  let error = refused?.typed === now ? refused.error : undefined;
  let warning: string | undefined;
  if (!isTyping && !parsed.ok) {
    error = problemText(i18n, formats, { field, problem: parsed.problem, reading }, measures);
  } else if (!isTyping && parsed.ok && isOdd(reading, parsed.value, last)) {
    const then = showReading(reading, last, measures);
    const shown = then ? `${formats.number(then.value)}${unit ? ` ${unit}` : ""}` : "";
    warning = t({
      id: "weekEditor.odd",
      message: `Far from your last reading (${{ last: shown }}). Check the decimal point, or keep it.`,
    });
  }
  return (
    <UnitField
      label={name}
      name={field}
      unit={unit === "" ? undefined : unit}
      defaultValue={formats.typed(typed)}
      error={error}
      warning={warning}
      onFocus={() => setBefore(now)}
      onBlur={() => setBefore(null)}
    />
  );
});
