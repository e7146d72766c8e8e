import type {
  AirFilterType,
  BoxSizeUnit,
  ControllerControl,
  ControllerType,
  DripVolumeUnit,
  Faza,
  GrowingReadingKey,
  HydroponicSystem,
  Section,
  Sensor,
} from "@grow/domain";
import type { NumberFact } from "@grow/domain/sections";
import type { WeekEvent } from "@grow/domain/weeks";
import type { PictureSpec } from "@grow/tooling-illustrator";
import type { AdTables } from "./ads/ad-rows.ts";
import type { NewsletterTables } from "./ads/newsletter-rows.ts";
import type { AskingTables } from "./asking/asking-rows.ts";
import type { ChatTables } from "./chat/chat-rows.ts";
import type { Lang } from "./people/growers.ts";
import type { Profile } from "./people/profiles.ts";
import type { AwardTables } from "./reading/award-rows.ts";
import type { GiveawayTables } from "./reading/giveaway-rows.ts";
import type { ReadingTables } from "./reading/reading-rows.ts";
import type { VideoTables } from "./videos/video-rows.ts";
import type { WatchTables } from "./watch/watch-rows.ts";

// Rows as the tables take them: one interface a table, columns with their own names.

export interface UserRow extends Profile {
  id: number;
  name: string;
  avatar_key: string | null;
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
  /** YYYY-MM-DD; null for who gave none. */
  birthday: string | null;
  /** Allows emails from brands. */
  is_brand_newsletter: boolean;
}

/** A provider that signs somebody in. */
export interface IdentityRow {
  provider: string;
  subject: string;
  user_id: number;
  account: string;
  add_date: string;
  use_date: string;
}

/** A copy of somebody's data. */
export interface PersonalCopyRow {
  user_id: number;
  state: "waiting";
  add_date: string;
}

export interface EmailRow {
  email_key: string;
  user_id: number;
}

export interface BrandRow {
  id: number;
  name: string;
  section: Section;
  slug: string;
  logo_key: string;
  description: string;
  lang: Lang;
  place: string | null;
  year: number | null;
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

/** An invitation that the grower has not answered. */
export interface BrandInvitationRow {
  brand_id: number;
  user_id: number;
  kind: "manager" | "tester";
  role: "viewer" | null;
  add_date: string;
}

/** What the breeder says. */
export interface StrainFactColumns {
  seed_type: "regular" | "feminised" | "autoflower" | null;
  indica: number | null;
  sativa: number | null;
  ruderalis: number | null;
  thc_min: number | null;
  thc_max: number | null;
  cbd_min: number | null;
  cbd_max: number | null;
  flowering_days_min: number | null;
  flowering_days_max: number | null;
  height_min: number | null;
  height_max: number | null;
}

export interface StrainCategoryRow {
  strain_id: number;
  category: string;
  val: string;
  position: number;
}

export interface StrainParentRow {
  strain_id: number;
  role: "mother" | "father";
  parent_id: number | null;
  /** Share of the genetics, %. */
  percent: number | null;
}

export interface StrainAliasRow {
  strain_id: number;
  name: string;
  position: number;
}

export interface WikiRow {
  lang: string;
  type: "strain";
  content_id: number;
  title: string;
  text: string;
  source: string;
}

export interface WeekReportRow {
  diary_id: number;
  week_id: number;
  category: string;
  val: string;
}

export interface StrainRow extends StrainFactColumns {
  id: number;
  name: string;
  slug: string;
  description: string;
  lang: Lang;
  /** Its breeder; nobody knows whose the ancestors are. */
  brand_id: number | null;
  /** Of a landrace, where it comes from. */
  place: string | null;
  year: number | null;
  cnt_products: number;
  cnt_diaries: number;
  cnt_harvests: number;
  add_date: string;
}

/** What the maker tells about a product, by section. */
export type ProductProps = Partial<Record<NumberFact, number>> & {
  readonly box_size?: { length: number; width: number; height: number; unit: BoxSizeUnit };
  readonly drip_volume?: { volume: number; unit: DripVolumeUnit };
  readonly air_filter_type?: AirFilterType;
  readonly controller_type?: ControllerType;
  readonly controller_controls?: readonly ControllerControl[];
  readonly sensors?: readonly Sensor[];
  readonly hydroponic_system?: HydroponicSystem;
};

export interface ProductPhotoRow {
  product_id: number;
  photo_id: number;
  position: number;
}

/** In percent by weight; null where the label does not say. */
export interface ProductCompositionRow {
  product_id: number;
  n: number;
  p: number;
  k: number;
  ca: number;
  mg: number;
  s: number;
  micro: number | null;
  sources: Readonly<Record<string, string>>;
  form: "liquid" | "granules";
  part: null;
  dose: number | null;
  ec: number | null;
  ph: number | null;
  keeps_months: number;
  ingredients: string;
}

export interface ProductElementRow {
  product_id: number;
  element: string;
  val: number;
  source: string;
  position: number;
}

export interface SubscriptionRow {
  id: number;
  kind: "premium" | "partner";
  user_id: number | null;
  brand_id: number | null;
  plan: string;
  period: "month" | "year";
  price_amount: number;
  price_currency: string;
  date_start: string;
  date_end: string;
  is_renew: boolean;
  add_date: string;
  update_date: string;
  close_date: string | null;
}

export interface InvoiceRow {
  id: number;
  number: string;
  subscription_id: number | null;
  user_id: number;
  brand_id: number | null;
  kind: "premium" | "partner";
  plan: string;
  title: string;
  date_start: string;
  date_end: string;
  price_amount: number;
  price_currency: string;
  vat_percent: number;
  bill_to: string;
  state: "open" | "paid" | "refunded" | "void";
  pay_date: string | null;
  add_date: string;
}

export interface BrandTesterRow {
  brand_id: number;
  user_id: number;
  add_date: string;
}

/** Work that managers of a brand share and have not published. */
export interface PortalDraftRow {
  brand_id: number;
  tmp_id: string;
  type: "product" | "banner";
  /** The published product or submitted banner that it changes; null for a new one. */
  content_id: number | null;
  user_id: number;
  value: Readonly<Record<string, unknown>>;
  version: number;
  add_date: string;
  update_date: string;
}

export interface ProductRow extends StrainFactColumns {
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
  props: ProductProps;
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
  /** What was done in its weeks: a bit for each event. */
  events: number;
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

/** Readings of a growing week; null means not taken. The demo data has no older ones. */
export type Readings = Record<Exclude<GrowingReadingKey, "ppm">, number | null>;

export interface WeekRow extends Readings {
  events: readonly WeekEvent[];
  feedings: readonly FeedingRow[];
  germination_method: number | null;
  seeds_sown: number | null;
  seeds_sprouted: number | null;
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

/** A feeding of a week. */
export interface FeedingRow {
  readonly day: number;
  readonly is_water: boolean;
  readonly volume: number | null;
  readonly ec: number | null;
  readonly ph: number | null;
  readonly runoff_ec: number | null;
  readonly runoff_ph: number | null;
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
  /** Set on what a brand may use in its banners. */
  brand_id: number | null;
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
  /** Null for a review of gear, which no harvest carries. */
  week_id: number | null;
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
  type: "diary" | "week" | "problem" | "solution" | "video" | "blog";
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
  type: "diary" | "week" | "comment" | "problem" | "solution" | "video" | "blog";
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
  params: Readonly<Record<string, unknown>>;
  add_date: string;
}

/** Something that somebody is notified of. */
export interface NotificationRow {
  user_id: number;
  id: number;
  channel: "activity" | "follows" | "system";
  event: string;
  /** The day, in UTC, whose events are told together. */
  group_period: string;
  type: string;
  content_id: number;
  diary_id: number | null;
  /** Null for the site itself, and for brands. */
  from_user_id: number | null;
  event_id: number | null;
  /** Further parameters of the words. */
  params: Readonly<Record<string, unknown>>;
  is_visit: boolean;
  visit_date: string | null;
  add_date: string;
}

/** A name that a grower had before. */
export interface OldHandleRow {
  handle: string;
  user_id: number;
}

/** Somebody whom a grower has blocked. */
export interface BlockRow {
  user_id: number;
  type: "user" | "chat";
  content_id: number;
}

/** A report of a thing to the moderators. */
export interface ComplaintRow {
  id: number;
  type: "comment" | "diary" | "week";
  content_id: number;
  user_id: number;
  reason: "spam" | "offence" | "sale" | "copyright" | "wrong" | "other";
  text: string;
  state: "open" | "accepted" | "rejected";
  moderator_id: number | null;
  close_date: string | null;
  add_date: string;
}

/** A message to the site's team. */
export interface ContactRow {
  id: number;
  user_id: number | null;
  name: string;
  email: string;
  topic: "account" | "content" | "bug" | "brand" | "legal" | "other";
  lang: string;
  subject: string;
  text: string;
  /** The page it was written on. */
  link: string | null;
  state: "open" | "answered" | "closed";
  cnt_replies: number;
  add_date: string;
}

export interface ContactReplyRow {
  contact_id: number;
  id: number;
  moderator_id: number;
  text: string;
  add_date: string;
}

/** All rows of the demo site, by table. */
export interface DemoTables
  extends AdTables,
    NewsletterTables,
    AskingTables,
    ChatTables,
    VideoTables,
    ReadingTables,
    AwardTables,
    GiveawayTables,
    WatchTables {
  users: UserRow[];
  user_handle: HandleRow[];
  user_old_handle: OldHandleRow[];
  user_ban: BlockRow[];
  account: AccountRow[];
  user_email: EmailRow[];
  oauth_identity: IdentityRow[];
  personal_copy: PersonalCopyRow[];
  brand: BrandRow[];
  brand_manager: BrandManagerRow[];
  brand_invitation: BrandInvitationRow[];
  strain: StrainRow[];
  strain_category: StrainCategoryRow[];
  strain_parent: StrainParentRow[];
  strain_alias: StrainAliasRow[];
  product: ProductRow[];
  wiki: WikiRow[];
  product_photo: ProductPhotoRow[];
  product_composition: ProductCompositionRow[];
  product_element: ProductElementRow[];
  brand_tester: BrandTesterRow[];
  portal_draft: PortalDraftRow[];
  subscription: SubscriptionRow[];
  invoice: InvoiceRow[];
  scheme: SchemeRow[];
  scheme_week: SchemeWeekRow[];
  scheme_product: SchemeProductRow[];
  scheme_dose: SchemeDoseRow[];
  diary: DiaryRow[];
  diary_equip: EquipRow[];
  week: WeekRow[];
  week_report: WeekReportRow[];
  week_nutrient: NutrientRow[];
  photo: PhotoRow[];
  avatar: AvatarRow[];
  review: ReviewRow[];
  comment: CommentRow[];
  likes: LikeRow[];
  follow: FollowRow[];
  event: EventRow[];
  notification: NotificationRow[];
  complaint: ComplaintRow[];
  contact: ContactRow[];
  contact_reply: ContactReplyRow[];
}
