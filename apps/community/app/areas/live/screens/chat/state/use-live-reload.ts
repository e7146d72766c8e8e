import { hearChat } from "@grow/app-kit/client/live/chat-events.ts";
import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { isReachable } from "./is-reachable.ts";

/** Loads the data of the page again, once the site can be reached. */
export function useLiveReload(): () => void {
  const { revalidate } = useRevalidator();
  const isDue = useRef(false);
  const reload = useCallback(() => {
    isDue.current = true;
    void isReachable().then((isOpen) => {
      if (!isOpen) return;
      if (isDue.current) revalidate();
      isDue.current = false;
    });
  }, [revalidate]);

  useEffect(() => {
    const again = () => {
      if (isDue.current) reload();
    };
    const stop = hearChat((event) => {
      if (event.event === "line" && event.isOpen) again();
    });
    addEventListener("online", again);
    return () => {
      stop();
      removeEventListener("online", again);
      isDue.current = false;
    };
  }, [reload]);
  return reload;
}
