import { checkBody } from "@grow/app-kit/forms/check-body.ts";
import { goHome } from "@grow/app-kit/forms/return-to.ts";
import { badParameter } from "@grow/app-kit/request/failures.ts";
import { paramId } from "@grow/domain";
import { complaintForm } from "@grow/domain/schemas";
import type { ActionFunctionArgs } from "@remix-run/node";
import { textOf } from "../../../shared/form-errors.ts";
import { complaintOf, isComplainType } from "../../../shared/talk/complaints.ts";
import { answerForm } from "./form-response.ts";

export const loader = goHome;

/** Takes what the dialog of a complaint sends. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const type = textOf(form, "type");
  const id = paramId(textOf(form, "id"));
  if (!isComplainType(type) || id === undefined) throw badParameter(context.url.pathname);
  const body = complaintOf(form);
  return answerForm(context, form, "reason", async () => {
    checkBody(complaintForm, body);
    return await context.api.POST("/complains/{type}/{id}", { params: { path: { type, id } }, body });
  });
}
