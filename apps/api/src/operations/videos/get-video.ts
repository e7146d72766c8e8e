import { readVideo } from "../../content/videos/read-video.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { requireVideo } from "./video-rights.ts";

export const getVideo = defineOperation("getVideo", async ({ params, user, reads }) => {
  const { id } = await requireVideo(reads, params.id, user);
  return { status: 200, data: await readVideo(reads, id, user) };
});
