import { useEffect, useRef, useState } from "react";

/** Milliseconds between attempts to reach the server. */
const EVERY = 2000;

/**
 * Polls the server until it responds. Browsers report when a device has a network, not when a site responds.
 *
 * @param isCut - whether the page believes that it is offline
 * @param onBack - called once when the server responds
 * @returns whether it has responded since
 */
export function useReconnection(isCut: boolean, onBack: () => void): boolean {
  const [isBack, setBack] = useState(false);
  const callback = useRef(onBack);
  callback.current = onBack;
  useEffect(() => {
    const lost = () => setBack(false);
    addEventListener("offline", lost);
    return () => removeEventListener("offline", lost);
  }, []);
  useEffect(() => {
    if (!isCut) setBack(false);
    if (!isCut || isBack) return undefined;
    let isOver = false;
    const poll = () => {
      if (document.hidden || !navigator.onLine) return;
      fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
        ({ ok }) => {
          if (!ok || isOver) return;
          setBack(true);
          callback.current();
        },
        () => undefined,
      );
    };
    poll();
    const timer = setInterval(poll, EVERY);
    addEventListener("online", poll);
    return () => {
      isOver = true;
      clearInterval(timer);
      removeEventListener("online", poll);
    };
  }, [isCut, isBack]);
  return isBack;
}
