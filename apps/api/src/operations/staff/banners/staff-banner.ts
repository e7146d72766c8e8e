import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type BannerRow, presentBanners, readBanners } from "../../../content/ads/banner-rows.ts";
import { userLink } from "../../../content/author.ts";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentBrandShort,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { squareUrl } from "../../../media/present-photo.ts";

type StaffBanner = Schema<"StaffBanner">;

interface Around {
  id: number;
  brand: BrandRef | null;
  product: ProductRef | null;
  user: { id: number; name: string; avatar_key: string | null } | null;
  user_lang: StaffBanner["user_lang"];
}

/**
 * Banners with whose they are.
 *
 * @param which a condition on banners `n`, with an order and a limit if wanted
 */
export async function readStaffBanners(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
): Promise<StaffBanner[]> {
  return await presentStaffBanners(db, await readBanners(db, which));
}

async function presentStaffBanners(
  db: QueryExecutorProvider,
  saved: readonly BannerRow[],
): Promise<StaffBanner[]> {
  const banners = await presentBanners(
    db,
    saved.map((row) => ({ type: row.type, saved: row, draft: null, isDraftShown: false })),
  );
  const { rows } = await sql<Around>`
    select n.id, ${brandJson} as brand, ${productJson} as product, left(a.locale, 2) as user_lang,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'avatar_key', u.avatar_key) end as user
    from banner n
    left join brand b on b.id = n.brand_id
    left join product p on p.id = n.product_id
    left join users u on u.id = n.editor_id and not u.is_remove
    left join account a on a.user_id = u.id
    where n.id = any(${saved.map(({ id }) => id)}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return saved.flatMap(({ id }, index) => {
    const [item_banner, around] = [banners[index], byId.get(id)];
    if (!item_banner || !around) return [];
    const { brand, product, user, user_lang } = around;
    return [
      {
        item_banner,
        item_brand: brand && presentBrandShort(brand),
        item_product: product && brand && presentProductShort(product, brand),
        item_user: user && {
          ...{ id: user.id, name: user.name, link: userLink(user.name) },
          avatar_small: squareUrl(user.avatar_key),
        },
        user_lang,
      },
    ];
  });
}

/** @throws ApiError 404 */
export async function readStaffBanner(db: QueryExecutorProvider, id: number): Promise<StaffBanner> {
  const [banner] = await readStaffBanners(db, sql`n.id = ${id}`);
  if (!banner) throw notFound();
  return banner;
}

/**
 * Locks a banner for a change.
 *
 * @throws ApiError 404
 */
export async function lockBanner(tx: Tx, id: number): Promise<BannerRow> {
  await sql`select from banner where id = ${id} for update`.execute(tx);
  const [banner] = await readBanners(tx, sql`n.id = ${id}`);
  if (!banner) throw notFound();
  return banner;
}
