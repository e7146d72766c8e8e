import { type QueryExecutorProvider, sql } from "kysely";
import { KINDS, type TranslatedKind } from "../../kinds/kinds.ts";

/** One text of a thing. */
export interface TextRow {
  text: string;
  source: "person" | "machine";
}

/** The original texts of a thing, and their stored translations into a language, by field. */
export interface OriginalRow {
  lang: string;
  title: string | null;
  text: string;
  stored: Record<string, TextRow>;
}

/** A translation must be of the current text; one stored without its original is assumed to be. */
export async function readOriginal(
  db: QueryExecutorProvider,
  type: TranslatedKind,
  id: number,
  lang: string,
): Promise<OriginalRow | null> {
  const { table, translation } = KINDS[type];
  const { title, text } = translation;
  const column = (name: string | null) => (name === null ? sql`null::text` : sql.ref(`o.${name}`));
  const { rows } = await sql<OriginalRow>`
    select o.lang, ${column(title)} as title, coalesce(${column(text)}, '') as text, (
      select coalesce(json_object_agg(t.field, json_build_object('text', t.text, 'source', t.source)), '{}')
      from translation t
      where t.type = ${type} and t.content_id = o.id and t.lang = ${lang}
        and (t.original is null
          or t.original = md5(case when t.field = ${title} then ${column(title)} else ${column(text)} end))
    ) as stored
    from ${sql.table(table)} o where o.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Stores a machine translation, unless there is a person's of the same text. */
export async function storeMachineText(
  db: QueryExecutorProvider,
  {
    type,
    id,
    field,
    lang,
    original,
    text,
  }: { type: TranslatedKind; id: number; field: string; lang: string; original: string; text: string },
): Promise<void> {
  await sql`
    insert into translation (type, content_id, field, lang, text, source, original)
    values (${type}, ${id}, ${field}, ${lang}, ${text}, 'machine', md5(${original}))
    on conflict (type, content_id, field, lang) do update
    set text = excluded.text, source = excluded.source, original = excluded.original, add_date = now()
    where translation.source = 'machine' or translation.original <> excluded.original`.execute(db);
}
