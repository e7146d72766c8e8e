import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { Problem } from "../../../errors/api-error.ts";
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

/** Writes the translations of a post. Machine translations of other languages stay, and give way to a written text. */
export async function saveTranslations(tx: Tx, postId: number, texts: readonly PostText[]): Promise<void> {
  const rows = texts.flatMap(({ lang, title, text, preview, description, author_role }) =>
    Object.entries({ title, text, preview, description_seo: description, author_role })
      .filter(([, value]) => value !== "")
      .map(([field, value]) => ({ lang, field, text: value })),
  );
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (lang text, field text, text text)`;
  await sql`
    delete from translation t where t.type = 'blog' and t.content_id = ${postId} and t.source = 'person'
      and not exists (select from ${given} where given.lang = t.lang and given.field = t.field)`.execute(tx);
  await sql`
    insert into translation as t (type, content_id, field, lang, text, source)
    select 'blog', ${postId}, given.field, given.lang, given.text, 'person' from ${given}
    on conflict (type, content_id, field, lang) do update
      set text = excluded.text, source = 'person', original = null, add_date = now()
      where (t.text, t.source) is distinct from (excluded.text, 'person')`.execute(tx);
}
