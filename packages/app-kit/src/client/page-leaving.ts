import { SENT_AT } from "./first-key.ts";

/** How long the answer to a form may take to replace the page, ms. */
const PATIENCE = 10_000;

/**
 * Whether the browser itself is sending a form, as it does before hydration: the page is about to be replaced, and what its fields
 * say has arrived with the form.
 */
export function isPageLeaving(): boolean {
  const sentAt = window[SENT_AT];
  return sentAt !== undefined && performance.now() - sentAt < PATIENCE;
}
