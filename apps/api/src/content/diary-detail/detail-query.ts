import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { instant, jsonRow } from "../../db/json-row.ts";
import { prepared } from "../../db/prepared-statement.ts";
import type { GuardedDiary } from "../../rights/diary-access.ts";
import { guardSources } from "../../rights/guard-columns.ts";
import type { WonAward } from "../awards/won-awards.ts";
import { type Catalogue, catalogueOf } from "../catalogue/catalogue-cache.ts";
import { catalogueVersion } from "../catalogue/catalogue-refs.ts";
import type { DiaryCardRow, EquipRef } from "../diary-cards/card-row.ts";
import { equipOf, equipRows, type NamedEquip, readEquip } from "../diary-cards/equipment-rows.ts";
import { likedBy } from "../likes.ts";
import {
  type FoundParts,
  rowsOfParts,
  WEEK_PARTS,
  type WeekRow,
  weekParts,
  weeksOfParts,
} from "./week-rows.ts";

/** A diary without its weeks. */
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
  redraws: number;
  photo_id: number | null;
  cover_preview: string | null;
  cover_focus: number | null;
  is_follow: boolean;
  equip: EquipRef[];
  /** Brands that its grower tests for. */
  tested_brands: number[];
  awards: WonAward[] | null;
}

/** Whether the user follows diary `d`; never for a guest. */
export function followedBy(readerId: number | null): RawBuilder<boolean> {
  if (readerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from follow where user_id = ${readerId} and type = 'diary' and content_id = d.id)`;
}

type DiaryColumns = Omit<DiaryRow, "equip">;

function diaryRow(readerId: number | null) {
  return jsonRow<DiaryColumns>({
    ...guardSources,
    id: sql`d.id`,
    name: sql`d.name`,
    slug: sql`d.slug`,
    lang: sql`d.lang`,
    canonical: sql`d.canonical`,
    photo_id: sql`d.photo_id`,
    cover_focus: sql`d.cover_focus`,
    dublicate_num: sql`d.dublicate_num`,
    add_date: instant(sql`d.add_date`),
    update_date: instant(sql`d.update_date`),
    type_room: sql`d.type_room`,
    type_soil: sql`d.type_soil`,
    type_watering: sql`d.type_watering`,
    is_harvest: sql`d.is_harvest`,
    is_video: sql`d.is_video`,
    is_verify: sql`d.is_verify`,
    moderation_text: sql`d.moderation_text`,
    max_faza: sql`d.max_faza`,
    n_progress: sql`d.n_progress`,
    cnt_days: sql`d.cnt_days`,
    cnt_seeds: sql`d.cnt_seeds`,
    cnt_views: sql`d.cnt_views`,
    cnt_likes: sql`d.cnt_likes`,
    cnt_comments: sql`d.cnt_comments`,
    cnt_followers: sql`d.cnt_followers`,
    harvest_weight: sql`d.harvest_weight`,
    harvest_watt: sql`d.harvest_watt`,
    version: sql`d.version`,
    redraws: sql`d.redraws`,
    author_id: sql`case when not u.is_remove then u.id end`,
    author_name: sql`u.name`,
    author_avatar_key: sql`u.avatar_key`,
    awards: sql`d.awards`,
    cover_id: sql`case when not c.is_remove then c.id end`,
    cover_key: sql`case when not c.is_remove then c.key end`,
    cover_width: sql`c.width`,
    cover_height: sql`c.height`,
    cover_color: sql`c.color`,
    cover_alt: sql`c.alt`,
    cover_preview: sql`c.preview`,
    is_like: likedBy(readerId, "diary", sql`d.id`),
    is_follow: followedBy(readerId),
    tested_brands: sql`(
      select coalesce(array_agg(t.brand_id), '{}') from brand_tester t where t.user_id = d.user_id)`,
  });
}

/** Diary `d` with its author and cover, including removed ones. */
export const DIARY_TABLES = sql`
  diary d
  left join users u on u.id = d.user_id
  left join photo c on c.id = d.photo_id`;

/** The columns of {@link diaryColumns}. */
export interface FoundDiary {
  diary: unknown[];
  equip: unknown[][] | null;
}

/** The columns of a diary without its weeks, from {@link DIARY_TABLES}. */
export function diaryColumns(readerId: number | null): RawBuilder<unknown> {
  return sql`
    ${diaryRow(readerId).values} as diary, ${equipRows()} as equip`;
}

const readColumns = diaryRow(null).read;

export function diaryOf({ diary }: FoundDiary, equip: readonly NamedEquip[], catalogue: Catalogue): DiaryRow {
  return Object.assign(readColumns(diary), { equip: equipOf(equip, catalogue) });
}

type WithCatalogue = { catalogue: string | null };

const forGuest = composed((id: number) => selectDiary(id, null));
const forReader = composed((id: number, readerId: number) => selectDiary(id, readerId));

function selectDiary(id: number, readerId: number | null) {
  return sql<FoundDiary & WithCatalogue>`${prepared}
    select ${diaryColumns(readerId)}, ${catalogueVersion} as catalogue from ${DIARY_TABLES} where d.id = ${id}`;
}

/** Reads a diary in any state; the caller checks who may see it. Null for an unknown id. */
export async function readDiary(
  db: QueryExecutorProvider,
  id: number,
  readerId: number | null,
): Promise<DiaryRow | null> {
  const [found] = readerId === null ? await forGuest(db, id) : await forReader(db, id, readerId);
  if (found === undefined) return null;
  const equip = readEquip(found.equip);
  return diaryOf(found, equip, await catalogueOf(db, found.catalogue, equip));
}

/** All weeks of a diary in display order, with photos, videos and nutrients. */
export async function readWeeks(
  db: QueryExecutorProvider,
  diaryId: number,
  readerId: number | null,
): Promise<WeekRow[]> {
  const [found] =
    readerId === null ? await partsForGuest(db, diaryId) : await partsForReader(db, diaryId, readerId);
  if (found === undefined) return [];
  const rows = rowsOfParts(found);
  return weeksOfParts(rows, await catalogueOf(db, found.catalogue, rows.nutrients));
}

const partsForGuest = composed((id: number) => selectParts(id, null));
const partsForReader = composed((id: number, readerId: number) => selectParts(id, readerId));

function selectParts(id: number, readerId: number | null) {
  const parts = weekParts(readerId);
  const found = WEEK_PARTS.map(
    (name) => sql`(select ${parts[name].rows} from ${parts[name].from}) as ${sql.ref(name)}`,
  );
  return sql<FoundParts & WithCatalogue>`${prepared}
    select ${sql.join(found)}, ${catalogueVersion} as catalogue from (select ${id}::bigint as id) d`;
}
