import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import type { Problem } from "../../../errors/api-error.ts";
import { isHeldByNobody } from "../../../media/photo-owners.ts";

/** A photo that an editor wants to show. */
export interface OfferedPhoto {
  /** The thing shows it already. */
  is_own: boolean;
  /** Uploaded by the editor, and in nothing yet. */
  is_free: boolean;
  is_remove: boolean;
  kind: "photo" | "video";
}

/** SQL that says whether photo `p` was uploaded by this user and is in nothing yet. */
export function isFreePhoto(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(p.user_id is not distinct from ${userId} and p.diary_id is null and p.week_id is null and ${isHeldByNobody})`;
}

/** Why a photo cannot be shown; null when it can. */
export function photoRefusal(photo: OfferedPhoto | undefined): Problem["code"] | null {
  if (photo === undefined) return "unknown_reference";
  if (!photo.is_own && !photo.is_free) return "foreign_photo";
  if (photo.is_remove) return "removed_photo";
  return photo.kind === "photo" ? null : "wrong_type";
}

/** Checks a cover, and locks it so that nothing else takes it meanwhile. */
export async function checkCover(
  tx: Tx,
  {
    coverId,
    ownId,
    userId,
  }: { readonly coverId: number | null; readonly ownId: number | null; readonly userId: number },
): Promise<Problem[]> {
  if (coverId === null) return [];
  const { rows } = await sql<OfferedPhoto>`
    select p.kind, p.is_remove, coalesce(p.id = ${ownId}::bigint, false) as is_own, ${isFreePhoto(userId)} as is_free
    from photo p where p.id = ${coverId} for update`.execute(tx);
  const code = photoRefusal(rows[0]);
  return code === null ? [] : [{ code, field: "cover_id" }];
}

/** Saves what a cover shows. Left out, it stays as it is. */
export async function saveCoverAlt(
  tx: Tx,
  { cover_id, cover_alt }: { readonly cover_id: number | null; readonly cover_alt?: string | undefined },
): Promise<void> {
  if (cover_alt === undefined || cover_id === null) return;
  await sql`update photo set alt = ${cover_alt.trim()} where id = ${cover_id}`.execute(tx);
}
