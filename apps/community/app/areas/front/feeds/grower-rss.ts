import { growerFeed } from "./grower-feed.ts";

export const loader = growerFeed("rss");
