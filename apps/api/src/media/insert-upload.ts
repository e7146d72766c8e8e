import { type QueryExecutorProvider, sql } from "kysely";
import type { StoredUpload } from "./take-in-upload.ts";

/**
 * Inserts an upload's row and event together. A video is ready as uploaded; a photo's other sizes are still to be drawn.
 *
 * @param brandId the brand that a manager uploaded it for
 */
export async function insertUpload(
  db: QueryExecutorProvider,
  upload: StoredUpload,
  diaryId: number | null,
  userId: number,
  brandId: number | null = null,
): Promise<number> {
  const { key, kind, format, width, height, duration, color, preview, bytes } = upload;
  const { rows } = await sql<{ id: number }>`
    with added as (
    insert into photo (key, kind, format, user_id, diary_id, brand_id, width, height, duration, color, preview, bytes, state)
    values (${key}, ${kind}, ${format}, ${userId}, ${diaryId}, ${brandId}, ${width}, ${height}, ${duration}, ${color},
      ${preview}, ${bytes}, ${kind === "photo" ? "pending" : "ready"})
    returning id
    ), told as (
      insert into event (type, user_id, content_type, content_id, diary_id)
      select 'photo.create', ${userId}, 'photo', id, ${diaryId} from added
    )
    select id from added`.execute(db);
  return rows[0]?.id ?? 0;
}
