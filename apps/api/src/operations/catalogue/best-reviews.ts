import { type RawBuilder, sql } from "kysely";

/** Reviews that a page shows before its tab of all. */
const SHOWN = 3;

/**
 * The most helpful reviews, for `readReviews`.
 *
 * @param products a condition over products `p`
 */
export function bestReviews(products: RawBuilder<unknown>): RawBuilder<unknown> {
  const order = sql`(r.text <> '') desc, r.cnt_likes desc, r.id desc`;
  return sql`r.id in (
    select r.id from review r where r.is_visible and r.product_id in (select p.id from product p where ${products})
    order by ${order} limit ${SHOWN}) order by ${order}`;
}
