import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { squareUrl } from "../../media/present-photo.ts";
import { type BrandRef, brandJson } from "../diaries/catalogue-refs.ts";
import { likeText } from "../search/queries.ts";

/** A grower as JSON. */
interface UserRef {
  id: number;
  name: string;
  avatar_key: string | null;
}

export function presentUserShort({ id, name, avatar_key }: UserRef): Schema<"UserShort"> {
  return { id, name, link: `/grower/${name}`, avatar_small: squareUrl(avatar_key) };
}

/** The brands a grower manages, by name. */
export async function readManagedBrands(db: QueryExecutorProvider, userId: number): Promise<BrandRef[]> {
  const { rows } = await sql<{ brand: BrandRef }>`
    select ${brandJson} as brand from brand_manager m join brand b on b.id = m.brand_id and not b.is_remove
    where m.user_id = ${userId} order by lower(b.name), b.id`.execute(db);
  return rows.map((row) => row.brand);
}

/** The managers of a brand, in the order they came. */
export async function readManagers(
  db: QueryExecutorProvider,
  brandId: number,
): Promise<Schema<"UserShort">[]> {
  const { rows } = await sql<UserRef>`
    select u.id, u.name, u.avatar_key from brand_manager m join users u on u.id = m.user_id and not u.is_remove
    where m.brand_id = ${brandId} order by m.add_date, u.id`.execute(db);
  return rows.map(presentUserShort);
}

export interface ManagedBrandRow extends BrandRef {
  description: string;
  lang: string;
  avg_rate: number | null;
  cnt_reviews: number;
  cnt_products: number;
  cnt_diaries: number;
  cnt_followers: number;
  is_follow: boolean;
}

export async function readManagedBrand(
  db: QueryExecutorProvider,
  brandId: number,
  readerId: number,
): Promise<ManagedBrandRow | null> {
  const { rows } = await sql<ManagedBrandRow>`
    select id, name, section, slug, logo_key, description, lang, avg_rate, cnt_reviews, cnt_products, cnt_diaries,
      cnt_followers,
      exists (select from follow where user_id = ${readerId} and type = 'brand' and content_id = brand.id) as is_follow
    from brand where id = ${brandId} and not is_remove`.execute(db);
  return rows[0] ?? null;
}

/** Growers whose name begins so, those with most diaries first. */
export async function findGrowers(
  db: QueryExecutorProvider,
  beginning: string,
  limit: number,
): Promise<Schema<"UserShort">[]> {
  const { rows } = await sql<UserRef>`
    select u.id, u.name, u.avatar_key
    from user_handle h join users u on u.id = h.user_id and not u.is_remove and not u.is_ban
    where h.handle like ${`${likeText(beginning.toLowerCase())}%`}
    order by u.cnt_reports desc, h.handle limit ${limit}`.execute(db);
  return rows.map(presentUserShort);
}
