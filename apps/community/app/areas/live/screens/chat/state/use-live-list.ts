import { hearChat } from "@grow/app-kit/client/live/chat-events.ts";
import { useEffect } from "react";
import { useLiveReload } from "./use-live-reload.ts";

/** Milliseconds in which several events load a list once. */
const TOGETHER = 1000;

/** Loads a list of rooms again when something happened in one of them. */
export function useLiveList(): void {
  const reload = useLiveReload();
  useEffect(() => {
    let timer = 0;
    const stop = hearChat(({ event }) => {
      if (event !== "message" && event !== "room") return;
      window.clearTimeout(timer);
      timer = window.setTimeout(reload, TOGETHER);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [reload]);
}
