import { readFeedPosition } from "../../content/feed/feed-position.ts";
import { toldEvent } from "../../content/feed/feed-types.ts";
import { allEvents, followedEvents } from "../../content/feed/followed-events.ts";
import { readLinePage } from "../../content/feed/line-page.ts";
import { textLang } from "../../content/text-lang.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const listFeed = defineOperation("listFeed", async ({ query, user, reads, locale }) => {
  const { limit, page, scope, event } = query;
  const start = page === undefined ? query.start : (page - 1) * limit;
  const empty = { items: [], total: 0, start, limit, seen_id: null };
  const type = event && toldEvent(event);
  // Guests follow nothing, and unknown kinds have no events.
  if ((scope === "follow" && user === null) || (event && !type)) return { status: 200, data: empty };
  const isFollowed = user !== null && scope !== "all";
  const list = isFollowed ? followedEvents(user.id, type) : allEvents(user?.id ?? null, type);
  const [data, seen_id] = await Promise.all([
    readLinePage(reads, list, { start, limit }, user, textLang(locale)),
    user === null ? null : readFeedPosition(reads, user.id),
  ]);
  return { status: 200, data: { ...data, seen_id } };
});
