import type { Schema } from "@grow/contract";
import { weekNames } from "@grow/domain";
import { presentPhoto } from "../../media/present-photo.ts";
import { presentAuthor } from "../author.ts";
import { presentBrandShort, productLink } from "../catalogue/catalogue-refs.ts";
import { diaryLink } from "../diary-link.ts";
import type { CardWeek, CoverColumns, DiaryCardRow, EquipRef, WeekTriple } from "./card-row.ts";

/** @param preview the blurred miniature, if the cover is the page's lead photo */
export function presentCover(row: CoverColumns, preview: string | null = null): Schema<"Photo"> | null {
  const { cover_id: id, cover_key: key, cover_width: width, cover_height: height } = row;
  if (id === null || key === null || width === null || height === null) return null;
  const { cover_color: color, cover_alt: alt } = row;
  return presentPhoto({ id, key, width, height, color: color ?? "#808080", alt: alt ?? "" }, preview);
}

export function presentEquip({ id, category, name, product, brand, ppfd }: EquipRef): Schema<"EquipItem"> {
  return {
    id,
    category,
    name,
    product_id: product?.id ?? null,
    link: product && brand ? productLink(product, brand) : null,
    item_brand: brand && presentBrandShort(brand),
    ...(ppfd === null ? {} : { ppfd }),
  };
}

/** The short list of all weeks, with the same names as on their pages. */
export function presentWeeksShort(triples: readonly (WeekTriple | CardWeek)[]): Schema<"WeekShort">[] {
  const weeks = triples.map(([id, days, faza]) => ({ id, days, faza }));
  const names = weekNames(weeks);
  return weeks.map((week, index) => ({ ...week, name: names[index]?.key ?? "week" }));
}

export function presentDiaryCard(row: DiaryCardRow): Schema<"DiaryCard"> {
  return {
    id: row.id,
    name: row.name,
    link: diaryLink(row),
    lang: row.lang,
    add_date: row.add_date,
    update_date: row.update_date,
    item_cover: presentCover(row),
    item_user: presentAuthor(row),
    seeds: row.seeds.map(presentEquip),
    weeks: presentWeeksShort(row.weeks),
    type_room: row.type_room,
    type_soil: row.type_soil,
    visibility: row.visibility,
    is_harvest: row.is_harvest,
    is_video: row.is_video,
    is_moderate: row.is_moderate,
    is_hidden: row.is_hidden,
    is_verify: row.is_verify,
    is_lock: row.is_lock,
    is_like: row.is_like,
    max_faza: row.max_faza,
    n_progress: row.n_progress,
    cnt_days: row.cnt_days,
    cnt_views: row.cnt_views,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments + row.weeks.reduce((sum, [, , , comments]) => sum + comments, 0),
    cnt_followers: row.cnt_followers,
    harvest_weight: row.harvest_weight,
    harvest_watt: row.harvest_watt,
  };
}
