import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type BrandRef, brandJson, presentBrandShort } from "../../../content/catalogue/catalogue-refs.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

interface RequestRow extends Omit<Schema<"BrandRequest">, "item_user" | "item_brand"> {
  user: UserRef;
  brand: BrandRef | null;
}

/**
 * Requests of growers to manage a brand, the oldest first.
 *
 * @param which a condition over requests `q`
 */
export async function readRequests(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  { start, limit }: { start: number; limit: number },
): Promise<Schema<"BrandRequest">[]> {
  const { rows } = await sql<RequestRow>`
    select q.id, q.name, q.section, q.site, q.text, q.state, q.add_date,
      json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) as user, ${brandJson} as brand
    from brand_request q
    join users u on u.id = q.user_id and not u.is_remove
    left join brand b on b.id = q.brand_id and not b.is_remove
    where ${which} order by q.add_date, q.id limit ${limit} offset ${start}`.execute(db);
  return rows.map(({ user, brand, ...request }) => ({
    ...request,
    item_user: presentUserShort(user),
    item_brand: brand && presentBrandShort(brand),
  }));
}
