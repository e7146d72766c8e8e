import type { Schema } from "@grow/contract";
import { equipmentLists, weekNames } from "@grow/domain";
import { presentPhoto, presentVideo, urlUpTo } from "../../media/present-photo.ts";
import { type CardWeek, cardUrl } from "../../media/social-card/card-address.ts";
import { presentAuthor } from "../author.ts";
import { presentAwards } from "../awards/won-awards.ts";
import { presentProductShort } from "../catalogue/catalogue-refs.ts";
import { presentCover, presentEquip } from "../diary-cards/present-card.ts";
import { diaryLink } from "../diary-link.ts";
import type { DiaryRow } from "./detail-query.ts";
import { presentReport } from "./harvest-report.ts";
import { WEEK_PROPS } from "./week-props.ts";
import type { MediaRef, NutrientRef, WeekRow } from "./week-rows.ts";

/** Maximum picture width in lists, px. */
const LIST_WIDTH = 480;

/** Only the readings that were taken. */
function presentProps(row: WeekRow): Schema<"WeekProps"> {
  return Object.fromEntries(WEEK_PROPS.filter((name) => row[name] !== null).map((name) => [name, row[name]]));
}

/** All weeks of a diary in order, because a week's name depends on the others. */
export function presentWeeks(rows: readonly WeekRow[]): Schema<"Week">[] {
  const names = weekNames(rows);
  return rows.map((row, index) => presentWeek(row, names[index]?.key ?? "week"));
}

function presentWeek(row: WeekRow, name: string): Schema<"Week"> {
  const photos = row.media.filter((media) => media.kind === "photo");
  return {
    id: row.id,
    days: row.days,
    faza: row.faza,
    name,
    text: row.text,
    lang: row.lang,
    props: presentProps(row),
    items_photo: photos.map((photo) => presentPhoto(photo)),
    items_video: row.media.filter(isVideo).map(presentVideo),
    item_flowering: row.faza === 2 ? null : { items_nutrient: blockOf(row, "flowering").map(presentDose) },
    ...(row.events.length > 0 ? { items_event: row.events } : {}),
    ...(row.feedings.length > 0 ? { items_feeding: row.feedings } : {}),
    item_harvest: row.faza === 2 ? presentHarvest(row) : null,
    version: row.version,
    add_date: row.add_date,
    update_date: row.update_date,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    is_like: row.is_like,
  };
}

function isVideo(media: MediaRef): media is MediaRef & { format: "mp4" | "webm" } {
  return media.kind === "video" && media.format !== null;
}

function blockOf(row: WeekRow, block: NutrientRef["block"]): NutrientRef[] {
  return row.nutrients.filter((nutrient) => nutrient.block === block);
}

function presentDose(nutrient: NutrientRef): Schema<"NutrientDose"> {
  const { id, name, val, product, brand } = nutrient;
  return {
    id,
    item_product: product && brand && presentProductShort(product, brand),
    name,
    val,
    is_remove: false,
  };
}

function presentHarvest(row: WeekRow): Schema<"HarvestBlock"> {
  const { review_growing: growing, review_resistance: resistance, review_general: n_general } = row;
  const isReviewed = growing !== null || resistance !== null || n_general !== null || row.review_text !== "";
  return {
    items_nutrient: blockOf(row, "harvest").map((nutrient) => ({
      id: nutrient.id,
      item_product:
        nutrient.product && nutrient.brand && presentProductShort(nutrient.product, nutrient.brand),
      name: nutrient.name,
      comment: nutrient.comment,
      n_general: nutrient.n_general,
      items: nutrient.items.map((rating) => ({ n_general: rating })),
      is_remove: false,
    })),
    strain_comment: row.strain_comment,
    item_review_seed: isReviewed
      ? { props: { growing, resistance }, n_general, text: row.review_text }
      : null,
    item_report: presentReport(row.report),
  };
}

export interface ReaderRights {
  /** The user sees only the first week; the strip lists all of them. */
  readonly isCut: boolean;
  /** The user is the author or a moderator. */
  readonly mayChange: boolean;
}

function cutWeeks(weeks: readonly Schema<"Week">[]): Schema<"CutWeeks"> {
  return {
    cnt_photos: weeks.flatMap(({ items_photo }) => items_photo.filter((photo) => !photo.is_remove)).length,
    cnt_readings: weeks.flatMap(({ props }) => Object.values(props).filter((value) => value !== null)).length,
  };
}

function cardWeek({ id, faza, days, items_photo }: Schema<"Week">): CardWeek {
  return { id, faza, days, photo_id: items_photo[0]?.id ?? null };
}

/**
 * @param items all weeks in order
 */
export function presentDiary(
  row: DiaryRow,
  items: readonly Schema<"Week">[],
  { isCut, mayChange }: ReaderRights,
): Schema<"Diary"> {
  const shown = isCut ? items.slice(0, 1) : [...items];
  const tested = new Set(row.tested_brands);
  const equip = row.equip.map((item) => ({
    ...presentEquip(item),
    ...(item.brand && tested.has(item.brand.id) ? { is_tester: true } : {}),
  }));
  const lists = equipmentLists(equip);
  const link = diaryLink(row);
  const cover =
    row.cover_key !== null && row.cover_width !== null
      ? { key: row.cover_key, width: row.cover_width }
      : null;
  return {
    id: row.id,
    name: row.name,
    link,
    lang: row.lang,
    add_date: row.add_date,
    update_date: row.update_date,
    avatar: cover && urlUpTo(cover, LIST_WIDTH),
    cover_og: cover && cardUrl({ ...row, coverKey: cover.key, weeks: items.map(cardWeek) }),
    canonical: row.canonical ?? link,
    photo_id: row.cover_id,
    cover_focus: row.cover_focus,
    item_cover: presentCover(row, row.cover_preview),
    item_user: presentAuthor(row),
    ...presentAwards(row.awards),
    items_equip: equip,
    items_week: shown,
    current_id: shown.at(-1)?.id ?? null,
    dublicate_num: row.dublicate_num,
    type_room: row.type_room,
    type_soil: row.type_soil,
    type_watering: row.type_watering,
    visibility: row.visibility,
    is_harvest: row.is_harvest,
    is_video: row.is_video,
    is_ban: row.is_ban,
    is_moderate: row.is_moderate,
    moderation_text: mayChange && row.moderation_text !== "" ? row.moderation_text : null,
    is_hidden: row.is_hidden,
    is_remove: row.is_remove,
    is_verify: row.is_verify,
    is_lock: row.is_lock,
    is_cut: isCut && items.length > 1,
    ...(isCut && items.length > 1 ? { item_cut: cutWeeks(items.slice(1)) } : {}),
    is_like: row.is_like,
    is_follow: row.is_follow,
    max_faza: row.max_faza,
    n_progress: row.n_progress,
    cnt_days: row.cnt_days,
    cnt_views: row.cnt_views,
    cnt_seeds: row.cnt_seeds,
    cnt_likes: row.cnt_likes,
    cnt_followers: row.cnt_followers,
    cnt_comments: row.cnt_comments,
    seeds: [...lists.seeds],
    nutrients: [...lists.nutrients],
    lamps_veg: [...lists.lamps_veg],
    lamps_flower: [...lists.lamps_flower],
    tents: [...lists.tents],
    mediums: [...lists.mediums],
    weeks: items.map(({ id, days, faza, name }) => ({ id, days, faza, name })),
    version: row.version,
  };
}
