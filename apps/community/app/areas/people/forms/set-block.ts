import { ApiError } from "@grow/api-client";
import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { textOf } from "../../../shared/form-errors.ts";

export const loader = goHome;

/** Blocks a grower or lifts the block, and goes back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = safeReturnPath(textOf(form, "return_path"));
  const id = Number(textOf(form, "id"));
  if (!Number.isSafeInteger(id) || id < 1) return redirect(here, 303);
  if (!context.token) return redirect(paths.signIn(here), 303);
  const params = { path: { id } };
  try {
    if (form.get("blocked") === "yes") await context.api.POST("/users/{id}/ban", { params });
    else await context.api.DELETE("/users/{id}/ban", { params });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return redirect(paths.signIn(here), 303);
    throw error;
  }
  return redirect(here, 303);
}
