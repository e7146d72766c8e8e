import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentBrandShort,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import { presentUserShort, type UserRef } from "../access/people.ts";

interface StrainRef {
  id: number;
  name: string;
  slug: string;
}

interface RequestRow extends Pick<Schema<"StrainRequest">, "id" | "name" | "state" | "add_date"> {
  brand: BrandRef;
  product: ProductRef;
  user: UserRef | null;
  strain: StrainRef | null;
  similar: StrainRef[];
}

/** Similar strains that a request shows. */
const SHOWN_SIMILAR = 5;

/** Requests `q` whose seeds were not deleted meanwhile. */
export const REQUEST_TABLES = sql`
  strain_request q
  join product p on p.id = q.product_id and not p.is_remove
  join brand b on b.id = p.brand_id and not b.is_remove`;

/**
 * Strains requested by brands, oldest first.
 *
 * @param which a condition over requests `q`
 */
export async function readStrainRequests(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
  { start, limit }: { start: number; limit: number },
): Promise<Schema<"StrainRequest">[]> {
  const { rows } = await sql<RequestRow>`
    select q.id, q.name, q.state, q.add_date, ${brandJson} as brand, ${productJson} as product,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) end as user,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end as strain,
      (select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'slug', x.slug)), '[]') from (
         select id, name, slug from strain
         where q.state = 'open' and not is_remove and position(split_part(lower(q.name), ' ', 1) in lower(name)) > 0
         order by lower(name) = lower(q.name) desc, cnt_diaries desc, id limit ${SHOWN_SIMILAR}) x) as similar
    from ${REQUEST_TABLES}
    left join users u on u.id = q.user_id and not u.is_remove
    left join strain s on s.id = q.strain_id and not s.is_remove
    where ${which} order by q.add_date, q.id limit ${limit} offset ${start}`.execute(db);
  return rows.map(({ brand, product, user, strain, similar, ...request }) => ({
    ...request,
    item_brand: presentBrandShort(brand),
    item_product: presentProductShort(product, brand),
    item_user: user && presentUserShort(user),
    item_strain: strain && presentStrainShort(strain),
    items_similar: similar.map(presentStrainShort),
  }));
}

function presentStrainShort({ id, name, slug }: StrainRef): Schema<"StrainShort"> {
  return { id, name, link: `/strains/${slug}` };
}
