import type { ReadQuery } from "@grow/contract";
import { isStrainSubcategory } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { readStrainCards } from "../../content/catalogue/strain-cards.ts";
import { strainTag } from "../../content/catalogue/strain-tag.ts";
import { likeText } from "../../db/like-text.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";

type Query = ReadQuery<"listStrains">;

const SORTS: Record<Query["sort"], RawBuilder<unknown>> = {
  diaries: sql`s.cnt_diaries desc, s.id desc`,
  rate: sql`s.avg_rate desc nulls last, s.id desc`,
  yield: sql`s.yield_watt desc nulls last, s.id desc`,
  share: sql`c.percent desc nulls last, c.strain_id desc`,
  new: sql`s.add_date desc, s.id desc`,
  name: sql`lower(s.name), s.id`,
};

export const listStrains = defineOperation("listStrains", async ({ query, reads }) => {
  const from = strainsOf(query);
  const { sort, start, limit } = query;
  const order = SORTS[sort];
  const percent = query.category === undefined ? sql`null::smallint` : sql`c.percent`;
  const page = sql`
    select id, percent, row_number() over () as place from (
      select s.id, ${percent} as percent ${from} order by ${order} limit ${limit} offset ${start}) page`;
  const [items, total] = await Promise.all([readStrainCards(reads, page), countStrains(reads, from)]);
  return { status: 200, data: { items, total, start, limit } };
});

/** Strains `s`, joined with the requested value as `c`. */
function strainsOf({
  category,
  val,
  brand_id,
  seed_type,
  tags = [],
  query,
  sort,
}: Query): RawBuilder<unknown> {
  if ((category ?? val) !== undefined || sort === "share") {
    if (category === undefined) throw invalid([{ code: "required", field: "category" }]);
    if (val === undefined) throw invalid([{ code: "required", field: "val" }]);
    if (!isStrainSubcategory(category, val)) throw notFound();
  }
  const conditions = [sql`not s.is_remove`];
  if (brand_id !== undefined) {
    conditions.push(
      sql`s.id in (select p.strain_id from product p where p.brand_id = ${brand_id} and not p.is_remove)`,
    );
  }
  if (seed_type !== undefined) conditions.push(sql`s.seed_type = ${seed_type}`);
  for (const word of (query ?? "").trim().toLowerCase().split(/\s+/).slice(0, 6)) {
    if (word !== "") conditions.push(sql`lower(s.name) like ${`%${likeText(word)}%`}`);
  }
  for (const values of byCategory(tags)) {
    conditions.push(sql`s.id in (
      select t.strain_id from strain_category t where t.category = ${values.category} and t.val = any(${values.vals}::text[]))`);
  }
  const value =
    category === undefined
      ? sql``
      : sql`join strain_category c on c.strain_id = s.id and c.category = ${category} and c.val = ${val}`;
  return sql`from strain s ${value} where ${sql.join(conditions, sql` and `)}`;
}

/** Within a category one value is enough. */
function byCategory(tags: readonly string[]): { category: string; vals: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const tag of tags) {
    const [category, val] = strainTag(tag) ?? [];
    if (category === undefined || val === undefined) throw notFound();
    groups.set(category, [...(groups.get(category) ?? []), val]);
  }
  return [...groups].map(([category, vals]) => ({ category, vals }));
}

async function countStrains(db: QueryExecutorProvider, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}
