import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { kept } from "../../db/kept-statement.ts";
import type { PhotoRow } from "../../media/present-photo.ts";
import type { GuardedDiary } from "./access.ts";
import { authorAndCover, authorAndCoverColumns, equipJson, likedBy, weeksOrder } from "./card-query.ts";
import type { DiaryCardRow, EquipRef } from "./card-row.ts";
import { type BrandRef, brandJson, type ProductRef, productJson } from "./catalogue-refs.ts";
import { type ReportWord, reportJson } from "./harvest-report.ts";

/** Everything of a diary but its weeks. */
export interface DiaryRow extends Omit<DiaryCardRow, "seeds" | "weeks">, GuardedDiary {
  visibility: Schema<"Visibility">;
  moderation_text: string;
  is_hidden: boolean;
  is_lock: boolean;
  is_moderate: boolean;
  canonical: string | null;
  dublicate_num: number;
  type_watering: Schema<"TypeWatering">;
  cnt_seeds: number;
  version: number;
  photo_id: number | null;
  cover_preview: string | null;
  is_follow: boolean;
  equip: EquipRef[];
}

/** Whether the reader follows diary `d`; never for a guest. */
export function followedBy(readerId: number | null): RawBuilder<boolean> {
  if (readerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from follow where user_id = ${readerId} and type = 'diary' and content_id = d.id)`;
}

/** A diary whatever its state; who may see it is for the caller to ask. Null for an unknown id. */
export async function readDiary(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
): Promise<DiaryRow | null> {
  const { rows } = await sql<DiaryRow>`${kept}
    select
      d.id, d.user_id, d.name, d.slug, d.lang, d.canonical, d.photo_id, d.dublicate_num, d.add_date, d.update_date,
      d.type_room, d.type_soil, d.type_watering, d.visibility,
      d.is_harvest, d.is_video, d.is_ban, d.is_moderate, d.is_hidden, d.is_verify, d.is_lock, d.is_remove,
      d.moderation_text, d.max_faza, d.n_progress, d.cnt_days, d.cnt_seeds, d.cnt_views, d.cnt_likes, d.cnt_comments, d.cnt_followers,
      d.harvest_weight, d.harvest_watt, d.version,
      ${authorAndCoverColumns}, c.preview as cover_preview,
      ${likedBy(readerId, "diary", sql`d.id`)} as is_like,
      ${followedBy(readerId)} as is_follow,
      ${equipJson()} as equip
    from diary d
    ${authorAndCover}
    where d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A photo or film of a week as JSON. */
export interface MediaRef extends PhotoRow {
  kind: "photo" | "video";
  format: "mp4" | "webm" | null;
  duration: number | null;
}

/** A dose or a review of a nutrient as JSON. */
export interface NutrientRef {
  id: number;
  block: "flowering" | "harvest";
  name: string;
  val: number | null;
  comment: string;
  n_general: number | null;
  items: (number | null)[];
  product: ProductRef | null;
  brand: BrandRef | null;
}

/** A week with its readings as columns, under the names of the wire. */
export interface WeekRow extends Required<Schema<"WeekProps">> {
  id: number;
  days: number;
  faza: Faza;
  text: string;
  lang: string;
  strain_comment: string;
  review_growing: number | null;
  review_resistance: number | null;
  review_general: number | null;
  review_text: string;
  cnt_likes: number;
  cnt_comments: number;
  version: number;
  add_date: string;
  update_date: string;
  is_like: boolean;
  media: MediaRef[];
  nutrients: NutrientRef[];
  report: ReportWord[];
}

/** All weeks of a diary in the order shown, with photos, films and nutrients, in one query. */
export async function readWeeks(
  db: QueryExecutorProvider,
  diaryId: number,
  readerId: number | null,
): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`${kept}
    select
      w.id, w.days, w.faza, w.text, w.lang,
      w.air_hum, w.air_temp, w.co2, w.height, w.lamp_distance, w.light, w.night_air_temp, w.ph, w.pot_size, w.ppm,
      w.smell, w.solution_temp, w.substrate_temp, w.tds, w.watering_volume, w.germ_date, w.light_intensity,
      w.feeding_schedule, w.harvest_weight, w.harvest_wet_weight, w.harvest_plant, w.harvest_watt, w.harvest_space,
      w.harvest_smoke,
      w.strain_comment, w.review_growing, w.review_resistance, w.review_general, w.review_text,
      w.cnt_likes, w.cnt_comments, w.version, w.add_date, w.update_date,
      ${likedBy(readerId, "week", sql`w.id`)} as is_like,
      (select coalesce(json_agg(json_build_object(
         'id', m.id, 'key', m.key, 'kind', m.kind, 'format', m.format, 'width', m.width, 'height', m.height,
         'duration', m.duration, 'color', m.color, 'alt', m.alt) order by m.position, m.id), '[]')
       from photo m where m.diary_id = w.diary_id and m.week_id = w.id and not m.is_remove) as media,
      (select coalesce(json_agg(json_build_object(
         'id', n.id, 'block', n.block, 'name', n.name, 'val', n.val, 'comment', n.comment,
         'n_general', n.n_general, 'items', n.items, 'product', ${productJson}, 'brand', ${brandJson}
       ) order by n.position, n.id), '[]')
       from week_nutrient n
       left join product p on p.id = n.product_id and not p.is_remove
       left join brand b on b.id = n.brand_id and not b.is_remove
       where n.diary_id = w.diary_id and n.week_id = w.id and not n.is_remove) as nutrients,
      ${reportJson} as report
    from week w
    where w.diary_id = ${diaryId} and not w.is_remove
    order by ${weeksOrder}`.execute(db);
  return rows;
}
