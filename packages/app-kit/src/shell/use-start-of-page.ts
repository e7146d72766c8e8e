import { useBrowserLayoutEffect } from "@grow/ui/foundation";
import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Share of the window's height within which an element counts as in view. */
const IN_SIGHT = 0.75;

/**
 * Sets the scroll position after a navigation: the top, or the URL's fragment, as without scripts; back and forward restore it.
 * A form that returns to its own page keeps the position, and so does a link to something in view, so that the strip of weeks
 * stays under the finger. The page sent by the server is left to the browser.
 */
export function useStartOfPage(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const shown = useRef({ key, address });
  const places = useRef(new Map<string, number>());

  useEffect(() => {
    // During a navigation the browser may already scroll for the next page, because it does not know when that renders.
    const note = () => {
      const { location, navigation } = window.__remixRouter.state;
      if (navigation.state !== "idle" || location.key !== shown.current.key) return;
      places.current.set(location.key, window.scrollY);
    };
    // The user may have scrolled before hydration.
    note();
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);

  useBrowserLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, address };
    if (before.key === key) return;
    if (type === "POP") {
      const place = places.current.get(key);
      // For an unknown position (the page was loaded completely meanwhile) the browser restores it.
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

/** Overrides the page's smooth scrolling, as this is another page. */
function scrollAtOnce(top: number): void {
  window.scrollTo({ top, left: 0, behavior: "instant" });
}

/** The id in `#a%20b`; empty when malformed. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
