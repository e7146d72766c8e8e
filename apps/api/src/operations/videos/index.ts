import { countVideoView } from "./count-video-view.ts";
import { getVideo } from "./get-video.ts";
import { getVideoCaptions } from "./get-video-captions.ts";
import { getVideoNeighbours } from "./get-video-neighbours.ts";
import { listShorts } from "./list-shorts.ts";
import { updateVideo } from "./update-video.ts";

export const videosOperations = {
  countVideoView,
  getVideo,
  getVideoCaptions,
  getVideoNeighbours,
  listShorts,
  updateVideo,
};
