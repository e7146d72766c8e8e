import { type ReactNode, useLayoutEffect } from "react";
import { usePressFirstKeys } from "./press-first-keys.ts";

interface AfterHydrationProps {
  /** Called in the commit that hydrates the page. */
  onHydrated: () => void;
  children: ReactNode;
}

/**
 * Replays after hydration what the user did before it. It wraps the page, because a sibling of the page that the server does not
 * render would change all ids from `useId`: labels and error messages would name ids that are not in the document.
 */
export function AfterHydration({ onHydrated, children }: AfterHydrationProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  usePressFirstKeys();
  return children;
}
