import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../foundation/hydration.ts";
import { type MasonryOptions, masonryColumns, masonryItemWidth, placeMasonry } from "./masonry-layout.ts";

const PLACED = ["position", "inlineSize", "insetInlineStart", "insetBlockStart"] as const;

/**
 * Lays out the children of an element in columns, each under the shortest one. The document order, and with it the reading and tab
 * order, stays. On the server and until hydration the children are stacked by the style sheet.
 *
 * The hook sets the children's style attributes: give them no `style` prop with position or inset.
 *
 * @returns the ref of the element, whose children are the items
 * @example
 * const ref = useMasonry<HTMLUListElement>({ columnWidth: 320, gap: 16 });
 * return <ul ref={ref}>{photos.map((photo) => <li key={photo.id}>…</li>)}</ul>;
 */
export function useMasonry<E extends HTMLElement>(options: MasonryOptions = {}): RefObject<E> {
  const ref = useRef<E>(null);
  const { columnWidth, gap } = options;
  useBrowserLayoutEffect(() => {
    const grid = ref.current;
    return grid ? keepPlaced(grid, { columnWidth, gap }) : undefined;
  }, [columnWidth, gap]);
  return ref;
}

/** Positions the children now and whenever a size or the children change; returns a function that stops this. */
function keepPlaced(grid: HTMLElement, options: MasonryOptions): () => void {
  const sizes = new ResizeObserver(() => place());
  const changes = new MutationObserver(() => {
    watch();
    place();
  });

  const items = () =>
    [...grid.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  function watch() {
    sizes.disconnect();
    sizes.observe(grid);
    for (const item of items()) sizes.observe(item);
  }
  function place() {
    const all = items();
    const width = grid.clientWidth;
    const itemWidth = masonryItemWidth(width, masonryColumns(width, options), options.gap);
    grid.style.position = "relative";
    // Write all widths, read all heights, then write all positions: two layouts in total instead of one per item.
    for (const { style } of all) {
      style.position = "absolute";
      style.inlineSize = `${itemWidth}px`;
    }
    const layout = placeMasonry(
      all.map((item) => item.offsetHeight),
      width,
      options,
    );
    all.forEach(({ style }, index) => {
      const { inlineStart = 0, blockStart = 0 } = layout.places[index] ?? {};
      style.insetInlineStart = `${inlineStart}px`;
      style.insetBlockStart = `${blockStart}px`;
    });
    grid.style.blockSize = `${layout.height}px`;
  }

  watch();
  changes.observe(grid, { childList: true });
  place();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    grid.style.position = "";
    grid.style.blockSize = "";
    for (const { style } of items()) for (const name of PLACED) style[name] = "";
  };
}
