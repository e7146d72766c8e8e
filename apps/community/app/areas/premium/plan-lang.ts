/** Languages that texts of plans are written in. */
const LANGS = ["en", "ru", "de", "es", "th"] as const;

/** The language of a page's plans; `en-tr` shows English ones. */
export function planLang(locale: string): (typeof LANGS)[number] {
  return LANGS.find((lang) => lang === locale) ?? "en";
}
