import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page shown after a diary was deleted. */
export const removedDiaryTitles: HeadTemplate = {
  title: msg({ id: "diaryEditor.removed.title", message: "Diary deleted" }),
  description: msg({ id: "diaryEditor.removed.description", message: "You can restore it for 30 days." }),
};
