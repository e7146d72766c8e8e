import { type RawBuilder, sql } from "kysely";

/** The translations of post `p` that people wrote, as `t`. One counts when it has both title and text. */
const translations = sql`translation t where t.type = 'blog' and t.content_id = p.id and t.source = 'person'`;
const isWhole = sql`count(*) filter (where t.field in ('title', 'text')) = 2`;

/**
 * Joins the texts of post `p` to show as `w`: those in the reader's language, else the English ones. Without a row the post's own texts are
 * shown, because they are in that language or there is no better one.
 */
export function shownTexts(lang: string): RawBuilder<unknown> {
  const field = (name: string) => sql`max(t.text) filter (where t.field = ${sql.lit(name)})`;
  return sql`
    left join lateral (
      select t.lang, ${field("title")} as title, ${field("preview")} as preview,
        ${field("description_seo")} as description_seo, ${field("author_role")} as author_role
      from ${translations} and p.lang <> ${lang} and t.lang <> p.lang and t.lang in (${lang}, 'en')
      group by t.lang having ${isWhole}
      order by t.lang = ${lang} desc limit 1) w on true`;
}

export const shownLang = sql<string>`coalesce(w.lang, p.lang)`;
export const shownTitle = sql<string>`coalesce(w.title, p.title)`;
export const shownRole = sql<string>`coalesce(w.author_role, p.author_role)`;
export const shownText = sql<string>`case when w.lang is null then p.text else (
  select t.text from ${translations} and t.lang = w.lang and t.field = 'text') end`;
/** The HTML or plain text from which the preview is cut. A text that begins with pictures still has enough words here. */
export const shownPreview = sql<string>`coalesce(
  nullif(case when w.lang is null then p.preview else w.preview end, ''), left(${shownText}, 8000))`;
export const shownDescription = sql<string>`coalesce(
  case when w.lang is null then p.description_seo else w.description_seo end, '')`;

/** The other languages in which post `p` can be read, as JSON. */
export const otherLangs = sql<string[]>`(
  select coalesce(json_agg(o.lang order by o.lang), '[]') from (
    select t.lang from ${translations} and t.lang <> p.lang group by t.lang having ${isWhole}) o)`;

/** Whether post `p` can be read in a language. */
export function isReadableIn(lang: string): RawBuilder<boolean> {
  return sql<boolean>`(p.lang = ${lang} or (select ${isWhole} from ${translations} and t.lang = ${lang}))`;
}
