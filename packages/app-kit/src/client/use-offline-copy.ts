import { useEffect } from "react";
import { storeOf } from "../browser/store.ts";
import { mayReload } from "./chunk-failure.ts";

/**
 * For an error page: when the data request got no response, loads the whole page, because the service worker may have it
 * cached. Once within 10 s, so that a page that is not cached ends on the error page.
 */
export function useOfflineCopy(error: unknown): void {
  useEffect(() => {
    const { onLine, serviceWorker } = navigator;
    if (!serviceWorker?.controller || (onLine && !isNoResponse(error))) return;
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

/** What `fetch` throws without a response. */
function isNoResponse(error: unknown): boolean {
  return error instanceof TypeError;
}
