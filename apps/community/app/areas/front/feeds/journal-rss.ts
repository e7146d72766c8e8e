import { journalFeed } from "./journal-feed.ts";

export const loader = journalFeed("rss");
