import { useRef, useSyncExternalStore } from "react";
import { isPageHydrating } from "./discarded-page.ts";

/** Marks an element whose markup is only the server's, in the server's document. */
export const SERVED = { "data-served": "" };

/** The same element in the browser. React accepts existing markup during hydration unchanged; this sets none of its own. */
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
