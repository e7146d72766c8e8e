/** What a mutation record says, as far as it is needed to undo it. */
interface Change {
  readonly target: Node;
  readonly addedNodes: Iterable<Node>;
  readonly removedNodes: Iterable<Node>;
  readonly nextSibling?: Node | null;
  readonly oldValue?: string | null;
}

/** Hides changes of the document from React. */
export interface ServedNodes {
  /** Hides these changes, too. */
  hide(changes: Iterable<MutationRecord>): void;
  /** Ends it, once the page has hydrated. */
  end(): void;
}

/**
 * Shows React the document as the server sent it, whatever extensions and translators have changed. React 18 compares all of it while
 * it hydrates, and discards all of it for one foreign node. The document itself stays as it is: what React reads from changed nodes is
 * overridden.
 *
 * @param strays - elements of others that were there before changes were recorded
 */
export function showServedNodes(strays: Iterable<Element>): ServedNodes {
  const overrides = [
    override("firstChild"),
    override("nextSibling"),
    override("nodeValue"),
    override("textContent"),
  ] as const;
  const [firstChild, nextSibling, nodeValue, textContent] = overrides;
  const changes: Change[] = Array.from(strays, (stray) => ({
    target: stray.parentNode as Node,
    addedNodes: [stray],
    removedNodes: [],
  }));
  return {
    hide(more) {
      changes.push(...more);
      const { children, texts } = undone(changes);
      for (const [text, value] of texts) nodeValue.values.set(text, value);
      for (const [parent, nodes] of children) {
        firstChild.values.set(parent, nodes[0] ?? null);
        for (const [index, node] of nodes.entries()) nextSibling.values.set(node, nodes[index + 1] ?? null);
        // React compares the text of elements that contain nothing else.
        if (nodes.length < 2) textContent.values.set(parent, nodes[0]?.nodeValue ?? "");
      }
    },
    end() {
      for (const { restore } of overrides) restore();
    },
  };
}

/** Undoes all changes, the last first, in lists of the children and texts of what was changed. */
function undone(changes: readonly Change[]) {
  const children = new Map<Node, Node[]>();
  const texts = new Map<Node, string | null>();
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of [...changes].reverse()) {
    const isText = target instanceof CharacterData;
    if (isText) texts.set(target, oldValue ?? "");
    const parent = isText ? target.parentNode : target;
    if (!parent) continue;
    const added = new Set(addedNodes);
    const nodes = (children.get(parent) ?? [...parent.childNodes]).filter((node) => !added.has(node));
    const index = nextSibling ? nodes.indexOf(nextSibling) : -1;
    nodes.splice(index < 0 ? nodes.length : index, 0, ...removedNodes);
    children.set(parent, nodes);
  }
  return { children, texts };
}

/** Overrides what some nodes say of themselves. */
function override(name: "firstChild" | "nextSibling" | "nodeValue" | "textContent") {
  const values = new Map<Node, unknown>();
  const own = Object.getOwnPropertyDescriptor(Node.prototype, name) as PropertyDescriptor;
  Object.defineProperty(Node.prototype, name, {
    ...own,
    get(this: Node) {
      return values.has(this) ? values.get(this) : own.get?.call(this);
    },
  });
  return { values, restore: () => void Object.defineProperty(Node.prototype, name, own) };
}
