import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The list of deleted diaries and weeks. */
export const deletedContentTitles: HeadTemplate = {
  title: msg({ id: "diaryEditor.deleted.title", message: "Recently deleted" }),
  description: msg({
    id: "diaryEditor.deleted.description",
    message: "Your deleted diaries and weeks. You can restore them for 30 days.",
  }),
};
