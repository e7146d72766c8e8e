import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** What happened to the brand. */
export const statisticsTitles: HeadTemplate = {
  title: msg({ id: "statistics.head", message: "Statistics, {brandname}" }),
  description: msg({
    id: "statistics.description",
    message: "Views, clicks, followers, diaries and reviews of {brandname}, day by day.",
  }),
};
