import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The results of banners. */
export const resultsTitles: HeadTemplate = {
  title: msg({ id: "results.head", message: "Banner results, {brandname}" }),
  description: msg({
    id: "results.description",
    message: "Views and clicks of banners of {brandname}, by day, section, banner and country.",
  }),
};
