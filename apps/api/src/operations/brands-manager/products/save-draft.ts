import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { requireBrandPhotos } from "../access/brand-photos.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";
import {
  currentVersion,
  type ProductDraft,
  type ProductState,
  type PublishedProduct,
  readDraft,
} from "./product-state.ts";

interface SavedDraft {
  readonly published: PublishedProduct | null;
  readonly draft: ProductDraft | null;
  readonly tmpId: string;
  readonly given: Partial<ProductState>;
}

/** Merges the given fields into the draft, which managers of the brand share. Nothing is published. */
export async function saveDraft(
  tx: Tx,
  brand: ManagedBrand,
  userId: number,
  { published, draft, tmpId, given }: SavedDraft,
): Promise<ProductDraft | null> {
  const value = { ...draft?.value, ...given };
  const version = currentVersion(published, draft) + 1;
  const photos = (given.items_photo ?? []).map(({ id }) => id);
  await requireBrandPhotos(tx, brand.id, photos, (index) => `items_photo.${index}.id`);
  await sql`
    insert into portal_draft (brand_id, tmp_id, type, content_id, user_id, value, version)
    values (${brand.id}, ${tmpId}, 'product', ${published?.id ?? null}, ${userId}, ${JSON.stringify(value)}::jsonb, ${version})
    on conflict (brand_id, tmp_id) do update set
      value = excluded.value, version = excluded.version, user_id = excluded.user_id, update_date = now()`.execute(
    tx,
  );
  if (given.items_photo !== undefined) {
    await sql`
      delete from portal_draft_photo
      where brand_id = ${brand.id} and tmp_id = ${tmpId} and photo_id <> all(${photos}::bigint[])`.execute(
      tx,
    );
    await sql`
      insert into portal_draft_photo (brand_id, tmp_id, photo_id)
      select ${brand.id}, ${tmpId}, id from unnest(${photos}::bigint[]) as given (id)
      on conflict (photo_id) do nothing`.execute(tx);
  }
  return await readDraft(tx, brand.id, { tmpId });
}
