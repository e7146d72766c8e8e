import { uiStateOf } from "./ui-state.ts";

let isHydrating = false;
let restore: (() => void) | undefined;

/** Whether the document is being hydrated, or rendered anew because it differs. */
export const isPageHydrating = (): boolean => isHydrating;

/**
 * Watches for the moment when React discards the document because something unknown differs from what it renders, to take over what
 * the user has done with it: React tells too late.
 */
export function watchForDiscardedPage(): void {
  isHydrating = true;
  document.removeChild = (child) => {
    if (child instanceof HTMLElement) restore = remember(child);
    return Node.prototype.removeChild.call(document, child) as typeof child;
  };
}

/** To be called in the commit that hydrates the page. Restores in a new document what was in the discarded one. */
export function restoreDiscardedPage(): void {
  isHydrating = false;
  Reflect.deleteProperty(document, "removeChild");
  restore?.();
  restore = undefined;
}

function remember(page: HTMLElement): () => void {
  const restoreUi = uiStateOf(page);
  const { scrollX, scrollY } = window;
  return () => {
    const now = document.documentElement;
    const served = servedIn(page);
    for (const [index, place] of servedIn(now).entries()) {
      place.replaceChildren(...(served[index]?.childNodes ?? []));
    }
    restoreUi(now);
    const scroll = () => window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    scroll();
    // Without its styles the page has another height.
    for (const sheet of now.querySelectorAll("link[rel=stylesheet]")) sheet.addEventListener("load", scroll);
  };
}

/** The places of markup that only the server has, in the order of the document, without those inside others. */
function servedIn(page: HTMLElement): Element[] {
  return [...page.querySelectorAll("[data-served]")].filter(
    (place) => !place.parentElement?.closest("[data-served]"),
  );
}
