import type { ReadQuery, Schema } from "@grow/contract";
import { LEAST_GROWERS, RATING } from "@grow/domain";
import { RATING_VALUES } from "@grow/domain/ratings";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { MAX_TOTAL } from "../../content/diary-list/list-query.ts";
import { presentReview } from "../../content/reviews/present-review.ts";
import { readReviews } from "../../content/reviews/review-query.ts";
import { longList } from "../../db/long-list.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";

type Query = ReadQuery<"listReviews">;

/** A missing rating counts as 1. */
const SORTS: Record<Query["sort"], RawBuilder<unknown>> = {
  new: sql`r.add_date desc, r.id desc`,
  like: sql`r.cnt_likes desc, r.id desc`,
  high: sql`r.n_general desc nulls last, r.id desc`,
  low: sql`r.n_general nulls first, r.id`,
};

export const listReviews = defineOperation("listReviews", async ({ query, user, reads }) => {
  const { sort, start, limit, has_spread } = query;
  const filter = reviewFilter(query, user);
  const order = SORTS[sort];
  const page = sql`r.id in (
    select r.id from review r where ${filter} order by ${order} limit ${limit} offset ${start})`;
  const list = longList(reads, filter, "reviews");
  const known = list.total();
  const [rows, total, spread] = await Promise.all([
    readReviews(reads, sql`${page} order by ${order}`, user?.id ?? null, isPlain(query)),
    known ?? countReviews(reads, filter),
    has_spread ? readSpread(reads, filter) : undefined,
  ]);
  if (known === null) list.keepTotal(total);
  return {
    status: 200,
    data: {
      items: rows.map(presentReview),
      total: Math.min(total, MAX_TOTAL),
      start,
      limit,
      ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
      ...(spread === undefined ? {} : { item_spread: spread }),
    },
  };
});

/** All reviews, or those of one product or grower, use one index each; plans of other filters depend on their values. */
function isPlain({ brand_id, strain_id, diary_id, section, product_id, user_id }: Query): boolean {
  const isOther = [brand_id, strain_id, diary_id, section].some((value) => value !== undefined);
  return !isOther && (product_id === undefined || user_id === undefined);
}

/** Over reviews `r`. Reviews closed by moderators are listed only by author, for the author and moderators. */
function reviewFilter(query: Query, reader: Reader | null): RawBuilder<unknown> {
  const { user_id, brand_id, product_id, strain_id, diary_id, section } = query;
  const isOwnList = user_id !== undefined && (reader?.id === user_id || isModerator(reader));
  const conditions = isOwnList ? [] : [sql`r.is_visible`];
  // Visible implies not removed, but the index by author has only the latter condition.
  if (user_id !== undefined) conditions.push(sql`r.user_id = ${user_id} and not r.is_remove`);
  if (product_id !== undefined) conditions.push(sql`r.product_id = ${product_id}`);
  if (diary_id !== undefined) conditions.push(ofDiary(diary_id, reader));
  const products: RawBuilder<unknown>[] = [];
  if (brand_id !== undefined) products.push(sql`p.brand_id = ${brand_id}`);
  if (strain_id !== undefined) products.push(sql`p.strain_id = ${strain_id}`);
  if (section === "equipment") products.push(sql`p.section <> 'seedbank'`);
  else if (section !== undefined) products.push(sql`p.section = ${section}`);
  if (products.length > 0) {
    conditions.push(
      sql`r.product_id in (select p.id from product p where ${sql.join(products, sql` and `)})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Reviews have no diary if the user may not see it. */
function ofDiary(id: number, reader: Reader | null): RawBuilder<unknown> {
  if (isModerator(reader)) return sql`r.diary_id = ${id}`;
  return sql`r.diary_id = ${id} and exists (
    select from diary d where d.id = ${id} and (d.is_visible or (d.user_id = ${reader?.id ?? null}::bigint and not d.is_remove)))`;
}

async function countReviews(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from review r where ${filter} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How the ratings of all these reviews spread. Missing ratings, and those of a brand's own people, count for nothing here. */
async function readSpread(
  db: QueryExecutorProvider,
  filter: RawBuilder<unknown>,
): Promise<Schema<"RatingSpread">> {
  const { rows } = await sql<Schema<"RatingSpread">>`
    with rated as (select r.* from review r where ${filter} and not r.is_affiliated)
    select ${meanRating("n_general")}, ${meanRating("growing", "n_growing")}, ${meanRating("resistance", "n_resistance")},
      (count(distinct user_id) filter (where n_general is not null))::int as n,
      (select array_agg((select count(*)::int from rated where n_general = rating) order by rating)
       from generate_series(${RATING.worst}::int, ${RATING.best}::int) rating) as counts
    from rated`.execute(db);
  return (
    rows[0] ?? {
      counts: RATING_VALUES.map(() => 0),
      n: 0,
      n_general: null,
      n_growing: null,
      n_resistance: null,
    }
  );
}

/** The mean of a column; null with too few growers. */
const meanRating = (column: string, name = column) => sql`
  case when count(distinct user_id) filter (where ${sql.ref(column)} is not null) >= ${LEAST_GROWERS}
    then avg(${sql.ref(column)})::float8 end as ${sql.ref(name)}`;
