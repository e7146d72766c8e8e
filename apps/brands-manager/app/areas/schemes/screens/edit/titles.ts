import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The editor of a feeding chart. */
export const editTitles: HeadTemplate = {
  title: msg({ id: "scheme.head", message: "Edit feeding chart, {brandname}" }),
  description: msg({
    id: "scheme.description",
    message: "Weeks and doses of a feeding chart of {brandname}.",
  }),
};
