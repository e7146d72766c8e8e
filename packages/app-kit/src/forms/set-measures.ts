import { ApiError } from "@grow/api-client";
import { MEASURE_PRESETS, measuresToText } from "@grow/domain";
import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { COOKIES, choiceCookie } from "../request/cookies.ts";
import { goHome, returnTo } from "./return-to.ts";

export const loader = goHome;

/** Keeps the chosen units: in the cookie that pages are made by and, signed in, with the account. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const measures = form.get("measures") === "imperial" ? MEASURE_PRESETS.imperial : MEASURE_PRESETS.metric;
  const session = await context.session();
  if (session) {
    try {
      await context.api.PATCH("/users/{id}/presets", {
        params: { path: { id: session.user.id } },
        body: { measures },
      });
    } catch (error) {
      // The cookie is what pages are made by; the account takes the choice the next time.
      if (!(error instanceof ApiError)) throw error;
      context.log.warn({ status: error.status }, "the units could not be kept with the account");
    }
  }
  return returnTo(form, [choiceCookie(COOKIES.measures, measuresToText(measures), context.cookieScope)]);
}
