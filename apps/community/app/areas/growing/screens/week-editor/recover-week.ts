import { NO_ERRORS, textOf } from "../../../../shared/form-errors.ts";
import { submitFailureOf } from "../../../../shared/submit-failure.ts";
import { readWeekForm } from "../../shared/week-form/week-form.ts";
import type { RefusedWeek } from "./save-week.ts";

/**
 * Sends the form, and keeps the page with all that was typed when nobody answers (a tent is often out of reach), when
 * something breaks on the way (what stands before the site says so in a page of its own), or when the session has ended
 * meanwhile.
 *
 * @param sent - the form
 * @param send - a redirect that it throws elsewhere than to sign in goes on, as do refusals
 */
export async function orLost<Answer>(
  sent: FormData,
  send: () => Promise<Answer>,
): Promise<Answer | RefusedWeek> {
  try {
    return await send();
  } catch (error) {
    const submitFailure = submitFailureOf(error);
    if (!submitFailure) throw error;
    return heldWeek(sent, submitFailure);
  }
}

/** A form that did not reach the server. */
export function heldWeek(sent: FormData, submitFailure: RefusedWeek["submitFailure"]): RefusedWeek {
  return {
    form: readWeekForm(sent),
    measures: textOf(sent, "measures"),
    // "Keep mine" names the version that it replaces.
    version: textOf(sent, "keep") || textOf(sent, "version"),
    errors: NO_ERRORS,
    conflict: null,
    submitFailure,
  };
}
