import { goHome, returnTo } from "@grow/app-kit/forms/return-to.ts";
import { COOKIES, choiceCookie } from "@grow/app-kit/request/cookies.ts";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";

export const loader = goHome;

/** Stores a confirmed age; others are shown why the site is not for them. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  if (form.get("answer") !== "yes") return redirect(paths.underAge());
  const age = String(context.environment.ageGate);
  return returnTo(form, [choiceCookie(COOKIES.age, age, context.cookieScope)]);
}
