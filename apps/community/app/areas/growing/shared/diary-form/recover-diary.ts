import type { ClientActionFunctionArgs } from "@remix-run/react";
import { NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { submitFailureOf } from "../../../../shared/submit-failure.ts";
import { readDiaryForm } from "./diary-form.ts";
import type { RefusedDiary } from "./use-diary-form.ts";

/**
 * Submits the form to the server's action, and keeps the page with the input if that fails. The response has the status of a rejection, so
 * that the router keeps the page's data.
 */
export async function keepWhatWasTyped<Action>({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, "request" | "serverAction">): Promise<Response> {
  const sent = await request.clone().formData();
  try {
    const answer = await serverAction<Action>();
    return Response.json(answer, { status: 422 });
  } catch (error) {
    const submitFailure = submitFailureOf(error);
    if (!submitFailure) throw error;
    const lost: RefusedDiary = {
      form: readDiaryForm(sent),
      version: textOf(sent, "version"),
      errors: NO_ERRORS,
      conflict: null,
      submitFailure,
    };
    return Response.json(lost, { status: 503 });
  }
}
