import type { ReactNode } from "react";
import { usePressFirstKeys } from "./press-first-keys.ts";
import { type TypedText, useRestoreTypedText } from "./typed-text.ts";

/**
 * Replays after hydration what the user did before it. It wraps the page, because a sibling of the page that the server does not
 * render would change all ids from `useId`: labels and error messages would name ids that are not in the document.
 */
export function AfterHydration({ typed, children }: { typed: TypedText; children: ReactNode }) {
  useRestoreTypedText(typed);
  usePressFirstKeys();
  return children;
}
