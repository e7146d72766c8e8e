import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { kept } from "../../db/kept-statement.ts";
import { type BrandRef, brandJson, type ProductRef, productJson } from "./catalogue-refs.ts";

/** A row of equipment as queries hand it over inside JSON. */
export interface EquipRef {
  id: number;
  category: Schema<"EquipCategory">;
  name: string;
  product: ProductRef | null;
  brand: BrandRef | null;
}

/** Id, number and phase of a week, in this order: a card has a dozen of them. */
export type WeekTriple = [id: number, days: number, faza: Faza];

export interface AuthorColumns {
  author_id: number | null;
  author_name: string | null;
  author_avatar_key: string | null;
}

export interface CoverColumns {
  cover_id: number | null;
  cover_key: string | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_color: string | null;
  cover_alt: string | null;
}

/** What a card of a diary is made of. */
export interface DiaryCardRow extends AuthorColumns, CoverColumns {
  id: number;
  name: string;
  slug: string;
  lang: string;
  add_date: string;
  update_date: string;
  type_room: Schema<"TypeRoom">;
  type_soil: Schema<"TypeSoil">;
  visibility: Schema<"Visibility">;
  is_harvest: boolean;
  is_video: boolean;
  is_moderate: boolean;
  is_hidden: boolean;
  is_verify: boolean;
  is_lock: boolean;
  is_like: boolean;
  max_faza: Faza | null;
  n_progress: number;
  cnt_days: number;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  cnt_followers: number;
  harvest_weight: number | null;
  harvest_watt: number | null;
  seeds: EquipRef[];
  weeks: WeekTriple[];
  /** What was asked to be counted besides; in each row the same. */
  total: number | null;
}

/** The weeks of diary `d` in the order shown: by phase, then by number. */
export const weeksOrder = sql`w.faza, w.days, w.id`;

/** Equipment of diary `d` as JSON, in the order the grower gave it. */
export function equipJson(only: RawBuilder<unknown> = sql`true`): RawBuilder<EquipRef[]> {
  return sql<EquipRef[]>`(
    select coalesce(json_agg(json_build_object(
      'id', e.id, 'category', e.category, 'name', e.name, 'product', ${productJson}, 'brand', ${brandJson}
    ) order by e.position, e.id), '[]')
    from diary_equip e
    left join product p on p.id = e.product_id and not p.is_remove
    left join brand b on b.id = e.brand_id and not b.is_remove
    where e.diary_id = d.id and ${only})`;
}

/** The author joined as `u` and the cover joined as `c`. */
export const authorAndCover = sql`
  left join users u on u.id = d.user_id and not u.is_remove
  left join photo c on c.id = d.photo_id and not c.is_remove`;

export const authorAndCoverColumns = sql`
  u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
  c.id as cover_id, c.key as cover_key, c.width as cover_width, c.height as cover_height,
  c.color as cover_color, c.alt as cover_alt`;

/** Whether the reader likes the thing; never for a guest, who costs no look-up. */
export function likedBy(
  readerId: number | null,
  type: Schema<"LikeType">,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (readerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from likes where type = ${type} and content_id = ${id} and user_id = ${readerId})`;
}

/**
 * Cards of the diaries that `chosen` selects, in its order.
 *
 * @param isKept the text of `chosen` is one of a few, so that the statement may be kept
 * @param chosen a query of `id` and `place` (the order); it alone decides which diaries and how many
 * @param total a number to be found on the way, which saves a query
 */
export async function readDiaryCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  {
    isKept = false,
    total = sql<null>`null::int`,
  }: { isKept?: boolean; total?: RawBuilder<number | null> } = {},
): Promise<DiaryCardRow[]> {
  const { rows } = await sql<DiaryCardRow>`${isKept ? kept : sql``}
    select
      d.id, d.name, d.slug, d.lang, d.add_date, d.update_date, d.type_room, d.type_soil, d.visibility,
      d.is_harvest, d.is_video, d.is_moderate, d.is_hidden, d.is_verify, d.is_lock,
      d.max_faza, d.n_progress, d.cnt_days, d.cnt_views, d.cnt_likes, d.cnt_comments, d.cnt_followers,
      d.harvest_weight, d.harvest_watt,
      ${authorAndCoverColumns},
      ${likedBy(readerId, "diary", sql`d.id`)} as is_like,
      ${equipJson(sql`e.category = 'seed'`)} as seeds,
      (select coalesce(json_agg(json_build_array(w.id, w.days, w.faza) order by ${weeksOrder}), '[]')
       from week w where w.diary_id = d.id and not w.is_remove) as weeks,
      ${total} as total
    from (${chosen}) chosen
    join diary d on d.id = chosen.id
    ${authorAndCover}
    order by chosen.place`.execute(db);
  return rows;
}
