import type { LucideIcon } from "lucide-react";
import { createElement, type ReactElement } from "react";

/** What lucide's components hold and hand to its generic icon; not part of its types. */
interface LucideInternals {
  render?: (props: object, ref: null) => { props: { icon?: { node?: readonly DrawingNode[] } } };
}
type DrawingNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const known = new WeakMap<LucideIcon, readonly ReactElement[] | null>();

/**
 * The strokes of one of lucide's icons, as elements made once and used again. Its own component merges, filters and
 * copies the same data each time, which took more than half of the time of a page of cards on the server.
 *
 * @returns null if lucide keeps its data in another way than the one known; then its component must draw
 */
export function drawingNodes(icon: LucideIcon): readonly ReactElement[] | null {
  const before = known.get(icon);
  if (before !== undefined) return before;
  const nodes = (icon as LucideInternals).render?.({}, null).props.icon?.node;
  const elements = nodes?.map(([tag, { key, ...attributes }], index) =>
    createElement(tag, { ...attributes, key: key ?? index }),
  );
  known.set(icon, elements ?? null);
  return elements ?? null;
}
