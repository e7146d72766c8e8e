import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** The editor of a composition. */
export const compositionTitles: HeadTemplate = {
  title: msg({ id: "composition.head", message: "Composition, {productname}" }),
  description: msg({ id: "composition.description", message: "Nutrients and usual dose of {productname}." }),
};
