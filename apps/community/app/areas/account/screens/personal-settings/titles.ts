import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.personal.title", message: "Personal data" }),
  description: msg({
    id: "settings.personal.description",
    message: "Your email, your name, and a copy of everything we store about you.",
  }),
};
