import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { textOf } from "../../../shared/form-errors.ts";
import { answerForm } from "./form-response.ts";

export const loader = goHome;

type Change = (context: AppLoadContext, commentId: number, form: FormData) => Promise<unknown>;

/** Actions on an existing comment. */
const CHANGES: Readonly<Record<string, Change>> = {
  edit: ({ api }, commentId, form) =>
    api.PATCH("/comments/{commentId}", {
      params: { path: { commentId } },
      body: { text: textOf(form, "text") },
    }),
  delete: ({ api }, commentId) => api.DELETE("/comments/{commentId}", { params: { path: { commentId } } }),
  restore: ({ api }, commentId) =>
    api.POST("/comments/{commentId}/restore", { params: { path: { commentId } } }),
};

/** Changes, deletes or brings back a comment. Whose it is, the api knows. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const intent = textOf(form, "intent");
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  const id = paramId(params.id);
  if (!change || id === undefined) throw badParameter(context.url.pathname);
  return answerForm(context, form, "text", () => change(context, id, form));
}
