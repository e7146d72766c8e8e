import { ApiError } from "@grow/api-client";
import { safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import type { LateAnswer } from "../../../shared/fetch-form.ts";
import { errorStatus, formErrors, textOf } from "../../../shared/form-errors.ts";

/**
 * Runs the action of a form and responds: to a form of a page with a redirect to that page, to a script (`stay`) with the result.
 * Redirects guests to sign in.
 *
 * @param field - the field whose error is returned to a script
 */
export async function answerForm(
  context: AppLoadContext,
  form: FormData,
  field: string,
  act: () => Promise<unknown>,
): Promise<Response> {
  const here = safeReturnPath(textOf(form, "return_path"));
  const isLate = form.has("stay");
  const answer = (late: LateAnswer, status = 200) => Response.json(late, { status });
  const askToSignIn = () =>
    isLate ? answer({ signIn: paths.signIn(here) }, 401) : redirect(paths.signIn(here), 303);
  if (!context.token) return askToSignIn();
  try {
    await act();
    return isLate ? answer({ ok: true }) : redirect(here, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return askToSignIn();
    if (!isLate) throw error;
    const { fields, form: other } = formErrors(context.i18n, error, [field]);
    return answer({ error: fields[field] ?? other ?? error.message }, errorStatus(error));
  }
}
