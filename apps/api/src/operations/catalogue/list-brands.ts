import type { ReadQuery, Schema } from "@grow/contract";
import { cutText, plainText } from "@grow/domain";
import { SECTION_CATEGORIES } from "@grow/domain/sections";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../content/catalogue/catalogue-refs.ts";
import { inCatalogue } from "../../content/catalogue/product-list.ts";
import { followedBy } from "../../content/followed-by.ts";
import { likeText } from "../../db/like-text.ts";
import { defineOperation } from "../../http/define-operation.ts";

type Query = ReadQuery<"listBrands">;

const SORTS: Record<Query["sort"], RawBuilder<unknown>> = {
  diaries: sql`b.cnt_diaries desc, b.id desc`,
  rate: sql`b.avg_rate desc nulls last, b.id desc`,
  reviews: sql`b.cnt_reviews desc, b.id desc`,
  new: sql`b.add_date desc, b.id desc`,
  name: sql`lower(b.name), b.id`,
};

/** Characters of a description that a list shows, at most. */
const PREVIEW = 200;

interface Row {
  brand: BrandRef;
  description: string;
  place: string | null;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_products: number;
  cnt_strains: number;
  cnt_diaries: number;
  cnt_harvests: number;
  yield_watt: Schema<"Spread"> | null;
  is_follow: boolean;
}

export const listBrands = defineOperation("listBrands", async ({ query, user, reads }) => {
  const { sort, start, limit, section, has_counts } = query;
  const base = brandConditions(query);
  const chosen = query.category === undefined ? base : [...base, sells(query.category)];
  const where = sql.join(chosen, sql` and `);
  const [page, counted, words] = await Promise.all([
    sql<Row>`
      select ${brandJson} as brand, b.description, b.place, b.avg_rate, b.cnt_reviews, b.cnt_products, b.cnt_strains,
        b.cnt_diaries, b.cnt_harvests, ${followedBy(user?.id ?? null, "brand", sql`b.id`)} as is_follow,
        (select nullif(g.value -> 'yield_watt', 'null') from grow_statistics g
         where g.type = 'brand' and g.content_id = b.id and g.val = '') as yield_watt
      from brand b where ${where} order by ${SORTS[sort]} limit ${limit} offset ${start}`.execute(reads),
    sql<{ total: number }>`select count(*)::int as total from brand b where ${where}`.execute(reads),
    has_counts && section !== undefined && section !== "equipment"
      ? countCategories(reads, base, section)
      : undefined,
  ]);
  return {
    status: 200,
    data: {
      items: page.rows.map(presentBrandCard),
      total: counted.rows[0]?.total ?? 0,
      start,
      limit,
      ...(words === undefined ? {} : { items_word: words }),
    },
  };
});

/** Over brands `b`, without the category. */
export function brandConditions({
  section,
  letter,
  query,
}: Pick<Query, "section" | "letter" | "query">): RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`not b.is_remove`];
  if (section !== undefined) conditions.push(inCatalogue(sql`b.section`, section));
  if (letter === "0") conditions.push(sql`upper(left(b.name, 1)) !~ '^[A-Z]'`);
  else if (letter !== undefined) conditions.push(sql`upper(left(b.name, 1)) = ${letter}`);
  if (query !== undefined)
    conditions.push(sql`lower(b.name) like ${`%${likeText(query.trim().toLowerCase())}%`}`);
  return conditions;
}

/** The brand has a product of the category. */
export function sells(category: string): RawBuilder<boolean> {
  return sql`exists (
    select from product p
    where p.brand_id = b.id and p.section = b.section and p.category = ${category} and not p.is_remove)`;
}

async function countCategories(
  db: QueryExecutorProvider,
  base: readonly RawBuilder<boolean>[],
  section: Schema<"Section">,
): Promise<Schema<"WordCount">[]> {
  const { rows } = await sql<Schema<"WordCount">>`
    select p.category as word, count(distinct b.id)::int as cnt
    from brand b join product p on p.brand_id = b.id and p.section = b.section and not p.is_remove
    where ${sql.join(base, sql` and `)} and p.category = any(${SECTION_CATEGORIES[section]}) group by 1`.execute(
    db,
  );
  const order = SECTION_CATEGORIES[section];
  return rows.sort((a, b) => order.indexOf(a.word) - order.indexOf(b.word));
}

function presentBrandCard(row: Row): Schema<"BrandCard"> {
  return {
    ...presentBrandShort(row.brand),
    preview: cutText(plainText(row.description), PREVIEW),
    place: row.place,
    item_stat: { avg_rate: row.avg_rate, cnt_reviews: row.cnt_reviews },
    cnt_products: row.cnt_products,
    cnt_strains: row.cnt_strains,
    cnt_diaries: row.cnt_diaries,
    cnt_harvests: row.cnt_harvests,
    yield_watt: row.yield_watt,
    is_follow: row.is_follow,
  };
}
