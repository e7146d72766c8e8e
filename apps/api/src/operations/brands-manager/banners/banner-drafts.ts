import type { RequestBody } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  type BannerDraft,
  type BannerRow,
  type BannerState,
  bannerVersion,
  readBanners,
} from "../../../content/ads/banner-rows.ts";
import type { BannerType } from "../../../content/ads/running-banners.ts";
import type { Tx } from "../../../db/database.ts";
import { requireBrandPhotos } from "../access/brand-photos.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";

/** The brand's drafts of banners, as a query of drafts `d`. */
export async function readDrafts(
  db: QueryExecutorProvider,
  brandId: number,
  which: RawBuilder<unknown>,
): Promise<BannerDraft[]> {
  const { rows } = await sql<BannerDraft>`
    select d.tmp_id, d.content_id, d.value, d.version, d.update_date from portal_draft d
    where d.brand_id = ${brandId} and d.type = 'banner' and ${which}`.execute(db);
  return rows;
}

/** The draft of a saved banner, or of a new one of this type. */
export async function readDraft(
  db: QueryExecutorProvider,
  brandId: number,
  which: { readonly id: number } | { readonly tmpId: string; readonly type?: BannerType },
): Promise<BannerDraft | null> {
  const isWanted = "id" in which ? sql`d.content_id = ${which.id}` : sql`d.tmp_id = ${which.tmpId}`;
  const [draft] = await readDrafts(db, brandId, isWanted);
  const isOther = !("id" in which) && which.type !== undefined && draft?.value.type !== which.type;
  return draft === undefined || isOther ? null : draft;
}

/** A banner of the brand; null for those of others. */
export async function readOwnBanner(
  db: QueryExecutorProvider,
  brandId: number,
  which: RawBuilder<unknown>,
): Promise<BannerRow | null> {
  const [banner] = await readBanners(db, sql`n.brand_id = ${brandId} and ${which}`);
  return banner ?? null;
}

/** The fields that a request brings. */
export function givenState(body: RequestBody<"savePortalBanner">): Partial<BannerState> {
  const { brand_id: _brand, tmp_id: _tmp, is_draft: _draft, version: _version, ...fields } = body;
  return fields;
}

interface SavedDraft {
  readonly type: BannerType;
  readonly saved: BannerRow | null;
  readonly draft: BannerDraft | null;
  readonly tmpId: string;
  readonly given: Partial<BannerState>;
}

/** Merges the given fields into the draft, which managers of the brand share. Nothing is shown of it. */
export async function saveDraft(
  tx: Tx,
  brand: ManagedBrand,
  userId: number,
  { type, saved, draft, tmpId, given }: SavedDraft,
): Promise<void> {
  const value = { ...draft?.value, ...given, type };
  const pictures = (["image_id", "image_dark_id"] as const).flatMap((field) => {
    const id = value[field] ?? null;
    return id === null ? [] : [{ field, id }];
  });
  const added = pictures.filter(({ field }) => given[field] !== undefined);
  const photos = pictures.map(({ id }) => id);
  await requireBrandPhotos(
    tx,
    brand.id,
    added.map(({ id }) => id),
    (index) => added[index]?.field ?? "image_id",
  );
  await sql`
    insert into portal_draft (brand_id, tmp_id, type, content_id, user_id, value, version)
    values (${brand.id}, ${tmpId}, 'banner', ${saved?.id ?? null}, ${userId}, ${JSON.stringify(value)}::jsonb,
      ${bannerVersion(saved, draft) + 1})
    on conflict (brand_id, tmp_id) do update set
      value = excluded.value, version = excluded.version, user_id = excluded.user_id, update_date = now()`.execute(
    tx,
  );
  if (given.image_id === undefined && given.image_dark_id === undefined) return;
  await sql`
    delete from portal_draft_photo
    where brand_id = ${brand.id} and tmp_id = ${tmpId} and photo_id <> all(${photos}::bigint[])`.execute(tx);
  await sql`
    insert into portal_draft_photo (brand_id, tmp_id, photo_id)
    select ${brand.id}, ${tmpId}, id from unnest(${photos}::bigint[]) as given (id)
    on conflict (photo_id) do nothing`.execute(tx);
}
