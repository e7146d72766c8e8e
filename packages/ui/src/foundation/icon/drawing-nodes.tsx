import type { LucideIcon } from "lucide-react";
import { createElement, type ReactElement } from "react";

/** What lucide's components hold and hand to its generic icon; not part of its types. */
interface LucideInternals {
  render?: (props: object, ref: null) => { props: { icon?: { node?: readonly DrawingNode[] } } };
}
type DrawingNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * An icon of lucide as a build for browsers may hold it: its strokes and nothing else, those that are one path as its data.
 */
export type PlainIcon = readonly (string | DrawingNode)[];

const known = new WeakMap<LucideIcon | PlainIcon, readonly ReactElement[] | null>();

/**
 * The strokes of one of lucide's icons, as elements made once and used again. Its own component merges, filters and
 * copies the same data each time, which took more than half of the time of a page of cards on the server.
 *
 * @returns null if lucide keeps its data in another way than the one known; then its component must draw
 */
export function drawingNodes(icon: LucideIcon | PlainIcon): readonly ReactElement[] | null {
  const before = known.get(icon);
  if (before !== undefined) return before;
  const nodes: PlainIcon | undefined = isPlain(icon)
    ? icon
    : (icon as LucideInternals).render?.({}, null).props.icon?.node;
  const elements = nodes?.map((node, index) => {
    const [tag, attributes] = typeof node === "string" ? (["path", { d: node }] as const) : node;
    return createElement(tag, { ...attributes, key: index });
  });
  known.set(icon, elements ?? null);
  return elements ?? null;
}

function isPlain(icon: LucideIcon | PlainIcon): icon is PlainIcon {
  return Array.isArray(icon);
}
