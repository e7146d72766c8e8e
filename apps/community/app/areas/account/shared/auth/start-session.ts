import type { Data } from "@grow/api-client";
import { COOKIES, choiceCookie, deviceCookie, tokenCookie } from "@grow/app-kit/request/cookies.ts";
import { RETURN_PATH, safeReturnPath, signInPath } from "@grow/app-kit/request/return-path.ts";
import { measuresFrom, measuresToText } from "@grow/domain";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { restoredPath } from "./restored-path.ts";

type SessionStart = Data<"/session", "post">;

/**
 * Signs the visitor in: the token and the device go into cookies that scripts cannot read, their units into the one that pages
 * are made by.
 *
 * @param start - from the api itself, which sends the token
 * @param isRemembered - false ends the session with the browser, which then forgets the device too
 */
export function startSession(
  context: AppLoadContext,
  start: SessionStart,
  to: string,
  isRemembered = true,
): Response {
  const { cookieScope } = context;
  const { token } = start;
  if (token === undefined)
    throw new Error("The api started a session without a token: is its address a site's?");
  const headers = new Headers();
  headers.append("set-cookie", tokenCookie(token, cookieScope, isRemembered ? start.date_end : undefined));
  if (start.device) headers.append("set-cookie", deviceCookie(start.device, cookieScope, isRemembered));
  const { presets } = start.user;
  if (presets) {
    const measures = measuresToText(measuresFrom(presets.measures));
    headers.append("set-cookie", choiceCookie(COOKIES.measures, measures, cookieScope));
  }
  const wanted = start.is_restored ? restoredPath(to) : to;
  // The sign-in page sends staff on, or tells them that they still need their passkey.
  const isStaff = (start.user.access ?? []).length > 0;
  return redirect(isStaff ? signInPath(wanted) : wanted, { headers, status: 303 });
}

/** The path to return to after sign-in. */
export function wantedPath(context: AppLoadContext, fallback = "/"): string {
  const wanted = context.url.searchParams.get(RETURN_PATH);
  return safeReturnPath(wanted, [context.environment.brandsUrl], fallback);
}
