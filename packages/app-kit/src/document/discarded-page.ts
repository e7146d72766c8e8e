import type { DiscardedPage } from "./restore-page.ts";

let isHydrating = false;

/** Whether the document is being hydrated, or rendered anew because it differs from what React renders. */
export const isPageHydrating = (): boolean => isHydrating;

const load = () => import("./restore-page.ts");

/**
 * Watches for React discarding the document because of an unknown difference, to restore what the user has done with it. React reports it
 * too late.
 *
 * @returns to be called in the commit that hydrates the page
 */
export function watchForDiscardedPage(): () => Promise<void> {
  let discarded: DiscardedPage | undefined;
  isHydrating = true;
  document.removeChild = (child) => {
    discarded = [child as Node as Element, document.activeElement, scrollX, scrollY];
    return Node.prototype.removeChild.call(document, child) as typeof child;
  };
  // A user who is typing cannot wait for it.
  if (document.activeElement !== document.body) load().catch(console.warn);
  return async () => {
    isHydrating = false;
    Reflect.deleteProperty(document, "removeChild");
    if (discarded) (await load()).restorePage(discarded);
  };
}
