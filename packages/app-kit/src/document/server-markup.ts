import { useRef, useSyncExternalStore } from "react";
import { isPageHydrating } from "./discarded-page.ts";

/** Marks an element whose markup is only the server's, in the server's document. */
export const SERVED = { "data-served": "" };

/**
 * The same element in the browser. `dangerouslySetInnerHTML` is the only way to tell React that the element has children of which it knows
 * nothing: it leaves the server's as they are while it hydrates. Only an element that React creates is empty.
 */
export const SERVER_MARKUP = {
  ...SERVED,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
};

const never = () => () => {};

/** Whether a component takes over the server's markup. */
export function useServerMarkup(): boolean {
  // A page that React discards while it hydrates gets the markup back.
  const isServed = useRef(isPageHydrating());
  // React reads the server snapshot only on the server and while it hydrates.
  return useSyncExternalStore(
    never,
    () => isServed.current,
    () => {
      isServed.current = true;
      return true;
    },
  );
}
