import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of a translated text. */
export const translationTitles: HeadTemplate = {
  title: msg({ id: "talk.translation.title", message: "Translation" }),
  description: msg({
    id: "talk.translation.description",
    message: "Read a grower's post in your language.",
  }),
};
