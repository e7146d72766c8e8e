import { useBrowserLayoutEffect } from "@grow/ui/foundation";
import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** So far down a window, of its height, something counts as in sight that a reader has just pressed. */
const IN_SIGHT = 0.75;

/**
 * A step to another page begins at its top, or at the place that its address names, as it does without script; back and forward lead
 * to where one was. A form that comes back to its own page leaves the reader where he is, and so does a link to what he sees: the
 * strip of weeks does not run away from the finger. The page that the server sent is the browser's.
 */
export function useStartOfPage(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const shown = useRef({ key, address });
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    // While a step is on its way the browser may already scroll for the next page: it knows nothing of when that is drawn.
    const note = () => {
      const { location, navigation } = window.__remixRouter.state;
      if (navigation.state !== "idle" || location.key !== shown.current.key) return;
      places.current.set(location.key, window.scrollY);
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);

  useBrowserLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, address };
    if (before.key === key) return;
    if (type === "POP") {
      const place = places.current.get(key);
      // What it does not know, of a page that was loaded whole meanwhile, the browser does.
      if (place !== undefined) scrollAtOnce(place);
      return;
    }
    if (window.__remixRouter.state.preventScrollReset) return;
    const named = hash ? document.getElementById(nameIn(hash)) : null;
    if (named) {
      const { top } = named.getBoundingClientRect();
      if (top < 0 || top > window.innerHeight * IN_SIGHT) named.scrollIntoView();
    } else if (address !== before.address) {
      scrollAtOnce(0);
    }
  }, [key, address, hash, type]);
}

/** Whatever the page says of smoothness: it is another page. */
function scrollAtOnce(top: number): void {
  window.scrollTo({ top, left: 0, behavior: "instant" });
}

/** The id in `#a%20b`; what cannot be read is nobody's. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
