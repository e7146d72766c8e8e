import { intlTag, type Locale, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { type I18n, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { de } from "./texts/de.ts";
import { en, type MailTexts } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { ru } from "./texts/ru.ts";
import { th } from "./texts/th.ts";

export type MailTextId = keyof MailTexts;

/** Type-checked: every language must have every id of the English texts. */
const tables: Record<(typeof TRANSLATED_LOCALES)[number], MailTexts> = { en, ru, de, es, th };

const instances = new Map(TRANSLATED_LOCALES.map((locale) => [locale, readTexts(locale)]));

/**
 * The texts of emails in a language. The locale en-tr gets English, because an email cannot show message ids usefully.
 */
export function mailText(
  locale: Locale,
): (id: MailTextId, values?: Record<string, string | number>) => string {
  const i18n = instances.get(locale === "en-tr" ? "en" : locale) ?? readTexts("en");
  return (id, values) => i18n._(id, values);
}

function readTexts(locale: (typeof TRANSLATED_LOCALES)[number]): I18n {
  return setupI18n({
    locale,
    locales: intlTag(locale),
    messages: { [locale]: { ...tables[locale] } },
  }).setMessagesCompiler(compileMessage);
}
