import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { Problem } from "../../../errors/api-error.ts";
import type { DeskName } from "./desk.ts";

type Article = Schema<"StaffArticle">;

/** The articles about a row, by language. */
export async function readArticles(
  db: QueryExecutorProvider,
  desk: DeskName,
  id: number,
): Promise<Article[]> {
  const { rows } = await sql<Article>`
    select lang, title, text, source from wiki where type = ${desk} and content_id = ${id} order by lang`.execute(
    db,
  );
  return rows;
}

/** One article per language. */
export function checkArticles(articles: readonly Article[]): Problem[] {
  return articles.flatMap(({ lang }, index) =>
    articles.findIndex((other) => other.lang === lang) < index
      ? [{ code: "taken" as const, field: `items_article.${index}.lang` }]
      : [],
  );
}

export async function saveArticles(
  tx: Tx,
  desk: DeskName,
  id: number,
  articles: readonly Article[],
): Promise<void> {
  const langs = articles.map(({ lang }) => lang);
  await sql`
    delete from wiki where type = ${desk} and content_id = ${id} and lang <> all (${langs}::text[])`.execute(
    tx,
  );
  for (const { lang, title, text, source } of articles) {
    await sql`
      insert into wiki as w (type, content_id, lang, title, text, source)
      values (${desk}, ${id}, ${lang}, ${title.trim()}, ${text}, ${source})
      on conflict (type, content_id, lang) do update
        set title = excluded.title, text = excluded.text, source = excluded.source, update_date = now()
        where (w.title, w.text, w.source) is distinct from (excluded.title, excluded.text, excluded.source)`.execute(
      tx,
    );
  }
}
