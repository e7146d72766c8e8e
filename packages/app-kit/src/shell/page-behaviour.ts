import { useZoomLock } from "@grow/ui/media";
import { useToast } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { systemClock } from "../browser/clock.ts";
import { browserPage } from "../browser/page-signals.ts";
import { loadLinksWhole } from "../client/load-links-whole.ts";
import { PAGE_SHOWN } from "../client/page-shown.ts";
import { NAVIGATION } from "../client/page-timing.ts";
import { loadVersion, watchUpdates } from "../client/update-watch.ts";
import { useViewer } from "./shell-data.ts";
import { useStartOfPage } from "./use-start-of-page.ts";

/** The longest delay of a timer, in ms: 24 days. */
const VERY_LONG = 2 ** 31 - 1;

/** Behaviour of every page after hydration. Renders nothing. */
export function PageBehaviour() {
  useZoomLock();
  useStartOfPage();
  useUpdateNotice();
  usePrefetch();
  usePageShown();
  return null;
}

/** Dispatches an event for every page after the first, and measures how long the change took. */
function usePageShown(): void {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const start = useRef<number>();
  useEffect(() => {
    if (isLeaving) start.current ??= performance.now();
    else if (start.current !== undefined) {
      performance.measure(NAVIGATION, { start: start.current });
      start.current = undefined;
    }
  }, [isLeaving]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of path must dispatch the event
  useEffect(() => {
    window.dispatchEvent(new Event(PAGE_SHOWN));
  }, [pathname]);
}

/** Prefetches what a guest seems about to open. The code for it is lazy-loaded. */
function usePrefetch(): void {
  const isGuest = useViewer() === null;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => {
    if (!isGuest || import.meta.env.DEV) return undefined;
    let end: (() => void) | undefined;
    let isLeft = false;
    import("../client/prefetch-on-intent.ts").then(
      ({ prefetchOnIntent }) => {
        if (!isLeft) end = prefetchOnIntent(here);
      },
      // Links work without it.
      () => {},
    );
    return () => {
      isLeft = true;
      end?.();
    };
  }, [isGuest, here]);
}

/** Announces a new version of the site; the next page is then loaded completely. */
function useUpdateNotice(): void {
  const { t } = useLingui();
  const toast = useToast();
  const words = useRef({ text: "", reload: "" });
  words.current = {
    text: t({ id: "shell.update.new", message: "New version" }),
    reload: t({ id: "shell.update.reload", message: "Reload" }),
  };
  useEffect(() => {
    const version = pageVersion();
    if (!version || import.meta.env.DEV) return undefined;
    return watchUpdates({
      clock: systemClock,
      page: browserPage(),
      version,
      load: loadVersion,
      onNew() {
        loadLinksWhole();
        const { text, reload } = words.current;
        toast({
          text,
          duration: VERY_LONG,
          action: { label: reload, onAction: () => window.location.reload() },
        });
      },
    });
  }, [toast]);
}

/** The version of the running page, from its own data. */
function pageVersion(): string | undefined {
  return (window as unknown as { __remixManifest?: { version?: string } }).__remixManifest?.version;
}
