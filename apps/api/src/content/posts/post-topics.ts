import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";

/** A category or tag in query results. */
export interface TopicRow {
  slug: string;
  name: string;
}

/** Joins the category of post `p` as `c`, and its name in a language as `cn`. */
export function categoryOfPost(lang: string): RawBuilder<unknown> {
  return sql`
    left join post_category c on c.slug = p.category
    left join post_category_text cn on cn.slug = c.slug and cn.lang = ${lang}`;
}

/** The name of category `c`, with its texts joined as `cn`. */
export const categoryName = sql<string>`coalesce(cn.name, c.name)`;

/** The category at a slug, former ones included; a present one takes precedence. */
export function categoryAt(slug: string): RawBuilder<string> {
  return sql<string>`coalesce((select c.slug from post_category c where c.slug = ${slug}),
    (select o.category from post_category_old_slug o where o.slug = ${slug}))`;
}

/** The tag at a slug, former ones included; a present one takes precedence. */
export function tagAt(slug: string): RawBuilder<string> {
  return sql<string>`coalesce((select n.tag from journal_tag n where n.tag = ${slug}),
    (select o.tag from journal_tag_old_slug o where o.slug = ${slug}))`;
}

/** The name of a tag: in a language, else in English, else its own words. */
export function tagName(tag: RawBuilder<unknown>, lang: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select n.name from post_tag_text n where n.tag = ${tag} and n.lang in (${lang}, 'en')
    order by n.lang = ${lang} desc limit 1), replace(${tag}, '-', ' '))`;
}

export function presentCategory({ slug, name }: TopicRow): Schema<"PostTopicShort"> {
  return { slug, name, link: `/journal/category/${slug}` };
}

export function presentTag({ slug, name }: TopicRow): Schema<"PostTopicShort"> {
  return { slug, name, link: `/journal/tags/${slug}` };
}
