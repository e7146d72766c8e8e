import { ApiError } from "@grow/api-client";
import { formFields } from "@grow/app-kit/editor/form-fields.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { type FieldTexts, textOf } from "@grow/app-kit/forms/form-errors.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { msg } from "@lingui/core/macro";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { portalBase } from "../../../../shared/portal-base.ts";
import { paths } from "../../paths.ts";
import { chosenTime, NEWSLETTER_FIELDS, newsletterBody, newsletterFields } from "./newsletter-form.ts";

const TEXTS: FieldTexts = {
  "send_date wrong_format": msg({
    id: "newsletter.error.time",
    message: "Choose a date and a time, or send it at once.",
  }),
  "text too_many": msg({ id: "newsletter.error.pictures", message: "Too many pictures. Use up to {max}." }),
  "text foreign_photo": msg({
    id: "newsletter.error.foreign",
    message: "One of the pictures wasn't uploaded here. Remove it, then upload it again.",
  }),
  "email not_allowed": msg({
    id: "newsletter.error.email",
    message: "Confirm your own email first: it's in your settings on Grow.",
  }),
  "title too_many": msg({
    id: "newsletter.error.many",
    message: "Your brand has {max} newsletters. Delete drafts you no longer need.",
  }),
  // A colleague scheduled it: there is no draft to compare with.
  " stale": msg({
    id: "newsletter.error.scheduled",
    message: "A colleague has already scheduled it. What you typed is saved on this device.",
  }),
  "state not_allowed": msg({
    id: "newsletter.error.scheduled",
    message: "A colleague has already scheduled it. What you typed is saved on this device.",
  }),
};

/** Saves a draft, leads to sending it, sends a test of it, or deletes it. */
export async function saveNewsletter(context: AppLoadContext, form: FormData, id: number | "new") {
  const { brand } = await portalBase(context);
  if (!brand) throw redirect(paths.newsletters());
  const intent = textOf(form, "intent");
  try {
    if (intent === "delete" && id !== "new") {
      await context.api.DELETE("/brands-manager/newsletters/{id}", {
        params: { path: { id }, query: { brand_id: brand.id } },
      });
      return redirect(paths.newsletters({ done: "deleted" }), 303);
    }
    if (intent !== "draft" && intent !== "check" && intent !== "test")
      throw badParameter(context.url.pathname);
    // Without one it would go out at once.
    if (chosenTime(formFields(form)) === undefined) throw noTime();
    // First, since a test needs a subject and a text, which a draft does not.
    if (intent === "test") await sendTest(context, form, brand.id);
    const saved = await store(context, form, { id, brandId: brand.id });
    if (intent === "check") return redirect(paths.sendNewsletter(saved.id), 303);
    return redirect(paths.editNewsletter(saved.id, intent === "test" ? "tested" : "saved"), 303);
  } catch (error) {
    return refuse(error, {
      ...{ i18n: context.i18n, form, fields: NEWSLETTER_FIELDS, texts: TEXTS },
      present(there) {
        const newsletter = there as Schema<"Newsletter"> | null;
        if (newsletter?.state !== "draft") return null;
        return { version: newsletter.version, fields: newsletterFields(newsletter) };
      },
    });
  }
}

async function store(
  { api }: AppLoadContext,
  form: FormData,
  { id, brandId }: { readonly id: number | "new"; readonly brandId: number },
): Promise<Schema<"Newsletter">> {
  const body = newsletterBody(form, brandId);
  if (id !== "new")
    return (await api.POST("/brands-manager/newsletters/{id}", { params: { path: { id } }, body })).data;
  const key = textOf(form, "request_key");
  return (await api.POST("/brands-manager/newsletters", { body, ...(key ? { idempotencyKey: key } : {}) }))
    .data;
}

async function sendTest({ api }: AppLoadContext, form: FormData, brandId: number): Promise<void> {
  const { title = "", preview = "", text = "", lang = "en" } = newsletterBody(form, brandId);
  await api.POST("/brands-manager/newsletters/test", {
    body: { brand_id: brandId, title, preview, text, lang },
  });
}

const noTime = () =>
  new ApiError({
    status: 422,
    details: [{ type: "error", code: "wrong_format", field: "send_date", text: "No date and time" }],
  });
