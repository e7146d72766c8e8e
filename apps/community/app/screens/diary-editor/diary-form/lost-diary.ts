import type { ClientActionFunctionArgs } from "@remix-run/react";
import { NO_ERRORS, textOf } from "../../../shared/form-errors.ts";
import { readDiaryForm } from "./diary-form.ts";
import type { RefusedDiary } from "./use-diary-form.ts";

/**
 * Sends the form to the server's action, and keeps the page with all that was typed when nobody answers. The answer carries the
 * status of a refusal, so that the page keeps its data besides.
 */
export async function keepWhatWasTyped<Action>({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<Response> {
  const sent = await request.clone().formData();
  try {
    const answer = await serverAction<Action>();
    return Response.json(answer, { status: 422 });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const lost: RefusedDiary = {
      form: readDiaryForm(sent),
      version: textOf(sent, "version"),
      errors: NO_ERRORS,
      conflict: null,
      isLost: true,
    };
    return Response.json(lost, { status: 503 });
  }
}
