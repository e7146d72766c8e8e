import { SAMPLE_BANNER } from "@grow/app-kit/ads/testing/sample-banner.ts";
import type { Schema } from "@grow/contract";

/** A banner of a brand that waits for review. */
export const SAMPLE_STAFF_BANNER: Schema<"StaffBanner"> = {
  item_banner: {
    ...SAMPLE_BANNER,
    ...{ state: "review", is_enabled: false, version: 2, section: ["diary"], date_start: "2026-12-01" },
    ...{ cnt_served: 0, cnt_views: 0, cnt_clicks: 0, cnt_filtered: 0 },
  },
  item_brand: {
    ...{ id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
  },
  item_product: null,
  item_user: { id: 9, name: "manager", link: "/grower/manager", avatar_small: null },
  user_lang: "de",
};
