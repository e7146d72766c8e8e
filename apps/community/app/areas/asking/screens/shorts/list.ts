import { paths } from "../../../../paths.ts";
import { defineList } from "../../../../shared/lists/list.ts";

const shared = { sorts: ["new", "like", "view"], pageSize: 20, lastPage: 500, indexedTags: 0 } as const;

export const SHORTS = defineList({ ...shared, path: paths.shorts });
export const VIDEOS = defineList({ ...shared, path: paths.videos });

export type VideoSort = (typeof SHORTS)["sorts"][number];
