import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The end of a statement that changed reviews: updates count and sum of the ratings of their products, brands and strains. It needs a CTE
 * `moved (product_id, n, rate)` with the change of count and sum per product.
 */
export const moveRatings = sql`
  delta as (
    select p.id as product_id, p.brand_id, p.strain_id, sum(m.n)::int as n, sum(m.rate)::int as rate
    from moved m join product p on p.id = m.product_id group by p.id
  ), of_product as (
    update product set ${moved()} from delta where product.id = delta.product_id
  ), of_brand as (
    update brand set ${moved()}
    from (select brand_id, sum(n)::int as n, sum(rate)::int as rate from delta group by brand_id) delta
    where brand.id = delta.brand_id
  )
  update strain set ${moved()}
  from (select strain_id, sum(n)::int as n, sum(rate)::int as rate from delta group by strain_id) delta
  where strain.id = delta.strain_id`;

/** Keeps count and sum consistent for any values before. */
function moved() {
  return sql`
    cnt_reviews = greatest(0, cnt_reviews + delta.n),
    sum_rate = least(10 * greatest(0, cnt_reviews + delta.n), greatest(0, sum_rate + delta.rate))`;
}

/** The change of a product's review: added, removed, or with another rating. */
export interface RatingStep {
  product_id: number;
  n: -1 | 0 | 1;
  rate: number;
}

export async function moveRating(
  trx: QueryExecutorProvider,
  { product_id, n, rate }: RatingStep,
): Promise<void> {
  await sql`
    with moved (product_id, n, rate) as (values (${product_id}::bigint, ${n}::int, ${rate}::int)), ${moveRatings}`.execute(
    trx,
  );
}
