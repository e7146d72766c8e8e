import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The banners of the brand. */
export const listTitles: HeadTemplate = {
  title: msg({ id: "banners.head", message: "Banners, {brandname}" }),
  description: msg({
    id: "banners.description",
    message: "Banners of {brandname} on Grow: state, run and results.",
  }),
};
