import { ApiError } from "@grow/api-client";
import { errorStatus, type FieldTexts, formErrors, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { isBrandKind } from "../../shared/brand-kinds.ts";
import { copyBanner } from "./copy-banner.ts";

const DONE = ["paused", "resumed", "submitted", "deleted", "discarded"] as const;

/** What was just done with a banner. */
export type Done = (typeof DONE)[number];

export const doneOf = (query: URLSearchParams): Done | null =>
  DONE.find((one) => one === query.get("done")) ?? null;

const TEXTS: FieldTexts = {
  " premium_only": msg({
    id: "banners.error.plan",
    message: "Your plan has no banner views. Choose another under Subscription.",
  }),
  " no_right": msg({
    id: "banners.error.right",
    message: "A moderator has to approve it first, and only owners and editors can switch it.",
  }),
};

/** Pauses, resumes or copies a banner of the list. */
export async function changeBanner({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { brand } = await portalBase(context);
  const intent = textOf(form, "intent");
  const id = /^[1-9]\d{0,14}$/.test(textOf(form, "id")) ? Number(textOf(form, "id")) : null;
  if (!brand) throw redirect(paths.banners());
  try {
    if (intent === "copy") {
      const type = textOf(form, "type");
      if (!isBrandKind(type)) throw badParameter(context.url.pathname);
      const tmpId = textOf(form, "tmp_id");
      const copy = await copyBanner(context, { brandId: brand.id, type, id: id ?? "new", tmpId });
      return redirect(paths.editBanner(type, "new", copy), 303);
    }
    if (id === null || (intent !== "pause" && intent !== "resume")) throw badParameter(context.url.pathname);
    await context.api.POST("/brands-manager/banners/enable/{id}", {
      params: { path: { id } },
      body: { brand_id: brand.id, is_enabled: intent === "resume" },
    });
    return redirect(paths.banners({ done: intent === "resume" ? "resumed" : "paused" }), 303);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return data({ errors: formErrors(context.i18n, error, [], TEXTS) }, errorStatus(error));
  }
}
