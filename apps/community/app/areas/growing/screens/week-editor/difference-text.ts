import { type Faza, type Measures, readingUnit } from "@grow/domain";
import { FEEDING_KEYS } from "@grow/domain/weeks";
import type { Formats } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import { eventOnDay, isEvent } from "../../../../shared/week-log/event-words.ts";
import { methodWord } from "../../../../shared/week-log/germination-words.ts";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { unitWord } from "../../../../shared/words/unit-words.ts";
import type { WeekForm } from "../../shared/week-form/week-form.ts";
import { isFeeding } from "../../shared/week-form/week-log.ts";
import type { Difference, FormPart } from "./week-differences.ts";

const joined = (mark: string, ...texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(mark);

/** The value of something that two versions of a week differ in, as one of them has it; empty for none. */
export function differenceText(
  i18n: I18n,
  formats: Pick<Formats, "typed">,
  difference: Difference,
  form: WeekForm,
  measures: Measures,
): string {
  if ("part" in difference) return PARTS[difference.part](form, i18n);
  const typed = form.readings[difference.reading].trim();
  return typed === ""
    ? ""
    : joined(" ", formats.typed(typed), unitWord(i18n, readingUnit(difference.reading, measures)));
}

const PARTS: Record<FormPart, (form: WeekForm, i18n: I18n) => string> = {
  phase: ({ faza }, i18n) => phaseWord(i18n, Number(faza) as Faza),
  number: ({ days }) => days.trim(),
  photos: ({ photos, videos }) => String(photos.length + videos.length),
  germination: ({ germ_date }) => germ_date,
  method: ({ germination_method: code }, i18n) => (code === "" ? "" : methodWord(i18n, Number(code))),
  seeds: ({ seeds_sown, seeds_sprouted }) => joined(" / ", seeds_sprouted, seeds_sown),
  events: ({ events }, i18n) =>
    joined(
      "; ",
      ...events.map((name) => {
        const [type = "", day] = name.split(".");
        return isEvent(type) ? eventOnDay(i18n, { type, day: day === undefined ? null : Number(day) }) : "";
      }),
    ),
  nutrients: ({ doses }) => joined(", ", ...doses.map(({ name, val }) => joined(" ", name, val))),
  feedings: ({ feedings }) =>
    joined(
      "; ",
      ...feedings.filter(isFeeding).map((row) => {
        const values = joined(" / ", ...FEEDING_KEYS.map((key) => row[key]));
        return row.day === "" ? values : `${row.day}: ${values}`;
      }),
    ),
  feeding: ({ feeding_schedule }) => feeding_schedule.trim(),
  comment: ({ text }) => text.trim(),
  harvest: ({ harvest_smoke, strain_comment, seed, reviews }) =>
    joined(
      "\n",
      joined(" / ", seed.growing, seed.resistance, seed.n_general),
      ...[seed.text, strain_comment, harvest_smoke],
      ...reviews.map(({ name, n_general, comment }) => joined(" ", name, n_general, comment)),
    ),
};
