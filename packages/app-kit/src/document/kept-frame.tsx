import { createContext, type ReactNode, useContext } from "react";

/** What of a page's address stands in frames: the path to which forms come back, and the page itself inside of another address. */
export type AddressUse = "return" | "inside";

/** How a page is written on the server. */
export interface PageWriting {
  /** What stands for children that were drawn before, or the children between what tells them apart. */
  frame(name: string, children: ReactNode): ReactNode;
  /** What stands for a piece of the address until the page is sent. */
  address(use: AddressUse): string;
}

/** Filled while the server renders; in the browser there is nothing to be spared. */
export const PageWritingContext = createContext<PageWriting | null>(null);

/**
 * A part of the frame of pages (header, footer) whose markup the server keeps, in the place where it stands: it is drawn once, with its
 * state, router and ids, and comes from memory on all pages that follow. The browser draws it as ever and finds what it expects.
 *
 * @param by - all that its markup follows from, besides language and {@link useFrameAddress}; null where that is too much to be kept
 */
export function KeptFrame({
  name,
  by,
  children,
}: {
  name: string;
  by: readonly unknown[] | null;
  children: ReactNode;
}) {
  const writing = useContext(PageWritingContext);
  // Three children here as there, for ids follow from the place among them.
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

/** The page's own address for what stands in a frame, so that the frame is the same at all addresses. */
export function useFrameAddress(use: AddressUse, address: string): string {
  return useContext(PageWritingContext)?.address(use) ?? address;
}
