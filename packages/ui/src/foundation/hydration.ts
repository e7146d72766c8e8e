import { useEffect, useLayoutEffect, useState } from "react";

/**
 * Whether the page has hydrated. False on the server and in the first render in the browser, so that controls that need scripts can be
 * disabled until they work.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}

/** `useLayoutEffect` in the browser; on the server, where that would warn, `useEffect`, which does not run. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
