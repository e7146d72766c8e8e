import { hearChat } from "@grow/app-kit/client/live/chat-events.ts";
import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Milliseconds in which several events load a list once. */
const TOGETHER = 1000;

/** Loads a list of rooms again when something happened in one of them. */
export function useLiveList(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer = 0;
    const stop = hearChat(({ event }) => {
      if (event !== "message" && event !== "room") return;
      window.clearTimeout(timer);
      timer = window.setTimeout(revalidate, TOGETHER);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [revalidate]);
}
