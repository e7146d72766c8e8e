import { isLocale } from "@grow/i18n";
import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { COOKIES, choiceCookie } from "../request/cookies.ts";
import { goHome, returnTo } from "./return-to.ts";

export const loader = goHome;

/** Saves the chosen language. An unsupported one is logged and ignored. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const locale = form.get("locale");
  if (!isLocale(locale)) {
    context.log.warn("unsupported locale requested");
    return returnTo(form, []);
  }
  return returnTo(form, [choiceCookie(COOKIES.locale, locale, context.cookieScope)]);
}
