import { type RawBuilder, sql } from "kysely";

/**
 * Joins the texts of giveaway `g` to show as `w`: those in the reader's language, else the English ones. Without a row its own texts are
 * shown.
 */
export function shownTexts(lang: string): RawBuilder<unknown> {
  const field = (name: string) => sql`max(t.text) filter (where t.field = ${sql.lit(name)})`;
  return sql`
    left join lateral (
      select t.lang, ${field("title")} as title, ${field("text")} as text, ${field("rules")} as rules
      from translation t
      where t.type = 'giveaway' and t.content_id = g.id and t.source = 'person'
        and g.lang <> ${lang} and t.lang <> g.lang and t.lang in (${lang}, 'en')
      group by t.lang having count(*) filter (where t.field in ('title', 'text')) = 2
      order by t.lang = ${lang} desc limit 1) w on true`;
}

export const shownLang = sql<string>`coalesce(w.lang, g.lang)`;
export const shownTitle = sql<string>`coalesce(w.title, g.title)`;
/** Rules bind in the language in which they were written, unless a person translated them. */
export const shownRules = sql<string>`coalesce(w.rules, g.rules)`;
