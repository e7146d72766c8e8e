import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { type AdRecord, checkOf } from "../operations/ads/counting/signed-records.ts";

/** The user agent of a person's browser. */
export const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A guest's id by number. */
export const guestId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A record as the trackers sign it. */
export function signed(guest: string, record: Omit<AdRecord, "h">): AdRecord {
  return { ...record, h: checkOf(guest, record) };
}

export interface BannerSums {
  readonly served: number;
  readonly views: number;
  readonly clicks: number;
  /** By action and reason: `view repeat`. */
  readonly filtered: Readonly<Record<string, number>>;
}

/** All that is stored of a banner. */
export async function sumsOf(db: Db, bannerId: number): Promise<BannerSums> {
  const { rows } = await sql<{ served: number; views: number; clicks: number }>`
    select coalesce(sum(cnt_served), 0)::int as served, coalesce(sum(cnt_views), 0)::int as views,
      coalesce(sum(cnt_clicks), 0)::int as clicks
    from banner_day where banner_id = ${bannerId}`.execute(db);
  const { rows: filtered } = await sql<{ name: string; cnt: number }>`
    select action || ' ' || reason as name, sum(cnt)::int as cnt from banner_filtered_day where banner_id = ${bannerId}
    group by 1 order by 1`.execute(db);
  const sums = rows[0] ?? { served: 0, views: 0, clicks: 0 };
  return { ...sums, filtered: Object.fromEntries(filtered.map(({ name, cnt }) => [name, cnt])) };
}
