import { ApiError } from "@grow/api-client";
import { checkBody } from "@grow/app-kit/forms/check-body.ts";
import { redirectToAnchor } from "@grow/app-kit/forms/redirect-to-anchor.ts";
import { paramId } from "@grow/domain";
import { commentForm } from "@grow/domain/schemas";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { paths } from "../../../paths.ts";
import { errorStatus, formErrors, textOf } from "../../form-errors.ts";
import { type CommentedThing, commentsQuery, commentsRequest } from "./comments-request.ts";

/** A rejected comment: its text, and why. */
export interface RefusedComment {
  readonly text: string;
  /** The comment that it replies to, if any. */
  readonly parent: number | null;
  readonly error: string;
}

/**
 * The action of a page with comments: creates a comment or a reply and redirects back to it. A rejected one stays in its field.
 *
 * @param onMissing - called when the thing is gone
 */
export async function writeComment(
  { request, context }: ActionFunctionArgs,
  { type, id }: CommentedThing,
  onMissing: () => void = () => {},
) {
  const { url, api } = context;
  if (!context.token) throw redirect(paths.signIn(context.path), 303);
  const form = await request.formData();
  const text = textOf(form, "text");
  const parent = paramId(textOf(form, "parent_id")) ?? null;
  const key = textOf(form, "key");
  try {
    checkBody(commentForm, { text });
    const { data: comment } = await api.POST("/comments/{type}/{id}", {
      params: { path: { type, id } },
      body: { text, ...(parent === null ? {} : { parent_id: parent }) },
      ...(key === "" ? {} : { idempotencyKey: key }),
    });
    const query = commentsQuery({ ...commentsRequest(url.searchParams), wanted: comment.id });
    throw redirectToAnchor(url.pathname + query, `comment-${comment.id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) throw redirect(paths.signIn(context.path), 303);
    if (error.status === 404) onMissing();
    const { fields, form: other } = formErrors(context.i18n, error, ["text"]);
    return data<RefusedComment>(
      { text, parent, error: fields.text ?? other ?? error.message },
      { status: errorStatus(error) },
    );
  }
}
