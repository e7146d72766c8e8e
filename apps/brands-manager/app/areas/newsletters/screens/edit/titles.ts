import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The editor of a newsletter. */
export const editTitles: HeadTemplate = {
  title: msg({ id: "newsletter.edit.head", message: "Edit newsletter, {brandname}" }),
  description: msg({
    id: "newsletter.edit.description",
    message: "Subject, text, recipients and time of a newsletter of {brandname}.",
  }),
};
