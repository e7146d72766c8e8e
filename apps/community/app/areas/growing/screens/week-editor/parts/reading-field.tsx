import {
  type Measures,
  parseReading,
  READINGS,
  type ReadingKey,
  readingUnit,
  showReading,
} from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { UnitField } from "@grow/ui/input";
import { useLingui } from "@lingui/react/macro";
import { memo, useState } from "react";
import { readingWord } from "../../../../../shared/week-fields/reading-words.ts";
import { unitWord } from "../../../../../shared/words/unit-words.ts";
import { problemText } from "../problem-words.ts";
import { isOdd } from "../unusual-reading.ts";

interface ReadingFieldProps {
  reading: ReadingKey;
  /** Initial value of the field. */
  typed: string;
  /** Its last read value. */
  now: string;
  measures: Measures;
  /** The reading of the week before, as stored. */
  last: number | undefined;
  /** The server's error of this field, and the value it is about. */
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
  /** The value on focus: its message stays until the value changes. */
  const [before, setBefore] = useState<string | null>(null);
  const isTyping = before !== null && before !== now;
  const shownUnit = readingUnit(reading, measures);
  const name = readingWord(i18n, reading, shownUnit);
  const unit = unitWord(i18n, shownUnit);
  const parsed = parseReading(reading, now, measures);
  const field = `props.${reading}`;

  const then = last === undefined ? null : showReading(reading, last, measures);
  const ghost = then ? formats.number(then.value) : undefined;
  let error = refused?.typed === now ? refused.error : undefined;
  let warning: string | undefined;
  if (!isTyping && !parsed.ok) {
    error = problemText(i18n, formats, { field, problem: parsed.problem, reading }, measures);
  } else if (!isTyping && parsed.ok && isOdd(reading, parsed.value, last)) {
    const shown = ghost ? `${ghost}${unit ? ` ${unit}` : ""}` : "";
    warning = t({
      id: "weekEditor.odd",
      message: `Big jump from last time (${{ last: shown }}). Is the decimal point right?`,
    });
  }
  return (
    <UnitField
      label={name}
      name={field}
      unit={unit === "" ? undefined : unit}
      isSigned={READINGS[reading].min < 0}
      defaultValue={formats.typed(typed)}
      // Last week's value as the placeholder.
      placeholder={ghost === undefined ? undefined : t({ id: "weekEditor.ghost", message: `last ${ghost}` })}
      error={error}
      warning={warning}
      onFocus={() => setBefore(now)}
      onBlur={() => setBefore(null)}
    />
  );
});
