import { htmlLang, type Locale } from "@grow/i18n";
import { COUNTRY_CODES } from "@grow/i18n/countries";

/** A country to choose. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the language of the reader. */
  readonly name: string;
}

/**
 * Countries by name in a language, sorted as that language sorts. For loaders: browsers and the server may name and sort a few
 * differently.
 */
export function countriesIn(locale: Locale): Country[] {
  const lang = htmlLang(locale);
  const names = new Intl.DisplayNames(lang, { type: "region" });
  const { compare } = new Intl.Collator(lang);
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  );
}
