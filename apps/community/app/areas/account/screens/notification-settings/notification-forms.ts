import { textOf } from "../../../../shared/form-errors.ts";
import type { settingsAction } from "../../shared/settings/own-settings.ts";
import { HOURS_ERRORS, rejectEmptyHours } from "./hours-errors.ts";
import { saveNotifications } from "./save-notifications.ts";
import { chosenHours, chosenNews } from "./view.ts";

/** The forms of the page, and what saves them. */
export const notificationForms = {
  // Emails are in the language in which they were turned on.
  news: {
    fields: [],
    save: (given) => saveNotifications(given, { ...chosenNews(given.form), locale: given.context.locale }),
  },
  hours: {
    fields: ["hours", "digest"],
    texts: HOURS_ERRORS,
    save(given) {
      const chosen = chosenHours(given.form);
      rejectEmptyHours(chosen);
      return saveNotifications(given, { ...chosen, locale: given.context.locale });
    },
  },
  zone: {
    fields: [],
    save: (given) => saveNotifications(given, { hours: { time_zone: textOf(given.form, "time_zone") } }),
  },
  remove: {
    fields: [],
    async save({ form, context, user }) {
      await context.api.DELETE("/users/{id}/settings/push-devices/{device}", {
        params: { path: { id: user.id, device: Number(textOf(form, "device")) } },
      });
      return undefined;
    },
  },
} satisfies Parameters<typeof settingsAction>[0];
