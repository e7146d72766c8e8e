import { NO_ERRORS, textOf } from "../../../shared/form-errors.ts";
import type { RefusedWeek } from "./save-week.ts";
import { readWeekForm } from "./week-form.ts";

/**
 * Sends the form, and keeps the page with all that was typed when nobody answers: a tent is often out of reach.
 *
 * @param sent - the form
 * @param send - throws a TypeError when there is no connection; a redirect that it throws goes on
 */
export async function orLost<Answer>(
  sent: FormData,
  send: () => Promise<Answer>,
): Promise<Answer | RefusedWeek> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return {
      form: readWeekForm(sent),
      measures: textOf(sent, "measures"),
      version: textOf(sent, "version"),
      errors: NO_ERRORS,
      conflict: null,
      isLost: true,
    };
  }
}
