import { createContext, isValidElement, type ReactElement, type ReactNode, useContext } from "react";

/** Gives the markup of an element that follows from its props, the page's language and nothing else. */
export type MarkupOf = (element: ReactElement) => string;

/** Filled while the server renders; in the browser there is nothing to be spared. */
export const KeptMarkup = createContext<MarkupOf | null>(null);

/**
 * An item of a list whose markup the server keeps: the same cards stand on many pages, and half of making a page was drawing them. The
 * browser draws it as ever and finds what it expects.
 *
 * Its child is one component whose props are plain data, and which uses nothing else but texts, formats and links: no state of a page, no
 * router, no id made by React.
 */
export function KeptItem({ children }: { children: ReactNode }) {
  const markupOf = useContext(KeptMarkup);
  if (markupOf === null || !isValidElement(children)) return <li>{children}</li>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same element
  return <li dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}

/** The same for what is no item of a list. Its box is none for the layout around it. */
export function KeptBox({ children }: { children: ReactNode }) {
  const markupOf = useContext(KeptMarkup);
  if (markupOf === null || !isValidElement(children)) return <div style={NO_BOX}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same element
  return <div style={NO_BOX} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}

/** The style of a wrapper that is none for the layout around it. */
export const NO_BOX = { display: "contents" } as const;
