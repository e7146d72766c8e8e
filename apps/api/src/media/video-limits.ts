import { UPLOAD_LIMITS } from "@grow/domain";
import { MediaError } from "./media-error.ts";
import type { VideoFacts } from "./mp4-video.ts";

/** @throws MediaError `pixel_limit` for frames that are too large, `duration_limit` for a video that is too long */
export function checkVideoLimits({ width, height, duration }: VideoFacts): void {
  const { video_pixels, video_seconds } = UPLOAD_LIMITS;
  if (width * height > video_pixels) throw new MediaError("pixel_limit", { limit: video_pixels });
  // Containers round the duration up to whole ticks, and sound may end later than the last frame.
  if ((duration ?? 0) >= video_seconds + 1) throw new MediaError("duration_limit", { limit: video_seconds });
}
