import { sql } from "kysely";
import type { Db } from "../db/database.ts";

export interface NewBanner {
  /** Null for one of the site's own. */
  brandId: number | null;
  type?: "box" | "cpm" | "header" | "sidebar" | "button";
  name?: string;
  section?: string[];
  countries?: string[];
  payer?: string;
  url?: string;
  productId?: number | null;
  dateStart?: string | null;
  dateEnd?: string | null;
  state?: "running" | "paused" | "review";
}

/** Inserts a banner that runs, unless another state is given. */
export async function addBanner(db: Db, banner: NewBanner): Promise<number> {
  const { brandId, type = "box", name = "Autumn", section = [], countries = [], payer = "" } = banner;
  const { url = "https://loam.example/coco", productId = null, dateStart = null, dateEnd = null } = banner;
  const { state = "running" } = banner;
  const { rows } = await sql<{ id: number }>`
    insert into banner (brand_id, type, name, title, url, section, countries, payer, product_id, date_start, date_end, is_enabled,
      is_approved, is_moderate)
    values (${brandId}, ${type}, ${name}, ${name}, ${url}, ${section}::text[], ${countries}::text[], ${payer}, ${productId},
      ${dateStart}::date, ${dateEnd}::date, ${state === "running"}, ${state !== "review"}, ${state === "review"})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Gives a brand a plan that is active, with so many views a month; null for no limit. */
export async function addBrandPlan(db: Db, brandId: number, views: number | null): Promise<void> {
  const code = `partner-${views ?? "all"}`;
  await sql`
    insert into plan (code, kind, period, price_amount, price_currency, max_banner_views)
    values (${code}, 'partner', 'month', 9900, 'EUR', ${views}) on conflict (code) do nothing`.execute(db);
  await sql`
    insert into subscription (kind, brand_id, plan, period, price_amount, price_currency, date_start, date_end)
    select 'partner', ${brandId}::bigint, ${code}, 'month', 9900, 'EUR', today - 30, today + 60
    from (select (now() at time zone 'utc')::date as today) days`.execute(db);
}
