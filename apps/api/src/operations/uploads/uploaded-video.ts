import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { readVideo } from "../../content/videos/read-video.ts";
import { notFound } from "../../errors/api-error.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { presentUpload, type UploadRow } from "./present.ts";

/** The id of the video that was created from an upload in parts. */
export async function uploadedVideo(db: QueryExecutorProvider, key: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from video where upload_key = ${key}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The draft of an upload, for a client that did not get the first response. */
export async function readUpload(
  db: QueryExecutorProvider,
  videoId: number,
  user: Reader,
): Promise<Schema<"VideoUpload">> {
  const { rows } = await sql<UploadRow>`
    select f.id, f.key, f.kind, f.format, f.width, f.height, f.color, f.preview, f.alt
    from video v join photo f on f.id = v.photo_id where v.id = ${videoId} and v.user_id = ${user.id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return { item_upload: presentUpload(row), item_video: await readVideo(db, videoId, user) };
}
