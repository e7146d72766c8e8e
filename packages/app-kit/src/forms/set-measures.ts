import { ApiError } from "@grow/api-client";
import {
  isMeasureChoice,
  MEASURE_CHOICES,
  MEASURE_PRESETS,
  type Measures,
  measuresFrom,
  measuresToText,
  type Quantity,
} from "@grow/domain";
import type { ActionFunctionArgs } from "@remix-run/server-runtime";
import { COOKIES, choiceCookie } from "../request/cookies.ts";
import { goHome, returnTo } from "./return-to.ts";

export const loader = goHome;

const QUANTITIES = Object.keys(MEASURE_CHOICES) as readonly Quantity[];

/**
 * The units a form requests: a whole set by `measures`, or single ones by the names of quantities; others stay unchanged.
 * Invalid units are ignored.
 */
function chosenMeasures(form: FormData, now: Measures): Measures {
  const preset = form.get("measures");
  if (preset !== null) return preset === "imperial" ? MEASURE_PRESETS.imperial : MEASURE_PRESETS.metric;
  const chosen = QUANTITIES.filter((quantity) => isMeasureChoice(quantity, form.get(quantity)));
  return measuresFrom({
    ...now,
    ...Object.fromEntries(chosen.map((quantity) => [quantity, form.get(quantity)])),
  });
}

/** Saves the chosen units in the cookie that pages are rendered from and, for a signed-in user, with the account. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const measures = chosenMeasures(form, context.measures);
  const session = await context.session();
  if (session) {
    try {
      await context.api.PATCH("/users/{id}/presets", {
        params: { path: { id: session.user.id } },
        body: { measures },
      });
    } catch (error) {
      // Pages are rendered from the cookie, so a failure here can wait for the next change.
      if (!(error instanceof ApiError)) throw error;
      context.log.warn({ status: error.status }, "could not save the units with the account");
    }
  }
  return returnTo(form, [choiceCookie(COOKIES.measures, measuresToText(measures), context.cookieScope)]);
}
