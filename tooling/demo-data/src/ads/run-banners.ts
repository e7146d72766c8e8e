import type { Random } from "@grow/testing";
import { dayOf, daysAfter } from "../calendar.ts";
import type { Catalogue } from "../catalogue/catalogue-rows.ts";
import type { PhotoMaker } from "../photo-maker.ts";
import type { PortalDraftRow } from "../rows.ts";
import type { AdTables, BannerRow } from "./ad-rows.ts";
import { countDays } from "./banner-days.ts";
import { BANNERS, type DemoBanner, type DemoBannerWords, DRAFT } from "./banners.ts";

interface AdTools {
  readonly random: Random;
  readonly photos: PhotoMaker;
  readonly catalogue: Catalogue;
  readonly anchor: string;
  /** Submits the banners of brands. */
  readonly manager: number;
  /** Sets up sidebar and button banners, and the site's own. */
  readonly admin: number;
}

type BannerTables = Omit<AdTables, "impression_day">;

/** Banners with what was counted of them, and a draft of the portal. */
export function runBanners(tools: AdTools): { tables: BannerTables; drafts: PortalDraftRow[] } {
  const tables: BannerTables = { banner: [], banner_day: [], banner_filtered_day: [] };
  for (const [index, banner] of BANNERS.entries()) {
    const id = index + 1;
    const { counted, filtered } = countDays(tools.random.fork(banner.name), id, banner, tools.anchor);
    const sum = (name: "cnt_views" | "cnt_clicks") => counted.reduce((all, row) => all + row[name], 0);
    tables.banner.push({
      ...bannerRow(tools, id, banner),
      ...{ cnt_views: sum("cnt_views"), cnt_clicks: sum("cnt_clicks") },
    });
    tables.banner_day.push(...counted);
    tables.banner_filtered_day.push(...filtered);
  }
  return { tables, drafts: [draftRow(tools)] };
}

function bannerRow(
  tools: AdTools,
  id: number,
  banner: DemoBanner,
): Omit<BannerRow, "cnt_views" | "cnt_clicks"> {
  const { photos, catalogue, anchor, manager, admin } = tools;
  const { brand, state, picture, type, run, review = "" } = banner;
  const brandId = brand === null ? null : catalogue.brand(brand).id;
  const isByStaff = brand === null || type === "sidebar" || type === "button";
  // A banner is submitted a few days before its first day; what waits or was refused is of the last days.
  const added = daysAfter(anchor, Math.min(run[0] - 3, -1));
  const isDecided = state !== "review" && state !== "refused";
  return {
    ...{ id, brand_id: brandId, type, ...wordsOf(banner, anchor) },
    image_id: picture
      ? photos.make(picture.spec, {
          ...{ user_id: isByStaff ? admin : manager, diary_id: null, week_id: null, position: 0 },
          ...(brandId === null ? {} : { brand_id: brandId }),
          ...{ alt: picture.alt, add_date: added },
        }).id
      : null,
    product_id:
      banner.product !== undefined && brand !== null ? catalogue.product(brand, banner.product).id : null,
    // One that has ended was never switched off.
    is_enabled: state === "running" || state === "ended",
    ...{ is_moderate: state === "review", is_approved: isDecided, review_text: review },
    editor_id: isByStaff ? admin : manager,
    ...{ version: state === "review" ? 1 : 2, add_date: added },
    update_date: state === "paused" ? daysAfter(anchor, banner.off?.at(-1)?.[0] ?? -1) : added,
  };
}

function wordsOf(banner: DemoBannerWords, anchor: string) {
  const { name, title = "", text = "", button = "", lang = "en", url } = banner;
  const { section = [], countries = [], payer = "", run, perDay = null } = banner;
  const [start, end] = run;
  return {
    ...{ name, title, text, button, lang, url, section, countries, payer },
    date_start: dayOf(daysAfter(anchor, start)),
    date_end: end === null ? null : dayOf(daysAfter(anchor, end)),
    max_per_day: perDay,
  };
}

function draftRow({ catalogue, anchor, manager }: AdTools): PortalDraftRow {
  return {
    brand_id: catalogue.brand(DRAFT.brand).id,
    tmp_id: "9e2f6c84-51b7-4d0e-8c39-7a1d5be04f26",
    ...{ type: "banner", content_id: null, user_id: manager },
    value: { type: DRAFT.type, ...wordsOf(DRAFT, anchor) },
    ...{ version: 2, add_date: daysAfter(anchor, -3), update_date: daysAfter(anchor, -1) },
  };
}
