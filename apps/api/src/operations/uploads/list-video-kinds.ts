import type { Schema } from "@grow/contract";
import { defineOperation } from "../../http/define-operation.ts";
import { hasFfmpeg } from "../../media/run-ffmpeg.ts";

/** MOV is converted to MP4, which needs ffmpeg. */
export const listVideoKinds = defineOperation("listVideoKinds", async () => {
  const formats: Schema<"VideoKinds">["formats"] = (await hasFfmpeg())
    ? ["mp4", "mov", "webm"]
    : ["mp4", "webm"];
  return { status: 200, data: { formats } };
});
