import { ApiError } from "@grow/api-client";
import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { CLEAR_SITE_DATA } from "../request/clear-site-data.ts";
import { clearedTokenCookies } from "../request/cookies.ts";
import { goHome, returnTo } from "./return-to.ts";

export const loader = goHome;

/** Ends the session, on the server and in this browser. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  if (context.token) {
    try {
      await context.api.DELETE("/session");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An expired session has already ended. After any other failure, still sign the user out of this browser.
      if (error.status !== 401) context.log.warn({ status: error.status }, "a session could not be ended");
    }
  }
  return returnTo(form, clearedTokenCookies(context.cookieScope), CLEAR_SITE_DATA);
}
