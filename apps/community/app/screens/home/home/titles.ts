import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Title and description of the home page. */
export function homeTitles(i18n: I18n): { title: string; description: string } {
  return {
    title: i18n._(msg({ id: "home.title", message: "Grow – every plant, week by week" })),
    description: i18n._(
      msg({
        id: "home.description",
        message: "Grow diaries: light, climate, feeding and harvest, written down week by week.",
      }),
    ),
  };
}
