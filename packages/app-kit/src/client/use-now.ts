import { useHydrated } from "@grow/ui/foundation";
import { useRouteLoaderData } from "@remix-run/react";

/**
 * The time from which ages on a page are counted, in milliseconds since 1970: the server's until hydration, so that both
 * render the same, and the browser's from then on.
 */
export function useNow(): number {
  const root = useRouteLoaderData("root") as { now: number } | undefined;
  const isHydrated = useHydrated();
  return isHydrated || !root ? Date.now() : root.now;
}
