import { defineList } from "../../../../shared/lists/list.ts";
import { archivePath, giveawaysPath } from "../../giveaways/giveaway-paths.ts";

const common = { sorts: ["end"], pageSize: 12, lastPage: 1000, indexedTags: 0 } as const;

/** Giveaways that run, the first to end first. */
export const RUNNING = defineList({ ...common, path: giveawaysPath });

/** Giveaways that have ended, the latest first. */
export const ARCHIVE = defineList({ ...common, path: archivePath });
