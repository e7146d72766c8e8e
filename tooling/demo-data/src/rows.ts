import type { Faza } from "@grow/domain";
import type { PictureSpec } from "../pictures/picture-spec.ts";
import type { Lang } from "./people/growers.ts";

// Rows as the tables take them: one interface a table, columns with their own names.

export interface UserRow {
  id: number;
  name: string;
  avatar_key: string;
  access: readonly string[];
  fvs_name: string;
  fvn_name: string;
  fav_method: string;
  cnt_reports: number;
  cnt_harvests: number;
  cnt_followers: number;
  add_date: string;
}

export interface HandleRow {
  handle: string;
  user_id: number;
}

export interface AccountRow {
  user_id: number;
  email: string;
  is_email_confirmed: boolean;
  /** Filled by the loader for the people who can sign in. */
  password_hash: string | null;
  locale: Lang;
  country: string;
}

export interface EmailRow {
  email_key: string;
  user_id: number;
}

export interface BrandRow {
  id: number;
  name: string;
  section: string;
  slug: string;
  logo_key: string;
  description: string;
  lang: Lang;
  sum_rate: number;
  cnt_reviews: number;
  cnt_products: number;
  cnt_strains: number;
  cnt_diaries: number;
  cnt_harvests: number;
  cnt_followers: number;
  add_date: string;
}

export interface BrandManagerRow {
  brand_id: number;
  user_id: number;
  add_date: string;
}

export interface StrainRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  lang: Lang;
  /** Its breeder. */
  brand_id: number;
  sum_rate: number;
  cnt_reviews: number;
  cnt_products: number;
  cnt_diaries: number;
  cnt_harvests: number;
  add_date: string;
}

export interface ProductRow {
  id: number;
  brand_id: number;
  strain_id: number | null;
  name: string;
  section: string;
  category: string | null;
  slug: string;
  logo_key: string;
  description: string;
  lang: Lang;
  light_type: number | null;
  /** What the maker tells of a lamp: W, and µmol/m²s in the middle at full power. */
  props: { watt?: number; ppfd?: number };
  sum_rate: number;
  cnt_reviews: number;
  cnt_diaries: number;
  cnt_harvests: number;
  add_date: string;
}

export interface SchemeRow {
  brand_id: number;
  id: number;
  name: string;
  lang: Lang;
  type_soil: number | null;
  is_public: boolean;
  add_date: string;
  update_date: string;
}

export interface SchemeWeekRow {
  brand_id: number;
  scheme_id: number;
  position: number;
  /** Of its phase, from 1. */
  week: number;
  faza: Faza;
  light: number;
  ec: number | null;
  ph: number;
  is_flush: boolean;
}

export interface SchemeProductRow {
  brand_id: number;
  scheme_id: number;
  product_id: number;
  position: number;
}

export interface SchemeDoseRow {
  brand_id: number;
  scheme_id: number;
  week_position: number;
  product_id: number;
  /** ml/l */
  val: number;
}

export interface DiaryRow {
  id: number;
  user_id: number;
  name: string;
  slug: string;
  lang: Lang;
  photo_id: number | null;
  dublicate_num: number;
  type_room: number;
  type_soil: number;
  type_watering: number;
  type_light: readonly number[];
  is_harvest: boolean;
  is_verify: boolean;
  is_lock: boolean;
  max_faza: Faza | null;
  n_progress: number;
  cnt_days: number;
  cnt_weeks: number;
  cnt_photos: number;
  cnt_seeds: number;
  cnt_views: number;
  cnt_likes: number;
  cnt_followers: number;
  cnt_comments: number;
  harvest_weight: number | null;
  harvest_watt: number | null;
  add_date: string;
  update_date: string;
}

export interface EquipRow {
  diary_id: number;
  id: number;
  category: string;
  name: string;
  brand_id: number | null;
  product_id: number | null;
  strain_id: number | null;
  position: number;
}

/** Readings of a week; null is not taken. */
export interface Readings {
  air_hum: number | null;
  air_temp: number | null;
  co2: number | null;
  height: number | null;
  lamp_distance: number | null;
  light: number | null;
  night_air_temp: number | null;
  ph: number | null;
  pot_size: number | null;
  smell: number | null;
  solution_temp: number | null;
  substrate_temp: number | null;
  tds: number | null;
  watering_volume: number | null;
  light_intensity: number | null;
}

export interface WeekRow extends Readings {
  diary_id: number;
  id: number;
  days: number;
  faza: Faza;
  text: string;
  lang: Lang;
  germ_date: string | null;
  harvest_weight: number | null;
  harvest_wet_weight: number | null;
  harvest_plant: number | null;
  harvest_watt: number | null;
  harvest_space: number | null;
  harvest_smoke: string | null;
  strain_comment: string;
  review_growing: number | null;
  review_resistance: number | null;
  review_general: number | null;
  review_text: string;
  n_progress: number;
  cnt_likes: number;
  cnt_comments: number;
  add_date: string;
  update_date: string;
}

export interface NutrientRow {
  diary_id: number;
  week_id: number;
  id: number;
  block: "flowering" | "harvest";
  name: string;
  brand_id: number;
  product_id: number;
  val: number | null;
  comment: string;
  n_general: number | null;
  position: number;
}

export interface PhotoRow {
  id: number;
  key: string;
  user_id: number | null;
  diary_id: number | null;
  week_id: number | null;
  position: number;
  width: number;
  height: number;
  color: string;
  alt: string;
  /** Demo pictures are drawn after the rows are there. */
  state: "planned";
  plan: PictureSpec;
  cnt_likes: number;
  add_date: string;
}

export interface AvatarRow {
  user_id: number;
  photo_id: number;
  add_date: string;
}

/** A review of a harvest. */
export interface ReviewRow {
  id: number;
  user_id: number;
  product_id: number;
  diary_id: number;
  week_id: number;
  text: string;
  lang: Lang;
  n_general: number | null;
  growing: number | null;
  resistance: number | null;
  add_date: string;
  update_date: string;
}

export interface CommentRow {
  id: number;
  type: "diary" | "week";
  content_id: number;
  parent_id: number | null;
  user_id: number;
  text: string;
  lang: Lang;
  cnt_likes: number;
  cnt_childs: number;
  add_date: string;
  update_date: string;
}

export interface LikeRow {
  type: "diary" | "week" | "comment";
  content_id: number;
  user_id: number;
  add_date: string;
}

export interface FollowRow {
  user_id: number;
  type: "user" | "diary" | "brand";
  content_id: number;
  add_date: string;
}

export interface EventRow {
  id: number;
  type: string;
  user_id: number;
  content_type: string;
  content_id: number;
  diary_id: number | null;
  add_date: string;
}

/** All rows of the demo site, by table. */
export interface DemoTables {
  users: UserRow[];
  user_handle: HandleRow[];
  account: AccountRow[];
  user_email: EmailRow[];
  brand: BrandRow[];
  brand_manager: BrandManagerRow[];
  strain: StrainRow[];
  product: ProductRow[];
  scheme: SchemeRow[];
  scheme_week: SchemeWeekRow[];
  scheme_product: SchemeProductRow[];
  scheme_dose: SchemeDoseRow[];
  diary: DiaryRow[];
  diary_equip: EquipRow[];
  week: WeekRow[];
  week_nutrient: NutrientRow[];
  photo: PhotoRow[];
  avatar: AvatarRow[];
  review: ReviewRow[];
  comment: CommentRow[];
  likes: LikeRow[];
  follow: FollowRow[];
  event: EventRow[];
}
