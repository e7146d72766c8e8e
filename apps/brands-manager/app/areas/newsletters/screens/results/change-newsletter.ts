import { ApiError } from "@grow/api-client";
import { errorStatus, type FieldTexts, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { msg } from "@lingui/core/macro";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { paths } from "../../paths.ts";
import { brandQuery } from "../../shared/load-newsletter.ts";

const TEXTS: FieldTexts = {
  "state not_allowed": msg({
    id: "newsletter.results.error.started",
    message: "Sending has already started, so you can't stop it.",
  }),
};

/** Makes a scheduled newsletter a draft again, or deletes it. */
export async function changeNewsletter(context: AppLoadContext, form: FormData, id: number) {
  const intent = textOf(form, "intent");
  const params = { path: { id }, query: await brandQuery(context) };
  try {
    if (intent === "cancel") {
      await context.api.POST("/brands-manager/newsletters/{id}/cancel", { params });
      return redirect(paths.editNewsletter(id, "cancelled"), 303);
    }
    if (intent !== "delete") throw badParameter(context.url.pathname);
    await context.api.DELETE("/brands-manager/newsletters/{id}", { params });
    return redirect(paths.newsletters({ done: "deleted" }), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return data({ problem: formErrors(context.i18n, error, [], TEXTS).form }, errorStatus(error));
  }
}
