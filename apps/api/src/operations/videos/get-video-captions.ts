import { sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireVideo } from "./video-rights.ts";

export const getVideoCaptions = defineOperation("getVideoCaptions", async ({ params, user, reads }) => {
  const { id } = await requireVideo(reads, params.id, user);
  const { rows } = await sql<{ text: string }>`
    select text from video_caption where video_id = ${id} and lang = ${params.lang}`.execute(reads);
  const [caption] = rows;
  if (!caption) throw notFound();
  return {
    status: 200,
    file: { type: "text/vtt; charset=utf-8", name: `video-${id}-${params.lang}.vtt`, content: caption.text },
  };
});
