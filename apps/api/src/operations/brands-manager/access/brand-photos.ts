import { type QueryExecutorProvider, sql } from "kysely";
import { invalid, type Problem } from "../../../errors/api-error.ts";
import type { PhotoRow } from "../../../media/present-photo.ts";

interface FoundPhoto extends PhotoRow {
  kind: string;
  is_remove: boolean;
  is_own: boolean;
}

/**
 * Finds photos that were uploaded for a brand or that it shows already, in the order of their ids. Photos that its managers uploaded for
 * something else are theirs, not the brand's.
 *
 * @param field names the field of the photo at an index
 * @throws ApiError 422 for all other photos, and for removed ones
 */
export async function requireBrandPhotos(
  db: QueryExecutorProvider,
  brandId: number,
  ids: readonly number[],
  field: (index: number) => string,
): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundPhoto>`
    select f.id, f.key, f.width, f.height, f.color, f.alt, f.kind, f.is_remove,
      f.diary_id is null and (
        f.brand_id = ${brandId}
        or exists (select from brand b where b.id = ${brandId} and (b.cover_id = f.id or b.logo_key = f.key))
        or exists (select from product_photo x join product p on p.id = x.product_id
                   where x.photo_id = f.id and p.brand_id = ${brandId})) as is_own
    from photo f where f.id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const problems: Problem[] = [];
  const photos = ids.flatMap((id, index) => {
    const photo = byId.get(id);
    const code = refusal(photo);
    if (code) problems.push({ code, field: field(index) });
    return photo ? [photo] : [];
  });
  if (problems.length > 0) throw invalid(problems);
  return photos;
}

function refusal(photo: FoundPhoto | undefined): Problem["code"] | null {
  if (!photo) return "unknown_reference";
  if (!photo.is_own) return "foreign_photo";
  if (photo.is_remove) return "removed_photo";
  return photo.kind === "photo" ? null : "wrong_type";
}
