import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** Counts the products and strains of a brand after one came or went. */
export async function countProducts(tx: Tx, brandId: number): Promise<void> {
  await sql`
    update brand b set
      cnt_products = (select count(*)::int from product p where p.brand_id = b.id and not p.is_remove),
      cnt_strains = (select count(distinct p.strain_id)::int from product p where p.brand_id = b.id and not p.is_remove)
    where b.id = ${brandId}`.execute(tx);
}
