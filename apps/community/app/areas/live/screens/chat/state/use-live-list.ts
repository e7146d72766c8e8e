import { hearChat } from "@grow/app-kit/client/live/chat-events.ts";
import { useEffect } from "react";
import { useLiveReload } from "./use-live-reload.ts";

/** Milliseconds in which several events load a list once. */
const TOGETHER = 1000;

/**
 * Loads a list of rooms again when something happened in one of them, and when the live line opens: what happened while it was closed, or
 * before the page was hydrated, may be missing.
 */
export function useLiveList(): void {
  const reload = useLiveReload();
  useEffect(() => {
    let timer = 0;
    let wasOpen: boolean | null = null;
    const stop = hearChat((event) => {
      if (event.event === "line") {
        const opens = wasOpen === false && event.isOpen;
        wasOpen = event.isOpen;
        if (!opens) return;
      } else if (event.event !== "message" && event.event !== "room") return;
      window.clearTimeout(timer);
      timer = window.setTimeout(reload, TOGETHER);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [reload]);
}
