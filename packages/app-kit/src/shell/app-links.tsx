import { type LinkProps, LinkProvider } from "@grow/ui/foundation";
import { Link as RouterLink } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * Whether an address is a page of this site, which the router shows without loading it whole.
 *
 * @param href - as written in the link
 */
export function isOwnPage(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//") && !/^\/(?:api|media|assets)\//.test(href);
}

/**
 * Draws the kit's links: addresses of this site by the router, others as plain links. On the server the router's link is the
 * same element, reached by ten hooks; a list has a hundred of them.
 */
function AppLink({ href, ...rest }: LinkProps) {
  if (!isOwnPage(href) || rest.download || rest.target) return <a {...rest} href={href} />;
  if (import.meta.env.SSR) return <a {...rest} href={href} data-discover="true" />;
  return <RouterLink {...rest} to={href} />;
}

/** How both sites draw the links of the kit. */
export function AppLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={AppLink}>{children}</LinkProvider>;
}
