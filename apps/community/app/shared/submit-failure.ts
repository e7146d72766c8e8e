import { isRouteErrorResponse } from "@remix-run/react";

/** Why a form was not submitted: no response, or an expired session. */
export type SubmitFailure = "lost" | "signed-out";

/** The path to which guards redirect users with an expired session. */
const SIGN_IN = /\/auth\/signin(?:[?#]|$)/;

/**
 * Classifies the error of a submitted form: no connection, a failure on the way (a proxy responds with its own page), or an expired
 * session.
 *
 * @param error - thrown by the submission
 * @returns undefined for other redirects and for rejections, which the caller passes on
 */
export function submitFailureOf(error: unknown): SubmitFailure | undefined {
  if (error instanceof Error) return "lost";
  if (isRouteErrorResponse(error)) return error.status >= 500 ? "lost" : undefined;
  const isSignIn = error instanceof Response && SIGN_IN.test(error.headers.get("Location") ?? "");
  return isSignIn ? "signed-out" : undefined;
}
