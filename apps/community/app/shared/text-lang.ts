/** Languages that texts of the site are written in. */
const LANGS = ["en", "ru", "de", "es", "th"] as const;

/** The language in which to ask for a text of the site; `en-tr` shows English ones. */
export function textLang(locale: string): (typeof LANGS)[number] {
  return LANGS.find((lang) => lang === locale) ?? "en";
}
