import { listFeed } from "./list-feed.ts";
import { listFollowers } from "./list-followers.ts";
import { markFeedSeen } from "./mark-feed-seen.ts";

export const feedOperations = { listFeed, listFollowers, markFeedSeen };
