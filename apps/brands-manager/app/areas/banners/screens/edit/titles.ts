import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The editor of a banner. */
export const editTitles: HeadTemplate = {
  title: msg({ id: "banner.head", message: "Edit banner, {brandname}" }),
  description: msg({
    id: "banner.description",
    message: "Picture, words, places and run of a banner of {brandname}.",
  }),
};
