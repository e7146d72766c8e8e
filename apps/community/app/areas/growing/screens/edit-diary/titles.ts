import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The editor of a diary. */
export const editDiaryTitles: HeadTemplate = {
  title: msg({ id: "diaryEditor.edit.title", message: "Edit diary – {diaryname}" }),
  description: msg({
    id: "diaryEditor.edit.description",
    message: "Change the name, setup, gear, cover and who can see it.",
  }),
};
