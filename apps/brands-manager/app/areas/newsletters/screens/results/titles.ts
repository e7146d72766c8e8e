import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The page of a newsletter. */
export const resultsTitles: HeadTemplate = {
  title: msg({ id: "newsletter.results.head", message: "{title}, newsletter of {brandname}" }),
  description: msg({
    id: "newsletter.results.description",
    message: "Who received a newsletter of {brandname}, who loaded it and who clicked.",
  }),
};
