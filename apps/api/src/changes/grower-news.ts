import type { Notification } from "pg";

/** What growers may hear of at once: their unread numbers may be others, or a session of theirs may be over. */
export type NewsAbout = "numbers" | "session";

/**
 * Hears whom something concerns, by id.
 *
 * @param userIds null when it cannot be said whom: everybody
 */
export type GrowerListener = (about: NewsAbout, userIds: readonly number[] | null) => void;

/** Channels on which the database tells it. */
const CHANNELS: Readonly<Record<string, NewsAbout>> = { grow_numbers: "numbers", grow_session: "session" };

export const NEWS_CHANNELS: readonly string[] = Object.keys(CHANNELS);

/** Everything that a listener may have missed. */
export const ALL_NEWS: readonly NewsAbout[] = Object.values(CHANNELS);

/** Tells what a message on one of these channels says; nothing of others. */
export function tellNewsIn({ channel, payload }: Notification, tell: GrowerListener): void {
  const about = CHANNELS[channel];
  if (about === undefined) return;
  tell(about, !payload || payload === "*" ? null : payload.split(",").map(Number));
}
