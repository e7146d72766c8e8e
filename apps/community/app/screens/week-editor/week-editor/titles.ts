import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Title of the editor. `week` is the week's name in words, empty for a new one. */
export function editorTitles(i18n: I18n, { week, diary }: { week: string; diary: string }) {
  return {
    title:
      week === ""
        ? i18n._(msg({ id: "weekEditor.title.new", message: `Add a week – ${diary}` }))
        : i18n._(msg({ id: "weekEditor.title.edit", message: `Edit ${week} – ${diary}` })),
    description: i18n._(
      msg({
        id: "weekEditor.description",
        message: "Photos, readings, nutrients and what you saw this week.",
      }),
    ),
  };
}
