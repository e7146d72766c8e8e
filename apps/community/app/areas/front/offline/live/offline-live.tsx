import "../../locales/offline/catalog.ts";
import { loadLinksWhole } from "@grow/app-kit/client/load-links-whole.ts";
import { useWaiting } from "@grow/app-kit/offline/use-waiting.ts";
import { useLocale } from "@grow/i18n/react";
import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useRootData } from "../../../../shared/root-data.ts";
import { useOffline } from "../../../../shared/use-offline.ts";
import { barState } from "../bar-state.ts";
import { useKeepsBookmarks } from "../keeps-bookmarks.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { useReconnection } from "./use-reconnection.ts";
import { notifyWorker } from "./worker-client.ts";

export interface OfflineLiveProps {
  /** Null for a guest. */
  readonly userId: number | null;
}

/** Caches what a grower needs offline, sends the outbox, and shows the state of both above the page. */
export function OfflineLive({ userId }: OfflineLiveProps) {
  const locale = useLocale();
  const root = useRootData();
  const waiting = useWaiting(userId);
  const [cachedAt] = useState(readCachedAt);
  const isOffline = useOffline();
  const { pathname } = useLocation();
  const appearance = [locale, root?.theme, root?.units ?? "own"].join(" ");
  const keepsBookmarks = useKeepsBookmarks(userId);
  const queue = waiting?.queue;

  useEffect(() => {
    if (cachedAt !== null) return undefined;
    const notify = (hasChanges: boolean) =>
      void notifyWorker({ viewer: userId, locale, appearance, keepsBookmarks, hasChanges });
    return queue?.onChange((change) => {
      if (change.kind === "week-sent") notify(true);
    });
  }, [userId, locale, appearance, keepsBookmarks, cachedAt, queue]);

  // On each page, because the page before may have changed a diary.
  useEffect(() => {
    if (cachedAt !== null) return;
    void notifyWorker({ viewer: userId, locale, appearance, keepsBookmarks, hasChanges: false });
  }, [userId, locale, appearance, keepsBookmarks, cachedAt, pathname]);

  // Offline a client navigation cannot fetch its data, but a full page load may come from the cache.
  const isOfflinePage = isOffline || cachedAt !== null;
  useEffect(() => {
    if (isOfflinePage) loadLinksWhole();
  }, [isOfflinePage]);

  const state = barState({
    weeks: waiting?.weeks ?? [],
    uploads: waiting?.uploads ?? [],
    isOffline: isOffline || (waiting?.isCut ?? false),
    cachedAt,
  });
  // The outbox is sent at once.
  const isBack = useReconnection(state?.isCut ?? false, () => void queue?.look(true));

  return <OfflineBar waiting={waiting} isOffline={isOffline} cachedAt={cachedAt} isBack={isBack} />;
}

/** When this page was cached, if it comes from the cache. */
function readCachedAt(): number | null {
  const { cachedAt } = document.documentElement.dataset;
  return cachedAt === undefined ? null : Number(cachedAt);
}
