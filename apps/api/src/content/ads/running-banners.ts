import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { PhotoRow } from "../../media/present-photo.ts";
import { type BrandRef, brandJson } from "../catalogue/catalogue-refs.ts";
import { isRunning } from "../plans/plan-limits.ts";

export type BannerType = Schema<"BannerType">;
export type PageSection = Schema<"PageSection">;

/** Whether the banner `n` is approved, switched on and in its period on a day. */
export function isShownOn(day: string): RawBuilder<boolean> {
  return sql<boolean>`(
    n.is_enabled and not n.is_remove and coalesce(n.date_start <= ${day}::date, true) and coalesce(n.date_end >= ${day}::date, true))`;
}

/** Views of the brand joined as `b` that count, in the month of a day. */
export function viewsInMonth(day: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(d.cnt_views), 0)::bigint from banner o join banner_day d on d.banner_id = o.id
    where o.brand_id = b.id and d.day >= date_trunc('month', ${day}::date)::date and d.day <= ${day}::date)`;
}

/** A banner that may be shown to a reader. */
export interface RunningBanner {
  id: number;
  type: BannerType;
  title: string;
  text: string;
  button: string;
  lang: string;
  url: string;
  section: PageSection[];
  countries: string[];
  payer: string;
  date_end: string | null;
  max_per_day: number | null;
  /** The product of a button. */
  product_id: number | null;
  photo: PhotoRow | null;
  /** In the dark theme; null for the same. */
  photo_dark: PhotoRow | null;
  brand: BrandRef | null;
  /** Views a month of the brand's plan; null for no limit. */
  views_limit: number | null;
  views_used: number;
  /** Days until the end of the banner or the month, whichever comes first. */
  days_left: number;
}

/** The photo joined under a name; null without one. Both pictures of a banner show the same. */
const photoJson = (name: "f" | "k") => sql`case when ${sql.ref(name)}.id is not null then json_build_object(
  'id', ${sql.ref(name)}.id, 'key', ${sql.ref(name)}.key, 'width', ${sql.ref(name)}.width, 'height', ${sql.ref(name)}.height,
  'color', ${sql.ref(name)}.color, 'alt', coalesce(f.alt, ${sql.ref(name)}.alt)) end`;

interface Wanted {
  readonly types: readonly BannerType[];
  /** Empty when it is unknown: banners for some countries only are left out. */
  readonly country: string;
  /** Today, in UTC. */
  readonly day: string;
}

/** The banners of a day and a country whose brands have views left in their plans, and the site's own. */
export async function readRunningBanners(
  db: QueryExecutorProvider,
  { types, country, day }: Wanted,
): Promise<RunningBanner[]> {
  const { rows } = await sql<RunningBanner>`
    select r.* from (
      select n.id, n.type, n.title, n.text, n.button, n.lang, n.url, n.section, n.countries, n.payer, n.date_end::text, n.max_per_day,
        n.product_id,
        ${photoJson("f")} as photo, ${photoJson("k")} as photo_dark,
        ${brandJson} as brand, p.max_banner_views as views_limit, ${viewsInMonth(day)} as views_used,
        (least(n.date_end, s.date_end, (date_trunc('month', ${day}::date) + interval '1 month - 1 day')::date) - ${day}::date + 1)
          as days_left
      from banner n
      left join photo f on f.id = n.image_id and not f.is_remove
      left join photo k on k.id = n.image_dark_id and not k.is_remove
      left join brand b on b.id = n.brand_id and not b.is_remove
      left join lateral (
        select s.plan, s.date_end from subscription s where s.brand_id = b.id and ${isRunning} order by s.id desc limit 1) s on true
      left join plan p on p.code = s.plan
      where n.type = any(${types}::text[]) and ${isShownOn(day)} and (n.countries = '{}' or ${country} = any(n.countries))
        and (n.brand_id is null or p.code is not null)
    ) r
    where r.brand is null or r.views_limit is null or r.views_used < r.views_limit
    order by r.id`.execute(db);
  return rows;
}
