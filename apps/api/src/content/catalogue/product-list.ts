import type { ReadQuery, Schema } from "@grow/contract";
import { STRAIN_CATEGORIES } from "@grow/domain";
import { factWords, parseFactWord, SECTION_CATEGORIES } from "@grow/domain/sections";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { likeText } from "../../db/like-text.ts";
import { STRAIN_TAGS, strainTag, tagPrefix } from "./strain-tag.ts";

type Query = Omit<ReadQuery<"listProducts">, "start" | "limit" | "sort" | "has_counts">;

/** Conditions on products `p`: the fixed ones, and the selected words of each filter group. */
export interface ProductFilter {
  readonly base: readonly RawBuilder<boolean>[];
  /** Within a group any word matches. */
  readonly groups: ReadonlyMap<string, RawBuilder<boolean>>;
}

/** Products of one catalogue; equipment is every section but seedbank. */
export function inCatalogue(
  column: RawBuilder<unknown>,
  catalogue: Schema<"Catalogue">,
): RawBuilder<boolean> {
  return catalogue === "equipment" ? sql`${column} <> 'seedbank'` : sql`${column} = ${catalogue}`;
}

/** @returns null when a tag is unknown */
export function productFilter(query: Query): ProductFilter | null {
  const base = [sql<boolean>`not p.is_remove`, sql<boolean>`not b.is_remove`];
  if (query.section !== undefined) base.push(inCatalogue(sql`p.section`, query.section));
  if (query.brand_id !== undefined) base.push(sql`p.brand_id = ${query.brand_id}`);
  if (query.strain_id !== undefined) base.push(sql`p.strain_id = ${query.strain_id}`);
  if (query.except_id !== undefined) base.push(sql`p.id <> ${query.except_id}`);
  for (const word of (query.query ?? "").trim().toLowerCase().split(/\s+/).slice(0, 6)) {
    if (word !== "") base.push(sql`lower(b.name || ' ' || p.name) like ${`%${likeText(word)}%`}`);
  }
  const groups = new Map<string, RawBuilder<boolean>[]>();
  const choose = (group: string, condition: RawBuilder<boolean>) =>
    groups.set(group, [...(groups.get(group) ?? []), condition]);
  if (query.category !== undefined) choose("category", sql`p.category = ${query.category}`);
  for (const word of query.facts ?? []) {
    if (word.startsWith("category.")) {
      choose("category", sql`p.category = ${word.slice("category.".length)}`);
      continue;
    }
    const fact = parseFactWord(word);
    if (!fact) return null;
    const { name, value, isList } = fact;
    if (name === "light_type") choose(name, sql`p.light_type = ${value}`);
    else {
      const props = JSON.stringify({ [name]: isList ? [value] : value });
      choose(name, sql`p.props @> ${props}::jsonb`);
    }
  }
  for (const tag of query.tags ?? []) {
    const [category, val] = strainTag(tag) ?? [];
    if (category === undefined) return null;
    choose(
      category,
      sql`p.strain_id in (select c.strain_id from strain_category c where c.category = ${category} and c.val = ${val})`,
    );
  }
  const one = [...groups].map(
    ([name, words]) => [name, sql<boolean>`(${sql.join(words, sql` or `)})`] as const,
  );
  return { base, groups: new Map(one) };
}

/** All conditions, except those of one group. */
export function whereProducts({ base, groups }: ProductFilter, except?: string): RawBuilder<unknown> {
  const chosen = [...groups].flatMap(([name, condition]) => (name === except ? [] : [condition]));
  return sql.join([...base, ...chosen], sql` and `);
}

/**
 * Counts the matching products for each filter word of a section, given the other groups. One query.
 *
 * @param section without one only categories are unknown, so nothing is counted
 */
export async function countProductWords(
  db: QueryExecutorProvider,
  filter: ProductFilter,
  section: Schema<"Section">,
): Promise<Schema<"WordCount">[]> {
  const from = sql`from product p join brand b on b.id = p.brand_id`;
  const names = new Set(factWords(section).map((word) => word.split(".")[0] ?? ""));
  const parts = [
    sql`select p.category as word, count(*)::int as cnt ${from}
      where p.category is not null and ${whereProducts(filter, "category")} group by 1`,
    ...[...names].map((name) => {
      const where = whereProducts(filter, name);
      const word = (value: RawBuilder<unknown>) => sql`${`${name}.`}::text || ${value}`;
      if (name === "light_type")
        return sql`select ${word(sql`p.light_type`)}, count(*)::int ${from} where p.light_type is not null and ${where} group by 1`;
      return sql`select ${word(sql`v.one`)}, count(*)::int ${from}
        cross join lateral jsonb_array_elements_text(
          case jsonb_typeof(p.props -> ${name}::text) when 'array' then p.props -> ${name}::text
          when 'string' then jsonb_build_array(p.props -> ${name}::text) else '[]' end) v (one)
        where ${where} group by 1`;
    }),
    ...(section === "seedbank" ? Object.keys(STRAIN_CATEGORIES) : []).map(
      (category) => sql`select ${tagPrefix(category)}::text || c.val, count(*)::int ${from}
        join strain_category c on c.strain_id = p.strain_id and c.category = ${category}
        where ${whereProducts(filter, category)} group by 1`,
    ),
  ];
  const { rows } = await sql<{ word: string; cnt: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const order: readonly string[] = [
    ...SECTION_CATEGORIES[section],
    ...factWords(section),
    ...(section === "seedbank" ? STRAIN_TAGS : []),
  ];
  return rows
    .filter(({ word }) => order.includes(word))
    .sort((a, b) => order.indexOf(a.word) - order.indexOf(b.word));
}
