import { randomUUID } from "node:crypto";
import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { type PhotoRow, presentPhoto } from "../../../media/present-photo.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";
import { presentUserShort } from "../access/people.ts";
import {
  currentVersion,
  EMPTY_PRODUCT,
  type ProductDraft,
  type ProductState,
  type PublishedProduct,
} from "./product-state.ts";

/** The product in its editor: the draft over what is published, or an empty one. */
export async function presentProduct(
  db: QueryExecutorProvider,
  brand: ManagedBrand,
  published: PublishedProduct | null,
  draft: ProductDraft | null,
): Promise<Schema<"PortalProduct">> {
  const state: ProductState = { ...EMPTY_PRODUCT, ...published?.state, ...draft?.value };
  const { facts, items_photo, strain_id, ...words } = state;
  const latest = draft ?? published;
  return {
    ...words,
    id: published?.id ?? null,
    tmp_id: draft?.tmp_id ?? (published ? null : randomUUID()),
    is_draft: draft !== null,
    version: currentVersion(published, draft),
    section: brand.section,
    link: published && `/${brand.section}/${brand.slug}/${published.slug}`,
    item_strain: await readStrain(db, strain_id),
    item_facts: brand.section === "seedbank" ? facts : null,
    items_photo: await readPhotos(db, items_photo),
    cnt_diaries: published?.cnt_diaries ?? 0,
    cnt_reviews: published?.cnt_reviews ?? 0,
    update_date: latest?.update_date ?? null,
    item_user: latest?.user ? presentUserShort(latest.user) : null,
  };
}

async function readStrain(
  db: QueryExecutorProvider,
  id: number | null,
): Promise<Schema<"StrainShort"> | null> {
  if (id === null) return null;
  const { rows } = await sql<{ id: number; name: string; slug: string }>`
    select id, name, slug from strain where id = ${id} and not is_remove`.execute(db);
  const [strain] = rows;
  return strain ? { id: strain.id, name: strain.name, link: `/strains/${strain.slug}` } : null;
}

async function readPhotos(
  db: QueryExecutorProvider,
  photos: ProductState["items_photo"],
): Promise<Schema<"Photo">[]> {
  if (photos.length === 0) return [];
  const { rows } = await sql<PhotoRow>`
    select id, key, width, height, color, alt from photo
    where id = any(${photos.map(({ id }) => id)}::bigint[]) and not is_remove`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return photos.flatMap(({ id, alt }) => {
    const row = byId.get(id);
    return row ? [presentPhoto({ ...row, alt })] : [];
  });
}
