import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Products side by side; `{title}` are their names. */
export const compareTitles: HeadTemplate = {
  title: msg({ id: "compare.title", message: "Compare: {title}" }),
  description: msg({
    id: "compare.description",
    message: "Facts, ratings and use in diaries side by side: {title}.",
  }),
};
