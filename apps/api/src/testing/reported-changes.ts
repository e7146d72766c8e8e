import { onTestFinished } from "vitest";
import type { ChatListener } from "../changes/chat-news.ts";
import type { GrowerListener } from "../changes/grower-news.ts";
import type { Db } from "../db/database.ts";
import { openLive } from "../live/live.ts";

/** Event streams that follow the changes that a test reports with `tell`, until it ends. */
export function liveOfReports(db: Db) {
  let listener: GrowerListener = () => {};
  let chatListener: ChatListener = () => {};
  const failures: unknown[] = [];
  const live = openLive({
    db,
    feed: {
      subscribeToGrowers(subscribed) {
        listener = subscribed;
        return () => {};
      },
      subscribeToChats(subscribed) {
        chatListener = subscribed;
        return () => {};
      },
    },
    onError: (error) => failures.push(error),
  });
  onTestFinished(() => live.close());
  return {
    live,
    failures,
    tell: ((...news) => listener(...news)) as GrowerListener,
    tellChats: ((news) => chatListener(news)) as ChatListener,
  };
}
