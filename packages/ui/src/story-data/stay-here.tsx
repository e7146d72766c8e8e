import { type ReactNode, useEffect } from "react";

export interface StayHereProps {
  children: ReactNode;
  /** Told where a followed link would have led. */
  onFollow?: ((href: string | null) => void) | undefined;
}

/** For stories that follow links: a link there does all but leave the page. */
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
