import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The form of a new diary. */
export const newDiaryTitles: HeadTemplate = {
  title: msg({ id: "diaryEditor.new.title", message: "Start a diary" }),
  description: msg({
    id: "diaryEditor.new.description",
    message: "Name your diary, add your setup and post your first week.",
  }),
};
