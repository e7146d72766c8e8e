import type { Schema } from "@grow/contract";
import type { Problem } from "../../../errors/api-error.ts";
import type { WrittenTexts } from "../desks/save-translations.ts";
import type { PostText, StaffPost } from "./staff-post.ts";

/**
 * Texts as they are stored: without white space around lines of one line, and empty where there is nothing else. A text that was not sent
 * stays.
 */
export function storedText(sent: Schema<"StaffPostTextWrite">, before: StaffPost | null): PostText {
  const text = sent.text ?? before?.items_text.find(({ lang }) => lang === sent.lang)?.text ?? "";
  return {
    lang: sent.lang,
    title: sent.title.trim(),
    text: /\S/.test(text) ? text : "",
    preview: sent.preview.trim(),
    description: sent.description.trim(),
    author_role: sent.author_role.trim(),
  };
}

/** One text per language, the original among them. */
export function checkTexts(lang: string, texts: readonly { readonly lang: string }[]): Problem[] {
  const repeated = texts.flatMap((text, index): Problem[] =>
    texts.findIndex((other) => other.lang === text.lang) < index
      ? [{ code: "taken", field: `items_text.${index}.lang` }]
      : [],
  );
  return texts.some((text) => text.lang === lang)
    ? repeated
    : [...repeated, { code: "unknown_reference", field: "lang" }];
}

/** The columns of a text, by their names in `translation`. */
export function translatedFields({
  lang,
  title,
  text,
  preview,
  description,
  author_role,
}: PostText): WrittenTexts {
  return { lang, fields: { title, text, preview, description_seo: description, author_role } };
}
