import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** How far below the window a place counts as near. */
const MARGIN = "600px";

/**
 * Loads secondary content of a page after hydration. Without the router, whose failure would replace the whole page; here the place stays
 * empty.
 *
 * @param address - a resource of this site that returns JSON; null while nothing should be loaded
 * @param loadParts - loads the code that renders the response, in parallel
 */
export function useSecondary<Data>(
  address: string | null,
  loadParts?: () => Promise<unknown>,
): Data | undefined {
  const [answer, setAnswer] = useState<{ address: string; data: Data }>();
  useEffect(() => {
    if (address === null) return;
    const abort = new AbortController();
    fetch(address, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const data = (await response.json()) as Data;
        await loadParts?.();
        if (!abort.signal.aborted) setAnswer({ address, data });
      })
      // The page is whole without it.
      .catch(() => {});
    return () => abort.abort();
  }, [address, loadParts]);
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

/**
 * Whether a place may grow without a layout shift: only below the viewport. Otherwise the content after it would move, for example the
 * comment that a link leads to.
 *
 * @param isReady - its content and the code that renders it are loaded
 */
export function useRoom(place: RefObject<Element>, isReady: boolean): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (hasRoom || !isReady || !element) return;
    const observer = new IntersectionObserver(() => {
      // Only a frame begins with where the user has scrolled to meanwhile, and a later render could miss it again.
      requestAnimationFrame(() => {
        if (element.getBoundingClientRect().top > innerHeight) flushSync(() => setRoom(true));
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isReady, hasRoom]);
  return hasRoom && isReady;
}
