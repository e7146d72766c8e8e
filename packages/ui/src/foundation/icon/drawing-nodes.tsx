import type { LucideIcon } from "lucide-react";
import { createElement, type ReactElement } from "react";

/** What lucide's components pass to its generic icon; not part of its types. */
interface LucideInternals {
  render?: (props: object, ref: null) => { props: { icon?: { node?: readonly DrawingNode[] } } };
}
type DrawingNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * A lucide icon as reduced by the browser build: only its strokes, single paths as their data.
 */
export type PlainIcon = readonly (string | DrawingNode)[];

const known = new WeakMap<LucideIcon | PlainIcon, readonly ReactElement[] | null>();

/**
 * The strokes of a lucide icon, as elements that are created once and reused. Lucide's own component merges, filters and copies the
 * same data on each render, which took more than half of the server time of a page of cards.
 *
 * @returns null if lucide stores its data in an unknown format; then its own component must draw
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
