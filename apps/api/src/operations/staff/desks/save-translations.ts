import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** The texts of a thing in one language, by their fields; empty ones are not stored. */
export interface WrittenTexts {
  readonly lang: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Writes the translations of a thing. Machine translations of other languages stay, and give way to a written text. */
export async function saveTranslations(
  tx: Tx,
  type: "blog" | "giveaway",
  id: number,
  texts: readonly WrittenTexts[],
): Promise<void> {
  const rows = texts.flatMap(({ lang, fields }) =>
    Object.entries(fields)
      .filter(([, value]) => value !== "")
      .map(([field, value]) => ({ lang, field, text: value })),
  );
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (lang text, field text, text text)`;
  await sql`
    delete from translation t where t.type = ${type} and t.content_id = ${id} and t.source = 'person'
      and not exists (select from ${given} where given.lang = t.lang and given.field = t.field)`.execute(tx);
  await sql`
    insert into translation as t (type, content_id, field, lang, text, source)
    select ${type}::text, ${id}::bigint, given.field, given.lang, given.text, 'person' from ${given}
    on conflict (type, content_id, field, lang) do update
      set text = excluded.text, source = 'person', original = null, add_date = now()
      where (t.text, t.source) is distinct from (excluded.text, 'person')`.execute(tx);
}
