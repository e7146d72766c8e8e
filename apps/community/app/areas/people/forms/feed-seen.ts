import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { textOf } from "../../../shared/form-errors.ts";

export const loader = goHome;

/** Remembers how far a member has read the feed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const seen_id = Number(textOf(form, "seen_id"));
  if (context.token && Number.isSafeInteger(seen_id) && seen_id > 0) {
    await context.api.POST("/feed/seen", { body: { seen_id } });
  }
  return redirect(paths.feed(), 303);
}
