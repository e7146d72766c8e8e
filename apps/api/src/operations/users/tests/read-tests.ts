import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";

/** The page of brands in the response to leaving one. */
export const FIRST_TESTS = { start: 0, limit: 20 };

/** A page of the brands that a user tests for, the newest first. */
export async function readTests(
  db: QueryExecutorProvider,
  userId: number,
  { start, limit }: { start: number; limit: number },
): Promise<Schema<"BrandTestList">> {
  const { rows } = await sql<{ brand: BrandRef; add_date: string }>`
    select ${brandJson} as brand, t.add_date
    from brand_tester t join brand b on b.id = t.brand_id and not b.is_remove
    where t.user_id = ${userId}
    order by t.add_date desc, t.brand_id desc limit ${limit} offset ${start}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from brand_tester t join brand b on b.id = t.brand_id and not b.is_remove
    where t.user_id = ${userId}`.execute(db);
  const items = rows.map(({ brand, add_date }) => ({ item_brand: presentBrandShort(brand), add_date }));
  return { items, total: counts[0]?.total ?? 0, start, limit };
}
