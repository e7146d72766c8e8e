import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The feeding charts of the brand. */
export const listTitles: HeadTemplate = {
  title: msg({ id: "schemes.head", message: "Feeding charts, {brandname}" }),
  description: msg({
    id: "schemes.description",
    message: "Feeding charts of {brandname} for growers to follow.",
  }),
};
