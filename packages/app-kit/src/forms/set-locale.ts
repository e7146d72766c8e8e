import { isLocale } from "@grow/i18n";
import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { COOKIES, choiceCookie } from "../request/cookies.ts";
import { goHome, returnTo } from "./return-to.ts";

export const loader = goHome;

/** Keeps the chosen language. An unsupported one is a warning in the log and changes nothing. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const locale = form.get("locale");
  if (!isLocale(locale)) {
    context.log.warn("an unsupported locale was asked for");
    return returnTo(form, []);
  }
  return returnTo(form, [choiceCookie(COOKIES.locale, locale, context.cookieScope)]);
}
