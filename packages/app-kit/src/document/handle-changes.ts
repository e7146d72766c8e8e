import { CHANGES } from "../client/first-key.ts";
import { followMovedNodes } from "./moved-nodes.ts";
import { showServedNodes } from "./served-nodes.ts";

/**
 * Handles what extensions and translators change in the document, from the first change on. Lazy-loaded, because most pages have none.
 *
 * @param strays - elements of others that were there before changes were recorded
 * @returns to be called when the page has hydrated
 */
export function handleChanges(strays: Iterable<Element>): () => void {
  const follow = followMovedNodes();
  const served = showServedNodes(strays);
  const push = (...changes: MutationRecord[]) => {
    follow(changes);
    served.hide(changes);
  };
  push(...((window[CHANGES] ?? []) as MutationRecord[]));
  window[CHANGES] = { push };
  return () => {
    served.end();
    window[CHANGES] = { push: (...changes) => follow(changes) };
  };
}
