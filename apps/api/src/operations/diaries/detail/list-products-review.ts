import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import { presentReview } from "../../../content/reviews/present-review.ts";
import { readReviews } from "../../../content/reviews/review-query.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { requireReadable } from "../../../rights/require-readable.ts";

/** As many as a diary has rows of equipment. */
const MAX_PRODUCTS = 100;

export const listProductsReview = defineOperation("listProductsReview", async ({ params, user, db }) => {
  const id = await requireReadable(db, params.id, user);
  const [products, reviews] = await Promise.all([
    readProducts(db, id),
    readReviews(db, sql`r.user_id = ${user.id} and r.diary_id = ${id} and not r.is_remove`, user.id),
  ]);
  const items = products.map(({ product, brand }) => {
    const review = reviews.find((one) => one.product_id === product.id);
    return {
      item_product: presentProductShort(product, brand),
      item_review: review ? presentReview(review) : null,
    };
  });
  return { status: 200, data: { items, total: items.length, start: 0, limit: MAX_PRODUCTS } };
});

/** Each product of the diary once, in the order of its equipment. */
async function readProducts(
  db: QueryExecutorProvider,
  diaryId: number,
): Promise<{ product: ProductRef; brand: BrandRef }[]> {
  const { rows } = await sql<{ product: ProductRef; brand: BrandRef }>`
    select ${productJson} as product, ${brandJson} as brand
    from (
      select product_id, min(position) as place from diary_equip
      where diary_id = ${diaryId} and product_id is not null group by product_id) used
    join product p on p.id = used.product_id and not p.is_remove
    join brand b on b.id = p.brand_id and not b.is_remove
    order by used.place, p.id limit ${MAX_PRODUCTS}`.execute(db);
  return rows;
}
