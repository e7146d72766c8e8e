import "../../locales/offline/catalog.ts";
import { loadLinksWhole } from "@grow/app-kit/client/load-links-whole.ts";
import { useWaiting } from "@grow/app-kit/offline/use-waiting.ts";
import { useLocale } from "@grow/i18n/react";
import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useRootData } from "../../../../shared/root-data.ts";
import { useOffline } from "../../../../shared/use-offline.ts";
import { barState } from "../bar-state.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { useReconnection } from "./use-reconnection.ts";
import { greetWorker } from "./worker-client.ts";

export interface OfflineLiveProps {
  /** Null for a guest. */
  readonly userId: number | null;
}

/** Keeps what a grower needs without a connection, sends what waits, and says so above the page. */
export function OfflineLive({ userId }: OfflineLiveProps) {
  const locale = useLocale();
  const root = useRootData();
  const waiting = useWaiting(userId);
  const [keptAt] = useState(readKeptAt);
  const isOffline = useOffline();
  const { pathname } = useLocation();
  const look = [locale, root?.theme, root?.units ?? "own"].join(" ");
  const queue = waiting?.queue;

  useEffect(() => {
    if (keptAt !== null) return undefined;
    const greet = (isNews: boolean) => void greetWorker({ viewer: userId, locale, look, isNews });
    return queue?.onChange((change) => {
      if (change.kind === "week-sent") greet(true);
    });
  }, [userId, locale, look, keptAt, queue]);

  // With each page: a write before it may have changed what is worth keeping.
  useEffect(() => {
    if (keptAt === null) void greetWorker({ viewer: userId, locale, look, isNews: false });
  }, [userId, locale, look, keptAt, pathname]);

  // Without a connection a step to another page cannot ask for its data; loaded whole, it may be a kept one.
  const isCut = isOffline || keptAt !== null;
  useEffect(() => {
    if (isCut) loadLinksWhole();
  }, [isCut]);

  const state = barState({
    weeks: waiting?.weeks ?? [],
    uploads: waiting?.uploads ?? [],
    isOffline: isOffline || (waiting?.isCut ?? false),
    keptAt,
  });
  // What waits is sent at once.
  const isBack = useReconnection(state?.isCut ?? false, () => void queue?.look(true));

  return <OfflineBar waiting={waiting} isOffline={isOffline} keptAt={keptAt} isBack={isBack} />;
}

/** When this page was fetched, if it is a kept one. */
function readKeptAt(): number | null {
  const { keptAt } = document.documentElement.dataset;
  return keptAt === undefined ? null : Number(keptAt);
}
