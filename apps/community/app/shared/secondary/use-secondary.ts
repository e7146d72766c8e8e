import { type RefObject, useEffect, useState } from "react";

/** How far below the window a place counts as near. */
const MARGIN = "600px";

/**
 * Loads what a page shows besides, once it is hydrated. Not by the router: a failure there would take the whole page
 * down; here the place stays empty.
 *
 * @param address - a resource of this site that answers JSON; null as long as nothing is to be loaded
 */
export function useSecondary<Data>(address: string | null): Data | undefined {
  const [answer, setAnswer] = useState<{ address: string; data: Data }>();
  useEffect(() => {
    if (address === null) return;
    const abort = new AbortController();
    fetch(address, { signal: abort.signal })
      .then(async (response) => {
        if (response.ok) setAnswer({ address, data: (await response.json()) as Data });
      })
      // The page is whole without it.
      .catch(() => {});
    return () => abort.abort();
  }, [address]);
  return answer?.address === address ? answer.data : undefined;
}

/** Whether a place has come near the window once: most readers never get to the foot of a page. */
export function useNear(place: RefObject<Element>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}
