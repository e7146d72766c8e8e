import { ApiError } from "@grow/api-client";
import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { paramId } from "@grow/domain";
import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../../shared/form-errors.ts";
import { commentedThing, commentsQuery, commentsRequest, type PageParams } from "./address.ts";

/** A comment that was not taken: what was typed, and why. */
export interface RefusedComment {
  readonly text: string;
  /** The comment it answers; null for one of its own. */
  readonly parent: number | null;
  readonly error: string;
}

/** Requests whose comment was refused because its week is gone. */
const weekIsGone = new WeakSet<AppLoadContext>();

/**
 * The parameters of the page to show: where the week went while somebody wrote about it, the page of the diary, with what he wrote in its
 * field. (With script the page stays as it is.)
 */
export function shownParams(context: AppLoadContext, params: PageParams): PageParams {
  return weekIsGone.has(context) ? { id: params.id } : params;
}

/** Writes a comment or an answer and comes back to the page with it; a refused one stays in its field. */
export async function writeComment({ request, context, params }: ActionFunctionArgs) {
  const { url, api } = context;
  if (!context.token) throw redirect(paths.signIn(context.path), 303);
  const form = await request.formData();
  const text = textOf(form, "text");
  const parent = paramId(textOf(form, "parent_id")) ?? null;
  const key = textOf(form, "key");
  if (text.trim() === "") {
    const error = apiMessage(context.i18n, { code: "required", text: "This is required." });
    return data<RefusedComment>({ text, parent, error }, { status: 422 });
  }
  try {
    const { data: comment } = await api.POST("/comments/{type}/{id}", {
      params: { path: commentedThing(params) },
      body: { text, ...(parent === null ? {} : { parent_id: parent }) },
      ...(key === "" ? {} : { idempotencyKey: key }),
    });
    const query = commentsQuery({ ...commentsRequest(url.searchParams), wanted: comment.id });
    throw redirect(`${url.pathname}${query}#comment-${comment.id}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) throw redirect(paths.signIn(context.path), 303);
    if (error.status === 404 && params.week !== undefined) weekIsGone.add(context);
    const { fields, form: other } = formErrors(context.i18n, error, ["text"]);
    return data<RefusedComment>(
      { text, parent, error: fields.text ?? other ?? error.message },
      { status: errorStatus(error) },
    );
  }
}
