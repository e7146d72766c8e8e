import { ApiError } from "@grow/api-client";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../../shared/form-errors.ts";
import { listRequest } from "../../../../shared/lists/load-list.ts";
import { DIARIES } from "./list.ts";

/** A preset name that was rejected, and why. */
export interface RefusedPreset {
  readonly name: string;
  readonly error: string;
}

/** Saves the filters of this URL under a name, or deletes a saved preset; redirects to the list. */
export async function changePresets({ request, context, params }: ActionFunctionArgs) {
  const { api, path, url } = context;
  const { tags } = listRequest(DIARIES, url, params["*"]);
  const session = await context.session();
  if (!session) throw redirect(paths.signIn(path), 303);
  const { id } = session.user;
  const form = await request.formData();
  const name = textOf(form, "name").trim();
  const remove = textOf(form, "remove");
  try {
    if (/^\d{1,7}$/.test(remove)) {
      const x = Number(remove);
      await api.DELETE("/users/{id}/presets/explore/{x}", { params: { path: { id, x } } });
    } else {
      const key = textOf(form, "key");
      await api.POST("/users/{id}/presets/explore", {
        params: { path: { id } },
        body: { name, tags: [...tags] },
        ...(key === "" ? {} : { idempotencyKey: key }),
      });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields, form: other } = formErrors(context.i18n, error, ["name"]);
    const refused = { name, error: fields.name ?? other ?? error.message };
    return data<RefusedPreset>(refused, { status: errorStatus(error) });
  }
  throw redirect(path, 303);
}
