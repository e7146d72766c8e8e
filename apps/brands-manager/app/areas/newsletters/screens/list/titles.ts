import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The newsletters of the brand. */
export const listTitles: HeadTemplate = {
  title: msg({ id: "newsletters.head", message: "Newsletters, {brandname}" }),
  description: msg({
    id: "newsletters.description",
    message: "Newsletters of {brandname} to growers on Grow: state, recipients and results.",
  }),
};
