import { type FormParts, plainParts } from "@grow/app-kit/editor/field-parts.ts";
import { type FormFields, formFields } from "@grow/app-kit/editor/form-fields.ts";
import { textOf } from "@grow/app-kit/forms/form-errors.ts";
import type { RequestBody, Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { AUDIENCES } from "../../shared/newsletter-words.ts";
import { sendInstant, sendTime } from "../../shared/send-time.ts";

/** Limits of the contract, in characters. */
export const MOST = { title: 60, preview: 90, text: 20_000 } as const;

/** Languages that readers can be chosen by. */
export const READER_LANGS = TRANSLATED_LOCALES;
type ReaderLang = (typeof READER_LANGS)[number];

/** Fields of an error that a form field shows. */
export const NEWSLETTER_FIELDS = ["title", "preview", "text", "lang", "audience", "langs", "send_date"];

const LANG = "langs_";

/** The form's name of the box of a language; ticked, it is "on". */
export const langField = (lang: ReaderLang): string => `${LANG}${lang}`;

/** What a conflict of two managers compares; the languages are one thing, and so is the time. */
export const newsletterParts: FormParts = plainParts({ [LANG]: "langs", send_: "send" });

/** The fields of a new newsletter. */
export function newNewsletterFields(lang: string): Record<string, string> {
  return {
    ...{ title: "", preview: "", text: "", lang, audience: "followers" },
    ...{ send_when: "now", send_date: "", send_time: "" },
  };
}

/** A newsletter as form fields. */
export function newsletterFields(newsletter: Schema<"Newsletter">): Record<string, string> {
  const { title, preview, text, lang, audience, langs, send_date } = newsletter;
  const { date, time } = sendTime(send_date);
  return {
    ...{ title, preview, text, lang, audience },
    ...Object.fromEntries(langs.map((one) => [langField(one), "on"])),
    ...{ send_when: send_date === null ? "now" : "later", send_date: date, send_time: time },
  };
}

/** The languages that are ticked in the fields of a form; none for all. */
export const chosenLangs = (fields: FormFields): ReaderLang[] =>
  READER_LANGS.filter((lang) => fields[langField(lang)] === "on");

/** The audience that is chosen in the fields of a form. */
export const chosenAudience = (fields: FormFields): Schema<"NewsletterAudience"> =>
  AUDIENCES.find((audience) => audience === fields.audience) ?? "followers";

/** When the fields say it goes out: null at once, undefined where a time is missing or is none. */
export function chosenTime({
  send_when,
  send_date = "",
  send_time = "",
}: FormFields): string | null | undefined {
  if (send_when !== "later") return null;
  return sendInstant({ date: send_date, time: send_time }) ?? undefined;
}

/** The request body that saves the form as a draft; without a time if that is none. */
export function newsletterBody(form: FormData, brandId: number): RequestBody<"saveNewsletter"> {
  const fields = formFields(form);
  const version = textOf(form, "version");
  const send_date = chosenTime(fields);
  return {
    ...{ brand_id: brandId, is_draft: true },
    ...(version === "" ? {} : { version: Number(version) }),
    ...{ title: textOf(form, "title").trim(), preview: textOf(form, "preview").trim() },
    ...{ text: textOf(form, "text"), lang: textOf(form, "lang") || "en" },
    ...{ audience: chosenAudience(fields), langs: chosenLangs(fields) },
    ...(send_date === undefined ? {} : { send_date }),
  };
}

/** How many members each audience has, by language. */
export type Reach = Readonly<Record<Schema<"NewsletterAudience">, Readonly<Record<ReaderLang, number>>>>;

/** How many members get a newsletter that the form describes. */
export function recipientsOf(reach: Reach, fields: FormFields): number {
  const chosen = chosenLangs(fields);
  const langs: readonly ReaderLang[] = chosen.length === 0 ? READER_LANGS : chosen;
  const counts = reach[chosenAudience(fields)];
  return langs.reduce((sum, lang) => sum + counts[lang], 0);
}
