import type { Database } from "../../db/database.ts";
import { KINDS, type PurgedKind } from "../../kinds/kinds.ts";
import type { MediaStore } from "../../media/media-store.ts";
import { RESTORE_DAYS } from "../../rights/restore-period.ts";
import type { Purge } from "./batch.ts";
import { purgeBanners } from "./purge-banners.ts";
import { purgeDiaries, purgeWeeks } from "./purge-diaries.ts";
import { purgeMessages } from "./purge-messages.ts";
import { purgeNewsletters } from "./purge-newsletters.ts";
import { purgeNotifications } from "./purge-notifications.ts";
import { purgePhotos } from "./purge-photos.ts";
import { purgePosts } from "./purge-posts.ts";
import { purgeProblems, purgeSolutions } from "./purge-questions.ts";
import { purgeComments, purgeReviews } from "./purge-talk.ts";
import { purgeVideos } from "./purge-videos.ts";
import { purgeVotings } from "./purge-votings.ts";

/** Transactions per kind and run; the rest is handled by the next. */
const MOST_BATCHES = 200;

/** Votings, banners, newsletters, messages and notifications are no kinds. */
type PurgedType = PurgedKind | keyof typeof AT_ONCE;

/** Things without a kind that one transaction purges. */
const AT_ONCE = { voting: 100, banner: 100, newsletter: 100, message: 1000, notification: 1000 } as const;

/** Containers come before their contents, which are deleted with them. */
const PURGES: Readonly<Record<PurgedType, Purge>> = {
  voting: purgeVotings,
  banner: purgeBanners,
  newsletter: purgeNewsletters,
  message: purgeMessages,
  notification: purgeNotifications,
  diary: purgeDiaries,
  week: purgeWeeks,
  problem: purgeProblems,
  solution: purgeSolutions,
  video: purgeVideos,
  blog: purgePosts,
  photo: purgePhotos,
  comment: purgeComments,
  review: purgeReviews,
};

const isKindless = (type: PurgedType): type is keyof typeof AT_ONCE => type in AT_ONCE;

/**
 * Permanently deletes what was removed {@link RESTORE_DAYS} days ago, with its files and everything attached. Uses small transactions, so it
 * can be interrupted and repeated. Files are deleted after their rows; the sweep finds leftovers.
 *
 * @returns the number of deleted things by type
 */
export async function purgeRemoved(
  database: Pick<Database, "transaction">,
  store: MediaStore,
  now = new Date(),
): Promise<Partial<Record<PurgedType, number>>> {
  const before = new Date(now.getTime() - RESTORE_DAYS * 24 * 3_600_000);
  const gone: Partial<Record<PurgedType, number>> = {};
  for (const [type, purge] of Object.entries(PURGES) as [PurgedType, Purge][]) {
    const limit = isKindless(type) ? AT_ONCE[type] : KINDS[type].purgedAtOnce;
    for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
      const { count, keys } = await database.transaction((tx) => purge(tx, before, limit));
      for (const key of keys) await store.removeFolder(key);
      if (count === 0) break;
      gone[type] = (gone[type] ?? 0) + count;
    }
  }
  return gone;
}
