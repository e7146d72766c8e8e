import type { ClientActionFunctionArgs } from "@remix-run/react";
import { NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { hindranceOf } from "../../../../shared/submit-failure.ts";
import { readDiaryForm } from "./diary-form.ts";
import type { RefusedDiary } from "./use-diary-form.ts";

/**
 * Sends the form to the server's action, and keeps the page with all that was typed when it does not arrive there. The answer carries
 * the status of a refusal, so that the page keeps its data besides.
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
    const hindrance = hindranceOf(error);
    if (!hindrance) throw error;
    const lost: RefusedDiary = {
      form: readDiaryForm(sent),
      version: textOf(sent, "version"),
      errors: NO_ERRORS,
      conflict: null,
      hindrance,
    };
    return Response.json(lost, { status: 503 });
  }
}
