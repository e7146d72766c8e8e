import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.measures.title", message: "Units" }),
  description: msg({
    id: "settings.measures.description",
    message: "Choose the units you read and enter values in.",
  }),
};
