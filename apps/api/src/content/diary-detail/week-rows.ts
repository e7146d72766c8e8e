import type { Schema } from "@grow/contract";
import type { Faza } from "@grow/domain";
import { type RawBuilder, sql } from "kysely";
import { instant, jsonRow } from "../../db/json-row.ts";
import { rowVersions } from "../../db/row-versions.ts";
import type { PhotoRow } from "../../media/present-photo.ts";
import type { Catalogue, Named } from "../catalogue/catalogue-cache.ts";
import type { BrandRef, ProductRef } from "../catalogue/catalogue-refs.ts";
import { weeksOrder } from "../diary-cards/card-query.ts";
import { likedBy } from "../likes.ts";
import type { ReportWord } from "./harvest-report.ts";
import { WEEK_PROP_COLUMNS } from "./week-props.ts";

/** A photo or video of a week. */
export interface MediaRef extends PhotoRow {
  kind: "photo" | "video";
  format: "mp4" | "webm" | null;
  duration: number | null;
}

interface NutrientColumns {
  id: number;
  block: "flowering" | "harvest";
  name: string;
  val: number | null;
  comment: string;
  n_general: number | null;
  items: (number | null)[];
}

/** A dose or a review of a nutrient. */
export interface NutrientRef extends NutrientColumns {
  product: ProductRef | null;
  brand: BrandRef | null;
}

interface WeekColumns extends Required<Schema<"WeekProps">> {
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
  events: Schema<"WeekEvent">[];
  feedings: Schema<"Feeding">[];
  cnt_likes: number;
  cnt_comments: number;
  version: number;
  add_date: string;
  update_date: string;
  is_like: boolean;
}

/** A week with its readings as columns, named as in the contract. */
export interface WeekRow extends WeekColumns {
  media: MediaRef[];
  nutrients: NutrientRef[];
  report: ReportWord[];
}

interface OfWeek {
  week_id: number;
}

const mediaRow = jsonRow<MediaRef & OfWeek>({
  week_id: sql`m.week_id`,
  id: sql`m.id`,
  key: sql`m.key`,
  kind: sql`m.kind`,
  format: sql`m.format`,
  width: sql`m.width`,
  height: sql`m.height`,
  duration: sql`m.duration`,
  color: sql`m.color`,
  alt: sql`m.alt`,
});

const nutrientRow = jsonRow<NutrientColumns & OfWeek & Named>({
  week_id: sql`n.week_id`,
  id: sql`n.id`,
  block: sql`n.block`,
  name: sql`n.name`,
  val: sql`n.val`,
  comment: sql`n.comment`,
  n_general: sql`n.n_general`,
  items: sql`n.items`,
  product_id: sql`n.product_id`,
  brand_id: sql`n.brand_id`,
});

const reportRow = jsonRow<ReportWord & OfWeek>({
  week_id: sql`r.week_id`,
  category: sql`r.category`,
  val: sql`r.val`,
});

function weekRow(readerId: number | null) {
  return jsonRow<WeekColumns>({
    id: sql`w.id`,
    days: sql`w.days`,
    faza: sql`w.faza`,
    text: sql`w.text`,
    lang: sql`w.lang`,
    ...WEEK_PROP_COLUMNS,
    strain_comment: sql`w.strain_comment`,
    review_growing: sql`w.review_growing`,
    review_resistance: sql`w.review_resistance`,
    review_general: sql`w.review_general`,
    review_text: sql`w.review_text`,
    events: sql`w.events`,
    feedings: sql`w.feedings`,
    cnt_likes: sql`w.cnt_likes`,
    cnt_comments: sql`w.cnt_comments`,
    version: sql`w.version`,
    add_date: instant(sql`w.add_date`),
    update_date: instant(sql`w.update_date`),
    is_like: likedBy(readerId, "week", sql`w.id`),
  });
}

const readWeek = weekRow(null).read;

/** The parts of a diary's weeks. */
export const WEEK_PARTS = ["weeks", "media", "nutrients", "report"] as const;

/** The rows of one table that belong to the weeks of diary `d`. */
interface WeekPart {
  readonly from: RawBuilder<unknown>;
  /** Changes when any of the rows changes. */
  readonly version: RawBuilder<string | null>;
  /** All of them as JSON, in display order. */
  readonly rows: RawBuilder<unknown[][] | null>;
}

/** Whole tables per diary, because one scan of each is cheaper than one per week. */
export function weekParts(readerId: number | null): Record<(typeof WEEK_PARTS)[number], WeekPart> {
  return {
    weeks: {
      from: sql`week w where w.diary_id = d.id`,
      version: rowVersions(sql`w.id`, sql`w.xmin`, likedBy(readerId, "week", sql`w.id`)),
      rows: sql`json_agg(${weekRow(readerId).values} order by ${weeksOrder}) filter (where not w.is_remove)`,
    },
    media: {
      from: sql`photo m where m.diary_id = d.id and m.week_id is not null`,
      version: rowVersions(sql`m.id`, sql`m.xmin`),
      rows: sql`json_agg(${mediaRow.values} order by m.position, m.id) filter (where not m.is_remove)`,
    },
    nutrients: {
      from: sql`week_nutrient n where n.diary_id = d.id`,
      version: rowVersions(sql`n.id`, sql`n.xmin`),
      rows: sql`json_agg(${nutrientRow.values} order by n.position, n.id) filter (where not n.is_remove)`,
    },
    report: {
      from: sql`week_report r where r.diary_id = d.id`,
      version: rowVersions(sql`r.week_id`, sql`r.category`, sql`r.val`),
      rows: sql`json_agg(${reportRow.values})`,
    },
  };
}

/** The columns of {@link weekParts}. */
export type FoundParts = { readonly [Name in (typeof WEEK_PARTS)[number]]: unknown[][] | null };

/** The rows of {@link FoundParts}. */
export interface PartRows {
  readonly weeks: WeekColumns[];
  readonly media: (MediaRef & OfWeek)[];
  readonly nutrients: (NutrientColumns & OfWeek & Named)[];
  readonly report: (ReportWord & OfWeek)[];
}

export function rowsOfParts({ weeks, media, nutrients, report }: FoundParts): PartRows {
  return {
    weeks: (weeks ?? []).map(readWeek),
    media: (media ?? []).map(mediaRow.read),
    nutrients: (nutrients ?? []).map(nutrientRow.read),
    report: (report ?? []).map(reportRow.read),
  };
}

/** All weeks of a diary in display order, with photos, videos and nutrients. */
export function weeksOfParts({ weeks, media, nutrients, report }: PartRows, catalogue: Catalogue): WeekRow[] {
  const rows = weeks.map((week): WeekRow => Object.assign(week, { media: [], nutrients: [], report: [] }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const one of media) byId.get(one.week_id)?.media.push(one);
  for (const one of nutrients) {
    const product = catalogue.product(one.product_id);
    const brand = catalogue.brand(one.brand_id);
    byId.get(one.week_id)?.nutrients.push(Object.assign(one, { product, brand }));
  }
  for (const word of report) {
    const week = byId.get(word.week_id);
    if (week?.faza === 2) week.report.push(word);
  }
  return rows;
}
