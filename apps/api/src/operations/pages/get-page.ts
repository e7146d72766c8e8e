import { sql } from "kysely";
import { fillOperator } from "../../content/pages/fill-operator.ts";
import { shippedPage, TEXTS_DATE } from "../../content/pages/texts/texts.ts";
import { defineOperation } from "../../http/define-operation.ts";

interface PageRow {
  title: string;
  description: string;
  text: string;
  lang: string;
  update_date: string;
}

/** Staff edits override the built-in text of the same language. English never replaces a text in the requested language. */
export const getPage = defineOperation("getPage", async ({ params, query, reads, config }) => {
  const { page: name } = params;
  const { rows } = await sql<PageRow>`
    select title, description, text, lang, update_date from page
    where name = ${name} and lang in (${query.lang}, 'en') and is_edited order by lang = ${query.lang} desc limit 1`.execute(
    reads,
  );
  const shipped = { ...shippedPage(name, query.lang), update_date: TEXTS_DATE };
  const [written] = rows;
  const isNearer = written !== undefined && (written.lang === query.lang || shipped.lang !== query.lang);
  const { title, description, text, lang, update_date } = isNearer ? written : shipped;
  const host = new URL(config.publicUrl).host;
  return {
    status: 200,
    data: { name, title, description, text: fillOperator(text, config.operator, host), lang, update_date },
  };
});
