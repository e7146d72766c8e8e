import { type LinkProps, LinkProvider } from "@grow/ui";
import { Link as RouterLink } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * Draws the kit's links: addresses of this site by the router, others as plain links. On the server the router's link is the
 * same element, reached by ten hooks; a list has a hundred of them.
 */
function AppLink({ href, ...rest }: LinkProps) {
  const isOwnPage = href.startsWith("/") && !href.startsWith("//") && !rest.download && !rest.target;
  if (!isOwnPage || /^\/(?:api|media|assets)\//.test(href)) return <a {...rest} href={href} />;
  if (import.meta.env.SSR) return <a {...rest} href={href} data-discover="true" />;
  return <RouterLink {...rest} to={href} />;
}

/** How both sites draw the links of the kit. */
export function AppLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={AppLink}>{children}</LinkProvider>;
}
