import { ApiError } from "@grow/api-client";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import type { chosenHours } from "./view.ts";

const ZONE = msg({
  id: "settings.hours.error.zone",
  message: "There's no such time zone. Choose one from the list, like Europe/Berlin.",
});

/** Errors of the form of hours. */
export const HOURS_ERRORS: FieldTexts = {
  "hours.time_zone not_allowed": ZONE,
  "hours.time_zone wrong_format": ZONE,
  "hours.time_zone too_short": ZONE,
  "hours.time_zone too_long": ZONE,
  "hours.quiet_to not_allowed": msg({
    id: "settings.hours.error.same",
    message: "Quiet hours start and end at the same time. Choose two different times.",
  }),
};

/** Rejects quiet hours that end when they begin: the api takes them for none. @throws ApiError for the field */
export function rejectEmptyHours({ hours }: ReturnType<typeof chosenHours>): void {
  if (!hours.is_quiet || hours.quiet_from !== hours.quiet_to) return;
  throw new ApiError({
    status: 422,
    details: [{ type: "error", code: "not_allowed", field: "hours.quiet_to", text: "" }],
  });
}
