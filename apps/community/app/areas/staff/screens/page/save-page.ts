import { formFields } from "@grow/app-kit/editor/form-fields.ts";
import type { Refusal } from "@grow/app-kit/editor/refusal.ts";
import { refuse } from "@grow/app-kit/editor/refuse.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import type { Schema } from "@grow/contract";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { deskPaths } from "../../desk-paths.ts";
import { pageAt } from "../../shared/pages/page-at.ts";
import { PAGE_PARTS } from "../../shared/pages/page-parts.ts";
import { PAGE_TEXTS, pageBody, pageFields, pageWords, RESET_TEXTS, SEEN } from "./page-form.ts";

/** A form that was not saved: because it was rejected, or only looked at. */
export type UnsavedPage = Refusal & {
  readonly preview?: Pick<Schema<"Page">, "title" | "description" | "text">;
};

/** Saves or resets a text of the site, or shows it as its readers would see it. */
export async function savePage({ request, context, params }: ActionFunctionArgs) {
  const { api, i18n, url } = context;
  const place = pageAt(params, url.pathname);
  const at = { params: { path: place } };
  const form = await request.formData();
  const fields = formFields(form);
  const version = Number(textOf(form, "version"));
  const intent = textOf(form, "intent");
  const to = (done: string) => redirect(deskPaths.page(place.name, place.lang, done), 303);
  try {
    switch (intent) {
      case "save":
        await api.PUT("/staff/pages/{name}/{lang}", { ...at, body: pageBody(fields, version) });
        return to("saved");
      case "reset":
        await api.POST("/staff/pages/{name}/{lang}/reset", { ...at, body: { version } });
        return to("reset");
      case "preview": {
        const { data: preview } = await api.POST("/staff/pages/{name}/{lang}/preview", {
          ...at,
          body: pageWords(fields),
        });
        const { title, description, text } = preview;
        const shown: UnsavedPage = {
          ...{ errors: NO_ERRORS, typed: fields, conflict: null },
          preview: { title, description, text },
        };
        return data(shown);
      }
    }
  } catch (error) {
    if (intent === "reset") return refuse(error, { i18n, form, fields: [], texts: RESET_TEXTS });
    return refuse(error, {
      ...{ i18n, form, fields: [...PAGE_PARTS, SEEN], texts: PAGE_TEXTS },
      present(there) {
        const page = there as Schema<"StaffPage"> | null;
        return page && { version: page.version, fields: pageFields(page) };
      },
    });
  }
  throw badParameter(url.pathname);
}
