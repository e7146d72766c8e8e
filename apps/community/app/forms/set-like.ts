import { ApiError, type LikeType, setLike } from "@grow/api-client";
import type { LikeAnswer } from "@grow/app-kit/client/use-like.ts";
import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../paths.ts";
import { errorStatus, formErrors, textOf } from "../shared/form-errors.ts";

export const loader = goHome;

/** What readers like on this site. */
const TYPES: readonly LikeType[] = ["diary", "week", "photo", "comment"];

/**
 * Likes something or takes the like back. A form of a page goes back to the page; the router's own request says
 * `stay` and gets the new state.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = safeReturnPath(textOf(form, "return_path"));
  const type = TYPES.find((one) => one === form.get("type"));
  const id = Number(textOf(form, "id"));
  if (!type || !Number.isSafeInteger(id)) return redirect(here, 303);
  if (!context.token) return redirect(paths.signIn(here), 303);
  try {
    const { data: state } = await setLike(context.api, form.get("liked") === "yes", type, id);
    if (!form.has("stay")) return redirect(here, 303);
    return data<LikeAnswer>({ liked: state.is_like, likes: state.cnt_likes });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return redirect(paths.signIn(here), 303);
    if (!form.has("stay")) throw error;
    const { form: text } = formErrors(context.i18n, error, []);
    return data<LikeAnswer>({ error: text ?? error.message }, { status: errorStatus(error) });
  }
}
