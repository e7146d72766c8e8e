import { type RawBuilder, sql } from "kysely";
import { instant, jsonRow } from "../../db/json-row.ts";
import { brandJson, productJson } from "../catalogue/catalogue-refs.ts";
import type { DiaryCardRow, EquipRef } from "./card-row.ts";
import { equipRows } from "./equipment-rows.ts";

/** The display order of the weeks of diary `d`: by phase, then by number. */
export const weeksOrder = sql`w.faza, w.days, w.id`;

/** Equipment of diary `d` as JSON, in the author's order. */
export function equipJson(only: RawBuilder<unknown> = sql`true`): RawBuilder<EquipRef[]> {
  return sql<EquipRef[]>`(
    select coalesce(json_agg(json_build_object(
      'id', e.id, 'category', e.category, 'name', e.name, 'product', ${productJson}, 'brand', ${brandJson},
      'ppfd', p.props -> 'ppfd'
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

/** The columns of a card, without the products of its seeds and the user's like. */
type CardColumns = Omit<DiaryCardRow, "seeds"> & { seeds: unknown[][] | null };

/** The same as one JSON row, of the diary joined as `d`. */
export const cardRow = jsonRow<CardColumns>({
  id: sql`d.id`,
  name: sql`d.name`,
  slug: sql`d.slug`,
  lang: sql`d.lang`,
  add_date: instant(sql`d.add_date`),
  update_date: instant(sql`d.update_date`),
  type_room: sql`d.type_room`,
  type_soil: sql`d.type_soil`,
  visibility: sql`d.visibility`,
  is_harvest: sql`d.is_harvest`,
  is_video: sql`d.is_video`,
  is_moderate: sql`d.is_moderate`,
  is_hidden: sql`d.is_hidden`,
  is_verify: sql`d.is_verify`,
  is_lock: sql`d.is_lock`,
  is_like: sql`false`,
  max_faza: sql`d.max_faza`,
  n_progress: sql`d.n_progress`,
  cnt_days: sql`d.cnt_days`,
  cnt_views: sql`d.cnt_views`,
  cnt_likes: sql`d.cnt_likes`,
  cnt_comments: sql`d.cnt_comments`,
  cnt_followers: sql`d.cnt_followers`,
  harvest_weight: sql`d.harvest_weight`,
  harvest_watt: sql`d.harvest_watt`,
  author_id: sql`u.id`,
  author_name: sql`u.name`,
  author_avatar_key: sql`u.avatar_key`,
  cover_id: sql`c.id`,
  cover_key: sql`c.key`,
  cover_width: sql`c.width`,
  cover_height: sql`c.height`,
  cover_color: sql`c.color`,
  cover_alt: sql`c.alt`,
  seeds: equipRows(sql`e.category = 'seed'`),
  weeks: sql`
      (select coalesce(array_agg(array[w.id, w.days, w.faza, w.cnt_comments] order by ${weeksOrder}), '{}')
       from week w where w.diary_id = d.id and not w.is_remove)`,
});
