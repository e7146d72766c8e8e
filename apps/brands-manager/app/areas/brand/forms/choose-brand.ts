import { goHome, returnTo } from "@grow/app-kit/forms/return-to.ts";
import { COOKIES, choiceCookie } from "@grow/app-kit/request/cookies.ts";
import type { ActionFunctionArgs } from "@remix-run/node";

export const loader = goHome;

/** Saves which of their brands a manager works on. Rendering a page checks that they manage it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const brand = form.get("brand");
  if (typeof brand !== "string" || !/^\d{1,15}$/.test(brand)) return returnTo(form, []);
  return returnTo(form, [choiceCookie(COOKIES.brand, brand, context.cookieScope)]);
}
