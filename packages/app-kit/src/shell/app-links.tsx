import { type LinkProps, LinkProvider } from "@grow/ui/foundation";
import { Link as RouterLink } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * Tells whether an address is a page of this site, which the router opens without a full page load.
 *
 * @param href - as written in the link
 */
export function isOwnPage(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//") && !/^\/(?:api|media|assets)\//.test(href);
}

/**
 * Renders the kit's links: addresses of this site with the router, others as plain links. On the server the router's link renders the
 * same element but runs ten hooks, and a list has a hundred links.
 */
function AppLink({ href, ...rest }: LinkProps) {
  if (!isOwnPage(href) || rest.download || rest.target) return <a {...rest} href={href} />;
  if (import.meta.env.SSR) return <a {...rest} href={href} data-discover="true" />;
  return <RouterLink {...rest} to={href} />;
}

/** Makes the kit's components use these links. */
export function AppLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={AppLink}>{children}</LinkProvider>;
}
