import { DEFAULT_LOCALE, isLocale, type Locale } from "@grow/i18n/locales";

/** The language of `Accept-Language`; English for unsupported ones. */
export function readerLocale(header: string | undefined): Locale {
  for (const part of (header ?? "").split(",").slice(0, 10)) {
    const tag = part.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (isLocale(tag)) return tag;
    const language = tag.split("-", 1)[0];
    if (isLocale(language)) return language;
  }
  return DEFAULT_LOCALE;
}
