/** Nodes that others took out of the document, with what they put in their place. */
const replacements = new WeakMap<Node, Node>();

/** The first of a node, what contains it, and their replacements that fulfils a condition. */
function placeOf(node: Node | null, isPlace: (at: Node) => boolean): Node | null {
  const seen = new Set<Node>();
  let at: Node | null | undefined = node;
  while (at && !seen.has(at)) {
    if (isPlace(at)) return at;
    seen.add(at);
    at = at.parentNode ?? replacements.get(at);
  }
  return null;
}

/** The child of an element that contains a node or its replacement. */
const childWith = (parent: Node, node: Node | null) =>
  node?.parentNode === parent ? node : placeOf(node, (at) => at.parentNode === parent);

/**
 * Lets React update nodes that others moved. Translators wrap texts in elements of theirs, or replace them. React would throw when it
 * removes such a text or inserts before it, and change texts that are no longer shown (facebook/react#11538).
 *
 * @returns to be called with all changes of the document
 */
export function followMovedNodes(): (changes: readonly MutationRecord[]) => void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childWith(this, child);
    if (!own?.contains(child)) {
      if (own) removeChild.call(this, own);
      return child;
    }
    // With the wrappers that it leaves empty.
    let at: Node = child;
    do {
      const parent = at.parentNode as Node;
      removeChild.call(parent, at);
      at = parent;
    } while (at !== this && !at.hasChildNodes());
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
    return insertBefore.call(this, node, childWith(this, next)) as Child;
  };

  const text = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...text,
    set(this: Node, value) {
      text.set?.call(this, value);
      // A text that was replaced is shown again, and the translator translates it anew.
      if (this.isConnected) return;
      const place = placeOf(this, ({ isConnected }) => isConnected) as ChildNode | null;
      place?.replaceWith(this);
    },
  });

  return (changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      for (const node of addedNodes) replacements.delete(node);
      for (const node of removedNodes) {
        const isElementOfOthers = (one: Node | null) => one?.nodeName === "FONT";
        const replacement = addedNodes[0] ?? [previousSibling, nextSibling, target].find(isElementOfOthers);
        if (replacement) replacements.set(node, replacement);
        else replacements.delete(node);
      }
    }
  };
}
