import { useEffect, useRef, useState } from "react";

/** Milliseconds between two attempts to reach the server. */
const EVERY = 2000;

/**
 * Finds out when the server can be reached again. Browsers say when a device has a network, not when the site answers.
 *
 * @param isCut - whether the page believes that it is offline
 * @param onBack - called once when the server answers
 * @returns whether it has answered since
 */
export function useReconnection(isCut: boolean, onBack: () => void): boolean {
  const [isBack, setBack] = useState(false);
  const heard = useRef(onBack);
  heard.current = onBack;
  useEffect(() => {
    const lost = () => setBack(false);
    addEventListener("offline", lost);
    return () => removeEventListener("offline", lost);
  }, []);
  useEffect(() => {
    if (!isCut) setBack(false);
    if (!isCut || isBack) return undefined;
    let isOver = false;
    const ask = () => {
      if (document.hidden || !navigator.onLine) return;
      fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
        ({ ok }) => {
          if (!ok || isOver) return;
          setBack(true);
          heard.current();
        },
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, EVERY);
    addEventListener("online", ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener("online", ask);
    };
  }, [isCut, isBack]);
  return isBack;
}
