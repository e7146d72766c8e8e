import type { Schema } from "@grow/contract";
import { textLang } from "../text-lang.ts";

/** A nomination that something won. */
export interface WonAward {
  /** The page of the awards. */
  readonly href: string;
  /** Of the nomination, in the language of the reader where it has one. */
  readonly name: string;
  readonly lang: string;
  /** Null where the name says it. */
  readonly year: number | null;
}

/** What something won, with names in the language of the reader, else in English, else in the original one. */
export function wonAwards(
  won: readonly Schema<"AwardWon">[] | undefined,
  locale: string,
): readonly WonAward[] {
  const shown = (won ?? []).flatMap(({ year, link, items_name }) => {
    const named =
      items_name.find(({ lang }) => lang === textLang(locale)) ??
      items_name.find(({ lang }) => lang === "en") ??
      items_name[0];
    if (!named) return [];
    const { name, lang } = named;
    return [{ href: link, name, lang, year: name.includes(String(year)) ? null : year }];
  });
  // Two of a grower's things may share the first place.
  return [...new Map(shown.map((one) => [`${one.href} ${one.name}`, one])).values()];
}
