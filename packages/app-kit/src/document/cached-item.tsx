import { createContext, isValidElement, type ReactElement, type ReactNode, useContext } from "react";

/** Renders an element whose markup depends only on its props and the page's language. */
export type MarkupOf = (element: ReactElement) => string;

/** Set while the server renders; the browser has nothing to cache. */
export const MarkupCacheContext = createContext<MarkupOf | null>(null);

/**
 * A list item whose markup the server caches: the same cards are on many pages, and rendering them took half the time of a page.
 * The browser renders and hydrates it as usual.
 *
 * Its child is one component whose props are plain data and which uses only texts, formats and links: no page state, no router,
 * no `useId`.
 */
export function CachedItem({ children }: { children: ReactNode }) {
  const markupOf = useContext(MarkupCacheContext);
  if (markupOf === null || !isValidElement(children)) return <li>{children}</li>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same element
  return <li dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}

/** The same for anything other than a list item. The wrapper does not affect the layout. */
export function CachedBox({ children }: { children: ReactNode }) {
  const markupOf = useContext(MarkupCacheContext);
  if (markupOf === null || !isValidElement(children)) return <div style={NO_BOX}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same element
  return <div style={NO_BOX} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}

/** Removes a wrapper from the layout. */
export const NO_BOX = { display: "contents" } as const;
