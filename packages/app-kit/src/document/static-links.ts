import { isPlainPress } from "@grow/ui/foundation";
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { isOwnPage } from "../shell/app-links.tsx";

/**
 * Makes links in server-only markup navigate by the router, like links that React rendered.
 *
 * @param place - the element with the markup; null while React renders it
 */
export function useStaticLinks(place: RefObject<HTMLElement>, isStatic: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    if (!element || !isStatic) return;
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!link || !href || !isOwnPage(href) || link.target || link.hasAttribute("download")) return;
      event.preventDefault();
      // Like the router's own links: clicking the current page's link adds no second history entry.
      navigate(href, { replace: link.href === window.location.href });
    };
    element.addEventListener("click", press);
    return () => element.removeEventListener("click", press);
  }, [place, isStatic, navigate]);
}
