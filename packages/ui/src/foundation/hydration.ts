import { useEffect, useLayoutEffect, useState } from "react";

/**
 * Whether React has taken over the page. False on the server and in the first render in the browser, so controls
 * that need script can be disabled, and enhancements left out, until they work.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}

/** `useLayoutEffect` in the browser; on the server, where it would warn, nothing runs. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
