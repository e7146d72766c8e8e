import type { BannerKind } from "@grow/domain/banners";
import type { Lang } from "../people/growers.ts";

export interface BannerRow {
  id: number;
  /** Null for one of the site's own. */
  brand_id: number | null;
  type: BannerKind;
  name: string;
  title: string;
  text: string;
  button: string;
  lang: Lang;
  url: string;
  image_id: number | null;
  product_id: number | null;
  section: readonly string[];
  countries: readonly string[];
  payer: string;
  date_start: string | null;
  date_end: string | null;
  max_per_day: number | null;
  is_enabled: boolean;
  is_moderate: boolean;
  is_approved: boolean;
  review_text: string;
  editor_id: number;
  cnt_views: number;
  cnt_clicks: number;
  version: number;
  add_date: string;
  update_date: string;
}

export interface BannerDayRow {
  banner_id: number;
  /** YYYY-MM-DD, UTC. */
  day: string;
  section: string;
  country: string;
  cnt_served: number;
  cnt_views: number;
  cnt_clicks: number;
}

export interface BannerFilteredDayRow {
  banner_id: number;
  day: string;
  section: string;
  country: string;
  action: "serve" | "view" | "click";
  reason: "bot" | "team" | "misplaced" | "repeat" | "unseen" | "rate";
  cnt: number;
}

/** How often cards of a thing were in view on a day. */
export interface ImpressionDayRow {
  type: "brand" | "product" | "strain";
  content_id: number;
  day: string;
  cnt_views: number;
  seconds: number;
}

export interface AdTables {
  banner: BannerRow[];
  banner_day: BannerDayRow[];
  banner_filtered_day: BannerFilteredDayRow[];
  impression_day: ImpressionDayRow[];
}
