import { paths } from "../../../../paths.ts";
import { defineList } from "../../../../shared/lists/list.ts";
import type { VideoKind } from "../../shared/videos/video-kinds.tsx";

const shared = { sorts: ["new", "like", "view"], pageSize: 20, lastPage: 500 } as const;

/** The lists of videos by kind. */
export const VIDEO_LISTS = {
  shorts: defineList({ ...shared, path: paths.shorts, indexedTags: 0 }),
  following: defineList({ ...shared, path: paths.followedShorts, indexedTags: null }),
  videos: defineList({ ...shared, path: paths.videos, indexedTags: 0 }),
} as const satisfies Record<VideoKind, unknown>;

export type VideoSort = (typeof VIDEO_LISTS)["shorts"]["sorts"][number];
