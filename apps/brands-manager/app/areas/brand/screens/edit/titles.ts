import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The editor of the brand's page. */
export const editTitles: HeadTemplate = {
  title: msg({ id: "brandEdit.head", message: "Brand page, {brandname}" }),
  description: msg({
    id: "brandEdit.description",
    message: "Edit what growers read about {brandname} on Grow.",
  }),
};
