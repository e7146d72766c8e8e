import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Number of reviews and mean rating of a product, its brand and its strain, if any. */
export async function ratingsOf(db: Db, productId: number): Promise<[number, number | null][]> {
  const { rows } = await sql<{ cnt_reviews: number; avg_rate: number | null }>`
    select cnt_reviews, avg_rate from product where id = ${productId}
    union all select b.cnt_reviews, b.avg_rate from brand b join product p on p.brand_id = b.id where p.id = ${productId}
    union all select s.cnt_reviews, s.avg_rate from strain s join product p on p.strain_id = s.id where p.id = ${productId}`.execute(
    db,
  );
  return rows.map((row) => [row.cnt_reviews, row.avg_rate]);
}
