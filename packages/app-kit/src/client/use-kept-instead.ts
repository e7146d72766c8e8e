import { storeOf } from "@grow/trackers";
import { useEffect } from "react";
import { mayReload } from "./chunk-failure.ts";

/**
 * For an error page: when nobody answered for the data of a page, the page is loaded whole, for a service worker may have
 * kept it. Once within 10 s, so that a page that is not kept ends on the error page.
 */
export function useKeptInstead(error: unknown): void {
  useEffect(() => {
    const { onLine, serviceWorker } = navigator;
    if (!serviceWorker?.controller || (onLine && !isNoAnswer(error))) return;
    const { pathname, search } = window.location;
    if (
      mayReload(
        pathname + search,
        Date.now(),
        storeOf(() => sessionStorage),
      )
    )
      window.location.reload();
  }, [error]);
}

/** What `fetch` throws when there is no answer. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError;
}
