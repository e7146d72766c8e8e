import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.picture.title", message: "Profile picture" }),
  description: msg({
    id: "settings.picture.description",
    message: "Choose the picture that others see next to your name.",
  }),
};
