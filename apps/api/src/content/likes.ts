import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";

/** Whether the user likes the thing. Always false for a guest, which saves a lookup. */
export function likedBy(
  readerId: number | null,
  type: Schema<"LikeType">,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (readerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select from likes where type = ${type} and content_id = ${id} and user_id = ${readerId})`;
}
