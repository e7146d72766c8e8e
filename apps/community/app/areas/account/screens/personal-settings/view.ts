import type { Schema } from "@grow/contract";
import { htmlLang, type Locale } from "@grow/i18n";
import { COUNTRY_CODES } from "@grow/i18n/countries";

/** Countries by name in a language, sorted as that language sorts. */
export function countriesIn(locale: Locale): { code: string; name: string }[] {
  const lang = htmlLang(locale);
  const names = new Intl.DisplayNames(lang, { type: "region" });
  const { compare } = new Intl.Collator(lang);
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

/** State of the last export of a member's data. */
export interface CopyView {
  state: Schema<"PersonalCopy">["state"];
  asked: string;
  until: string | null;
}

/** @param date writes an instant as a day */
export function copyView(
  copy: Schema<"PersonalCopy"> | null,
  date: (instant: string) => string,
): CopyView | null {
  if (copy === null) return null;
  const { state, add_date, date_end } = copy;
  return { state, asked: date(add_date), until: date_end === null ? null : date(date_end) };
}
