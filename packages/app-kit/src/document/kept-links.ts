import { isPlainPress } from "@grow/ui/foundation";
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { isOwnPage } from "../shell/app-links.tsx";

/**
 * Opens the links of markup that React did not draw as those that it did: by the router.
 *
 * @param place - what holds the markup; null while React draws it
 */
export function useKeptLinks(place: RefObject<HTMLElement>, isKept: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    if (!element || !isKept) return;
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!link || !href || !isOwnPage(href) || link.target || link.hasAttribute("download")) return;
      event.preventDefault();
      // As links of the router: who presses where he is does not get the page twice when he goes back.
      navigate(href, { replace: link.href === window.location.href });
    };
    element.addEventListener("click", press);
    return () => element.removeEventListener("click", press);
  }, [place, isKept, navigate]);
}
