import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import type { AuthorColumns } from "../author.ts";
import type { BrandRef, ProductRef } from "../catalogue/catalogue-refs.ts";

/** A row of equipment as JSON in query results. */
export interface EquipRef {
  id: number;
  category: Schema<"EquipCategory">;
  name: string;
  product: ProductRef | null;
  brand: BrandRef | null;
  /** Of a lamp, from its product. */
  ppfd: number | null;
}

/** Id, number and phase of a week, as a tuple because a card has a dozen of them. */
export type WeekTriple = [id: number, days: number, faza: Faza];

/** The same with its number of comments. */
export type CardWeek = [...WeekTriple, comments: number];

export interface CoverColumns {
  cover_id: number | null;
  cover_key: string | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_color: string | null;
  cover_alt: string | null;
}

/** The data of a diary card. */
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
  /** On the diary itself. */
  cnt_comments: number;
  cnt_followers: number;
  harvest_weight: number | null;
  harvest_watt: number | null;
  seeds: EquipRef[];
  weeks: CardWeek[];
}
