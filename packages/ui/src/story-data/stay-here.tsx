import { type ReactNode, useEffect } from "react";

export interface StayHereProps {
  children: ReactNode;
  /** Called with the target of a followed link. */
  onFollow?: ((href: string | null) => void) | undefined;
}

/** For stories that follow links: prevents navigation. */
export function StayHere({ children, onFollow }: StayHereProps) {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!link) return;
      event.preventDefault();
      onFollow?.(link.getAttribute("href"));
    };
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  }, [onFollow]);
  return children;
}
