import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const deleteWeekTitles: HeadTemplate = {
  title: msg({ id: "weekEditor.delete.confirm", message: "Delete week" }),
  description: msg({
    id: "weekEditor.delete.text",
    message: "This deletes its readings and comments. Your other weeks aren't affected.",
  }),
};
