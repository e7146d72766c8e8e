import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

const description = msg({
  id: "weekEditor.description",
  message: "Photos, readings, nutrients and what you saw this week.",
});

/** A week that is being added. */
export const newWeekTitles: HeadTemplate = {
  title: msg({ id: "weekEditor.title.new", message: "Add a week – {diaryname}" }),
  description,
};

/** A week that is being changed; `{week}` is its name in words. */
export const editWeekTitles: HeadTemplate = {
  title: msg({ id: "weekEditor.title.edit", message: "Edit {week} – {diaryname}" }),
  description,
};
