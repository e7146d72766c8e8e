import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The home page. */
export const homeTitles: HeadTemplate = {
  title: msg({ id: "home.title", message: "Every plant, week by week" }),
  description: msg({
    id: "home.description",
    message: "Grow diaries with light, climate, feeding and harvest, week by week.",
  }),
};
