import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** A diary made for paper. */
export const printTitles: HeadTemplate = {
  title: msg({ id: "diary.print.title", message: "{diaryname}, print version" }),
  description: msg({
    id: "diary.print.description",
    message: "A grow diary with all its weeks, ready to print.",
  }),
};
