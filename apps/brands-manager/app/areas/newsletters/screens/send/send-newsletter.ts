import { ApiError } from "@grow/api-client";
import { errorStatus, type FieldTexts, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { msg } from "@lingui/core/macro";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";

const TEXTS: FieldTexts = {
  " premium_only": msg({
    id: "newsletter.send.error.plan",
    message: "Your plan has no newsletters. The draft is saved: choose a plan under Subscription.",
  }),
  "send_date too_many": msg({
    id: "newsletter.send.error.many",
    message: "Your plan allows {max} a month, and that month is full. Choose a time in another one.",
  }),
  "send_date out_of_range": msg({
    id: "newsletter.send.error.time",
    message: "Choose a time in the future, within a year.",
  }),
  " stale": msg({
    id: "newsletter.send.error.changed",
    message: "A colleague has just changed it. Check it again, then send it.",
  }),
  "state not_allowed": msg({
    id: "newsletter.send.error.sent",
    message: "A colleague has already scheduled it.",
  }),
};

/** Sends the version that was shown, at once or at its time. A rejection leaves the draft as it is. */
export async function sendNewsletter(context: AppLoadContext, form: FormData, id: number) {
  const { brand } = await portalBase(context);
  if (!brand) throw redirect(paths.newsletters());
  try {
    const { data: saved } = await context.api.POST("/brands-manager/newsletters/{id}", {
      params: { path: { id } },
      body: { brand_id: brand.id, version: Number(textOf(form, "version")) },
    });
    const isLater = saved.send_date !== null && Date.parse(saved.send_date) > context.now;
    return redirect(paths.newsletter(id, { done: isLater ? "scheduled" : "sending" }), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return data({ problem: formErrors(context.i18n, error, [], TEXTS).form }, errorStatus(error));
  }
}
