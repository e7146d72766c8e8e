import type { Notification } from "pg";

/** What users are notified of at once: their unread numbers may have changed, or a session may have ended. */
export type NewsAbout = "numbers" | "session";

/**
 * Receives the ids of affected users.
 *
 * @param userIds null for all users, when it is unknown who is affected
 */
export type GrowerListener = (about: NewsAbout, userIds: readonly number[] | null) => void;

/** The database's channels. */
const CHANNELS: Readonly<Record<string, NewsAbout>> = { grow_numbers: "numbers", grow_session: "session" };

export const NEWS_CHANNELS: readonly string[] = Object.keys(CHANNELS);

/** All topics, for a listener that may have missed something. */
export const ALL_NEWS: readonly NewsAbout[] = Object.values(CHANNELS);

/** Reports a message on one of these channels; ignores others. */
export function tellNewsIn({ channel, payload }: Notification, tell: GrowerListener): void {
  const about = CHANNELS[channel];
  if (about === undefined) return;
  tell(about, !payload || payload === "*" ? null : payload.split(",").map(Number));
}
