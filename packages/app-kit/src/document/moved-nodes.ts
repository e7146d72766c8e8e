/** Texts that a translator took out of the document, with the element that it put in their place. */
const replaced = new WeakMap<Node, Node>();

/** The child of an element that contains a node, or stands in its place. */
function childWith(parent: Node, node: Node): Node | null {
  for (let at: Node | null | undefined = node; at; at = at.parentNode ?? replaced.get(at)) {
    if (at.parentNode === parent) return at;
  }
  return null;
}

/**
 * Lets React go on with nodes that others moved. Translators wrap texts in elements of theirs, or replace them; React then throws when
 * it removes such a text or inserts before it, which ends in the error page (facebook/react#11538). Called once, before hydration.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = child.parentNode === this ? child : childWith(this, child);
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

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    const own = next && next.parentNode !== this ? childWith(this, next) : next;
    return insertBefore.call(this, node, own) as Child;
  };

  const watch = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React has changed a text that is no longer shown: it takes its place again, and the translator translates it anew.
      if (target instanceof Text && !target.isConnected) {
        const standIn = replaced.get(target);
        standIn?.parentNode?.replaceChild(target, standIn);
      }
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.isConnected) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find((one) => one?.nodeName === "FONT");
        if (!standIn) continue;
        replaced.set(node, standIn);
        watch.observe(node, { characterData: true });
      }
    }
  });
  watch.observe(document, { childList: true, subtree: true });
}
