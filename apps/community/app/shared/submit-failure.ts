import { isRouteErrorResponse } from "@remix-run/react";

/** Why a form did not arrive: nobody answered, or whoever sent it is signed out meanwhile. */
export type Hindrance = "lost" | "signed-out";

/** Where the guards send those whose session has ended. */
const SIGN_IN = /\/auth\/signin(?:[?#]|$)/;

/**
 * What kept a form from its action: no connection, something that broke on the way (what stands before the site says so in a page
 * of its own), or a session that has ended.
 *
 * @param error - what sending it threw
 * @returns undefined for redirects elsewhere and for refusals, which go on
 */
export function hindranceOf(error: unknown): Hindrance | undefined {
  if (error instanceof Error) return "lost";
  if (isRouteErrorResponse(error)) return error.status >= 500 ? "lost" : undefined;
  const isSignIn = error instanceof Response && SIGN_IN.test(error.headers.get("Location") ?? "");
  return isSignIn ? "signed-out" : undefined;
}
