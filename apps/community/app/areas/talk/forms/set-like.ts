import { ApiError, type LikeType, setLike } from "@grow/api-client";
import type { LikeAnswer } from "@grow/app-kit/client/use-like.ts";
import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { safeReturnPath } from "@grow/app-kit/request/return-path.ts";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../shared/form-errors.ts";

export const loader = goHome;

/** Types that can be liked; a new type does not compile until it is here. */
const TYPES: Readonly<Record<LikeType, true>> = {
  diary: true,
  week: true,
  photo: true,
  problem: true,
  solution: true,
  video: true,
  review: true,
  blog: true,
  comment: true,
  brand: true,
  product: true,
  strain: true,
  giveaway: true,
};

const isLikeType = (word: string): word is LikeType => Object.hasOwn(TYPES, word);

/**
 * Likes something or removes the like. A form of a page redirects to the page; a script sends `stay` and gets the new
 * state.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const here = safeReturnPath(textOf(form, "return_path"));
  const type = textOf(form, "type");
  const id = Number(textOf(form, "id"));
  if (!isLikeType(type) || !Number.isSafeInteger(id)) return redirect(here, 303);
  const isLate = form.has("stay");
  const answer = (late: LikeAnswer, status = 200) => Response.json(late, { status });
  const askToSignIn = () =>
    isLate ? answer({ signIn: paths.signIn(here) }, 401) : redirect(paths.signIn(here), 303);
  if (!context.token) return askToSignIn();
  try {
    const { data: state } = await setLike(context.api, form.get("liked") === "yes", type, id);
    return isLate ? answer({ liked: state.is_like, likes: state.cnt_likes }) : redirect(here, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return askToSignIn();
    if (!isLate) throw error;
    const { form: text } = formErrors(context.i18n, error, []);
    return answer({ error: text ?? error.message }, errorStatus(error));
  }
}
