import { followMovedNodes } from "./moved-nodes.ts";
import { showServedNodes } from "./served-nodes.ts";

/**
 * Handles what extensions and translators change in the document. Lazy-loaded, because most pages have no such changes. It imports
 * nothing that all pages load: then the page needs no list of its scripts.
 *
 * @param strays - elements of others that were there before changes were recorded
 * @param early - the changes so far
 * @returns to be called with all further changes, and when the page has hydrated
 */
export function handleChanges(strays: Iterable<Element>, early: readonly MutationRecord[]) {
  const follow = followMovedNodes();
  const served = showServedNodes(strays);
  let isHydrating = true;
  const push = (...changes: MutationRecord[]) => {
    follow(changes);
    if (isHydrating) served.hide(changes);
  };
  push(...early);
  return {
    push,
    end() {
      isHydrating = false;
      served.end();
    },
  };
}
