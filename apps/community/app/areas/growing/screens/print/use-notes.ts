import { useFormats } from "@grow/i18n/react";
import type { PrintNote } from "@grow/ui/diary";
import { useLingui } from "@lingui/react/macro";
import { useFigures } from "../../../../shared/words/use-figures.ts";
import { ratingWord } from "../../shared/diary/reading-words.ts";
import { reportCategoryWord, reportWord } from "../../shared/diary/report-words.ts";
import type { PrintedWeek } from "./view.ts";

/** The rest of a week's data: doses, feeding schedule, ratings and smoke report. */
export function useNotes({ doses, feeding, report, lang }: PrintedWeek): PrintNote[] {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const score = (value: number) => `${formats.number(value)}/10`;
  const notes: PrintNote[] = [];
  const add = (name: string, text: string, own = false) => {
    if (text !== "") notes.push({ name, text, ...(own ? { lang } : {}) });
  };
  add(
    t({ id: "diary.print.nutrients", message: "Nutrients" }),
    doses
      .map(({ name, brand, dose }) => [brand, name, dose && figures.text(dose)].filter(Boolean).join(" "))
      .join(", "),
  );
  add(t({ id: "diary.print.schedule", message: "Feeding chart" }), feeding, true);
  if (!report) return notes;
  const { seed, smoke, report: words, nutrients } = report;
  for (const { name, value } of seed?.ratings ?? []) add(ratingWord(i18n, name), score(value));
  for (const text of seed?.texts ?? []) add(t({ id: "diary.print.strain", message: "Strain" }), text, true);
  for (const { category, words: values } of words) {
    add(
      reportCategoryWord(i18n, category),
      values.map(({ value }) => reportWord(i18n, category, value)).join(", "),
    );
  }
  add(t({ id: "diary.print.smoke", message: "Smoke report" }), smoke, true);
  for (const { name, brand, rating, comment } of nutrients) {
    const product = [brand, name].filter(Boolean).join(" ");
    add(product, [rating === null ? "" : score(rating), comment].filter(Boolean).join(" · "), true);
  }
  return notes;
}
