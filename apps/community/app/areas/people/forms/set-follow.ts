import { ApiError, setFollow } from "@grow/api-client";
import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import type { LateAnswer } from "../../../shared/fetch-form.ts";
import type { FollowAnswer } from "../../../shared/follows/follow-result.ts";
import { errorStatus, formErrors, textOf } from "../../../shared/form-errors.ts";

export const loader = goHome;

/** What growers follow on this site. */
const TYPES = ["diary", "user", "brand", "problem"] as const;

/**
 * Follows something or unfollows it; with `notify`, turns its notifications on or off. A form of a page goes back to the
 * page; the router's own request says `stay` and gets the new state, a script's says `script` and gets JSON.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = safeReturnPath(textOf(form, "return_path"));
  const type = TYPES.find((one) => one === form.get("type"));
  const id = Number(textOf(form, "id"));
  if (!type || !Number.isSafeInteger(id)) return redirect(here, 303);
  const isScript = form.has("script");
  const answer = (late: LateAnswer, status = 200) => Response.json(late, { status });
  const askToSignIn = () =>
    isScript ? answer({ signIn: paths.signIn(here) }, 401) : redirect(paths.signIn(here), 303);
  if (!context.token) return askToSignIn();
  const notify = form.get("notify");
  const followed = notify !== null || form.get("followed") === "yes";
  try {
    if (notify === null) await setFollow(context.api, followed, type, id);
    else {
      const body = { is_notify: notify === "yes" };
      await context.api.PATCH("/follows/{type}/{id}", { params: { path: { type, id } }, body });
    }
    if (isScript) return answer({ ok: true });
    return form.has("stay") ? data<FollowAnswer>({ followed }) : redirect(here, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return askToSignIn();
    if (!isScript && !form.has("stay")) throw error;
    const { form: text } = formErrors(context.i18n, error, []);
    const refused = { error: text ?? error.message };
    if (isScript) return answer(refused, errorStatus(error));
    return data<FollowAnswer>(refused, { status: errorStatus(error) });
  }
}
