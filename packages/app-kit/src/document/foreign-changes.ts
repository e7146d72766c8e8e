import { CHANGES } from "../client/first-key.ts";

/** Elements that no page of ours has at these places. Extensions put them there while the page was parsed, before any script of ours. */
const STRAYS =
  "html > :not(head, body), head > :is(style, script:not([type]), [name=darkreader]), :not(:defined)";

/** @param changes - a list to which changes are pushed until the code has loaded */
async function handle(strays: Iterable<Element>, changes: MutationRecord[]): Promise<() => void> {
  const { handleChanges } = await import("./handle-changes.ts");
  const handler = handleChanges(strays, changes);
  window[CHANGES] = handler;
  return handler.end;
}

/** Slots, of whose content React knows nothing. */
const SLOT = "[data-ad-slot]";

/**
 * React ignores what follows its own nodes in the head, where our own scripts and styles are added, and the content of slots for ads.
 */
const isForeign = ({ target, nextSibling }: MutationRecord) =>
  (target !== document.head || nextSibling !== null) && !(target as Element).closest?.(SLOT);

/** Whether a translator has put texts into elements of its own. */
const isTranslation = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].some(({ nodeName }) => nodeName === "FONT");

/**
 * Prepares a page for what extensions and translators do to it. The code for that is loaded when they have done something, before
 * hydration or later.
 *
 * @returns to be called when the page has hydrated
 */
export async function expectForeignChanges(): Promise<() => void> {
  tolerateMovedNodes();
  const changes = (window[CHANGES] ?? []) as MutationRecord[];
  const strays = document.querySelectorAll(STRAYS);
  if (changes.some(isForeign) || strays.length > 0) {
    // Without this code React may discard the page.
    const end = await handle(strays, changes).catch(console.warn);
    if (end) return end;
  }
  return () => {
    const push = (...more: MutationRecord[]) => {
      if (!more.some(isTranslation)) return;
      window[CHANGES] = more;
      handle([], more).then((end) => end(), console.warn);
    };
    window[CHANGES] = { push };
    push(...changes);
  };
}

/** React would throw, and show its error page, for a text that a translator has moved. */
function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = (child) => {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as Child;
  };
}
