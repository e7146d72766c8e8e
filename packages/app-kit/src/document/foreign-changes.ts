import { EARLY_CHANGES } from "../client/first-key.ts";

/** Elements that no page of ours has at these places, put there while the page was parsed. */
const FOREIGN = "html > :not(head, body), head > :is(style, script:not([type]), [name=darkreader])";

/**
 * Undoes what extensions and translators have changed in the document while the page hydrates, then makes the changes again. React 18
 * compares the whole document, and would discard all of it for one foreign node. Without changes the page hydrates at its own pace,
 * until one comes. Needs `tolerateMovedNodes`.
 *
 * @param hydrate - completes hydration synchronously, so that nobody can change the document meanwhile
 */
export function keepForeignChangesApart(hydrate: () => void): void {
  const early = window[EARLY_CHANGES];
  if (!early) return;
  const { records, observer } = early;
  const apart = (strays: readonly Element[]) => {
    const changes = records.splice(0).concat(observer.takeRecords()).filter(isForeign);
    if (changes.length + strays.length === 0) return;
    observer.disconnect();
    const focused = document.activeElement as HTMLElement | null;
    const putBack = setAside(changes, strays);
    try {
      hydrate();
    } finally {
      putBack();
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    }
  };
  early.onChange = () => apart([]);
  apart(strayElements());
}

/** To be called when the page has hydrated. */
export function stopKeepingApart(): void {
  window[EARLY_CHANGES]?.observer.disconnect();
}

/** Elements of others that were there before our first script ran. We have no custom elements. */
function strayElements(): Element[] {
  const custom = [...document.body.getElementsByTagName("*")].filter(({ localName }) =>
    localName.includes("-"),
  );
  return [...document.querySelectorAll(FOREIGN), ...custom];
}

/** React ignores what follows its own nodes in head and body. Our own scripts and styles are added there, too. */
function isForeign({ target, nextSibling, removedNodes }: MutationRecord): boolean {
  return (
    nextSibling !== null || removedNodes.length > 0 || (target !== document.head && target !== document.body)
  );
}

/** Undoes changes, the last first, and removes elements. Returns a function that does the opposite. */
function setAside(changes: readonly MutationRecord[], strays: readonly Element[]): () => void {
  const redo: (() => void)[] = [];
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of [...changes].reverse()) {
    if (target instanceof CharacterData) {
      const text = target.data;
      target.data = oldValue ?? "";
      redo.unshift(() => {
        if (target.data === oldValue) target.data = text;
      });
      continue;
    }
    const added = [...addedNodes].reverse().map((node) => takeOut(node, target));
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
    redo.unshift(() => {
      // The page may have changed what a translation replaces.
      if ([...removedNodes].some(({ parentNode }) => parentNode !== target)) return;
      // First in, then out: whoever watches sees which node takes whose place.
      for (const putBack of added.reverse()) putBack();
      for (const node of removedNodes) target.removeChild(node);
    });
  }
  for (const stray of [...strays].reverse()) redo.unshift(takeOut(stray, stray.parentNode));
  return () => {
    for (const change of redo) change();
  };
}

/** Removes a node from its parent. Returns a function that puts it back. */
function takeOut(node: Node, parent: Node | null): () => void {
  if (!parent || node.parentNode !== parent) return () => {};
  const { nextSibling } = node;
  parent.removeChild(node);
  return () => parent.insertBefore(node, nextSibling);
}
