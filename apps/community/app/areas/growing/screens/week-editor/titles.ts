import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";
import type { WeekParts } from "../../../../shared/words/week-words.ts";

const description = msg({
  id: "weekEditor.description",
  message: "Add photos, readings, nutrients and what you saw this week.",
});

/** A week that is being added. */
export const newWeekTitles: HeadTemplate = {
  title: msg({ id: "weekEditor.title.new", message: "Add week – {diaryname}" }),
  description,
};

/** A week that is being edited; `{week}` is its number. */
export const editWeekTitles: Readonly<Record<WeekParts["kind"], HeadTemplate>> = {
  week: {
    title: msg({ id: "weekEditor.title.edit", message: "Edit week {week} – {diaryname}" }),
    description,
  },
  harvest: {
    title: msg({ id: "weekEditor.title.editHarvest", message: "Edit harvest – {diaryname}" }),
    description,
  },
  other: {
    title: msg({ id: "weekEditor.title.editOther", message: "Edit week – {diaryname}" }),
    description,
  },
};
