import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import type { BannerType, PageSection } from "./running-banners.ts";

/** What an editor of a banner changes. */
export interface BannerState {
  name: string;
  title: string;
  text: string;
  button: string;
  lang: string;
  url: string;
  image_id: number | null;
  /** The picture in the dark theme; null for the same. */
  image_dark_id: number | null;
  image_alt: string;
  section: PageSection[];
  countries: string[];
  payer: string;
  date_start: string | null;
  date_end: string | null;
  max_per_day: number | null;
}

export const EMPTY_BANNER: BannerState = {
  name: "",
  title: "",
  text: "",
  button: "",
  lang: "en",
  url: "",
  image_id: null,
  image_dark_id: null,
  image_alt: "",
  section: [],
  countries: [],
  payer: "",
  date_start: null,
  date_end: null,
  max_per_day: null,
};

/** A saved banner with its sums. */
export interface BannerRow {
  id: number;
  type: BannerType;
  brand_id: number | null;
  product_id: number | null;
  state: Exclude<Schema<"BannerState">, "draft">;
  is_enabled: boolean;
  is_approved: boolean;
  version: number;
  content: BannerState;
  review_text: string;
  editor_id: number | null;
  cnt_served: number;
  cnt_views: number;
  cnt_clicks: number;
  cnt_filtered: number;
  update_date: string;
}

/** The state of the banner `n` today, in UTC. */
export const bannerState: RawBuilder<BannerRow["state"]> = sql<BannerRow["state"]>`(case
  when n.is_moderate then 'review' when not n.is_approved then 'refused'
  when n.date_end < (now() at time zone 'utc')::date then 'ended'
  when n.is_enabled then 'running' else 'paused' end)`;

/**
 * Banners that were saved whole.
 *
 * @param which a condition on banners `n`, with an order and a limit if wanted
 */
export async function readBanners(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select n.id, n.type, n.brand_id, n.product_id, ${bannerState} as state, n.is_enabled, n.is_approved, n.version, n.review_text,
      n.editor_id, n.cnt_views, n.cnt_clicks, n.update_date,
      (select coalesce(sum(d.cnt_served), 0)::bigint from banner_day d where d.banner_id = n.id) as cnt_served,
      (select coalesce(sum(d.cnt), 0)::bigint from banner_filtered_day d where d.banner_id = n.id and d.action <> 'serve')
        as cnt_filtered,
      json_build_object(
        'name', n.name, 'title', n.title, 'text', n.text, 'button', n.button, 'lang', n.lang, 'url', n.url, 'image_id', n.image_id,
        'image_dark_id', n.image_dark_id, 'image_alt', coalesce((select f.alt from photo f where f.id = n.image_id), ''), 'section', n.section,
        'countries', n.countries, 'payer', n.payer, 'date_start', n.date_start, 'date_end', n.date_end,
        'max_per_day', n.max_per_day) as content
    from banner n where not n.is_remove and ${which}`.execute(db);
  return rows;
}

/** A draft of the portal, over a saved banner or of a new one. */
export interface BannerDraft {
  tmp_id: string;
  content_id: number | null;
  value: Partial<BannerState> & { readonly type: BannerType };
  version: number;
  update_date: string;
}

/** The version of a banner that was never saved; what follows it begins with 2. */
const UNSAVED = 1;

/** The version that a save replaces. */
export const bannerVersion = (
  saved: Pick<BannerRow, "version"> | null,
  draft: Pick<BannerDraft, "version"> | null,
): number => draft?.version ?? saved?.version ?? UNSAVED;

interface Presented {
  readonly type: BannerType;
  readonly saved: BannerRow | null;
  readonly draft: BannerDraft | null;
  /** Shows the draft's words over the saved ones, as its editor does. */
  readonly isDraftShown: boolean;
  /** The draft's id while there is no draft. */
  readonly tmpId?: string | null;
}

/** Banners as managers and staff see them. */
export async function presentBanners(
  db: QueryExecutorProvider,
  banners: readonly Presented[],
): Promise<Schema<"Banner">[]> {
  const states = banners.map(({ saved, draft, isDraftShown }) => ({
    ...EMPTY_BANNER,
    ...saved?.content,
    ...(saved === null || isDraftShown ? draft?.value : {}),
  }));
  const ids = states.flatMap(({ image_id, image_dark_id }) =>
    [image_id, image_dark_id].filter((id) => id !== null),
  );
  const photos = await readPhotos(db, ids);
  return banners.map(({ type, saved, draft, tmpId = null }, index) => {
    const { image_id, image_dark_id, image_alt, ...words } = states[index] ?? EMPTY_BANNER;
    const picture = (id: number | null) => {
      const photo = id === null ? undefined : photos.get(id);
      // Both show the same.
      return photo ? presentPhoto({ ...photo, alt: image_alt || photo.alt }) : null;
    };
    return {
      ...words,
      id: saved?.id ?? null,
      tmp_id: draft?.tmp_id ?? tmpId,
      type,
      state: saved?.state ?? "draft",
      is_enabled: saved?.is_enabled ?? false,
      version: bannerVersion(saved, draft),
      image: picture(image_id),
      image_dark: picture(image_dark_id),
      product_id: saved?.product_id ?? null,
      review_text: saved?.review_text ?? "",
      cnt_served: saved?.cnt_served ?? 0,
      cnt_views: saved?.cnt_views ?? 0,
      cnt_clicks: saved?.cnt_clicks ?? 0,
      cnt_filtered: saved?.cnt_filtered ?? 0,
      update_date: draft?.update_date ?? saved?.update_date ?? null,
    };
  });
}

/** One of them. */
export async function presentBanner(db: QueryExecutorProvider, banner: Presented): Promise<Schema<"Banner">> {
  const [one] = await presentBanners(db, [banner]);
  if (!one) throw new Error("A banner that was just read is gone.");
  return one;
}

async function readPhotos(
  db: QueryExecutorProvider,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PhotoRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PhotoRow>`
    select id, key, width, height, color, alt from photo where id = any(${ids}::bigint[]) and not is_remove`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
