import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The doses of a diary's week, measured out; `{title}` is the week, `{diaryname}` the diary. */
export const weekMixTitles: HeadTemplate = {
  title: msg({ id: "mix.week.title", message: "Mix card: {diaryname}, {title}" }),
  description: msg({
    id: "mix.week.description",
    message: "What {diaryname} was fed, measured out for your tank, step by step.",
  }),
};
