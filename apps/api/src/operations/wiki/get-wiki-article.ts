import { type RawBuilder, sql } from "kysely";
import { byLink } from "../../content/catalogue/by-link.ts";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

interface ArticleRow {
  title: string;
  text: string;
  source: string;
  lang: string;
}

/** Falls back to English. */
export const getWikiArticle = defineOperation("getWikiArticle", async ({ params, reads }) => {
  const { a: lang, b: type, id } = params;
  const { rows } = await sql<ArticleRow>`
    select title, text, source, lang from wiki
    where type = ${type} and content_id = ${contentId(type, id)} and lang in (${lang}, 'en')
    order by lang = ${lang} desc limit 1`.execute(reads);
  const article = rows[0];
  if (!article) throw notFound();
  return { status: 200, data: article };
});

function contentId(
  type: "strain" | "brand" | "product" | "symptom",
  id: number | string,
): RawBuilder<unknown> {
  if (/^\d+$/.test(String(id))) return sql`${Number(id)}::bigint`;
  // Symptoms have no slugs.
  if (type === "symptom") throw notFound();
  return sql`(select t.id from ${sql.table(type)} t where not t.is_remove and ${byLink(type, "t", id)})`;
}
