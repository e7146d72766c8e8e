import { createContext, type ReactNode, useContext } from "react";

/** How a frame uses the page's address: as the path that forms return to, or inside another address. */
export type AddressUse = "return" | "inside";

/** How the server writes a page. */
export interface PageWriting {
  /** A placeholder for cached children, or the children between markers when they are not cached yet. */
  frame(name: string, children: ReactNode): ReactNode;
  /** A placeholder for a piece of the address until the page is sent. */
  address(use: AddressUse): string;
}

/** Set while the server renders; the browser has nothing to cache. */
export const PageWritingContext = createContext<PageWriting | null>(null);

/**
 * A part of the page frame (header, footer) whose markup the server caches, including its state, router and ids. It is rendered
 * once and reused for all following pages. The browser renders and hydrates it as usual.
 *
 * @param by - everything its markup depends on, besides language and {@link useFrameAddress}; null when it should not be cached
 */
export function CachedFrame({
  name,
  by,
  children,
}: {
  name: string;
  by: readonly unknown[] | null;
  children: ReactNode;
}) {
  const writing = useContext(PageWritingContext);
  // The same three children in both branches, because ids from `useId` depend on the position.
  if (writing === null || by === null) {
    return (
      <>
        {null}
        {children}
        {null}
      </>
    );
  }
  return writing.frame(`${name} ${JSON.stringify(by)}`, children);
}

/** The page's address for use in a frame: a placeholder on the server, so that the cached frame fits every address. */
export function useFrameAddress(use: AddressUse, address: string): string {
  return useContext(PageWritingContext)?.address(use) ?? address;
}
