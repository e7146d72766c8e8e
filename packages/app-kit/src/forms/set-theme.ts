import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { COOKIES, choiceCookie } from "../request/cookies.ts";
import { readTheme } from "../request/theme.ts";
import { goHome, returnTo } from "./return-to.ts";

export const loader = goHome;

/** Saves the chosen theme. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const theme = form.get("theme");
  const chosen = readTheme(typeof theme === "string" ? theme : null);
  return returnTo(form, [choiceCookie(COOKIES.theme, chosen, context.cookieScope)]);
}
