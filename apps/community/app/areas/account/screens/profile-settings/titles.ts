import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.profile.title", message: "Profile settings" }),
  description: msg({
    id: "settings.profile.description",
    message: "Change your name and what others read about you.",
  }),
};
