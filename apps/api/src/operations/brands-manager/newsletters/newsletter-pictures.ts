import { sql } from "kysely";
import { picturesIn } from "../../../content/posts/pictures-in.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { requireBrandPhotos } from "../access/brand-photos.ts";

/** Most pictures of a newsletter. */
const MOST_PICTURES = 20;

/**
 * Finds the photos of a text.
 *
 * @returns their ids
 * @throws ApiError 422 for pictures of others, and for more than 20
 */
export async function checkPictures(tx: Tx, brandId: number, text: string): Promise<number[]> {
  const keys = [...new Set(picturesIn(text).map(({ key }) => key))];
  if (keys.length > MOST_PICTURES)
    throw invalid([{ code: "too_many", field: "text", params: { max: MOST_PICTURES } }]);
  const { rows } = await sql<{ id: number }>`
    select id from photo where key = any(${keys}::text[]) order by id for update`.execute(tx);
  if (rows.length < keys.length) throw invalid([{ code: "foreign_photo", field: "text" }]);
  const ids = rows.map(({ id }) => id);
  await requireBrandPhotos(tx, brandId, ids, () => "text");
  return ids;
}

/** Attaches the photos to the newsletter. Those it no longer shows are left to the sweep. */
export async function savePictures(tx: Tx, newsletterId: number, photoIds: readonly number[]): Promise<void> {
  await sql`
    delete from newsletter_photo where newsletter_id = ${newsletterId} and photo_id <> all (${photoIds}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into newsletter_photo (newsletter_id, photo_id) select ${newsletterId}, unnest(${photoIds}::bigint[])
    on conflict do nothing`.execute(tx);
}
