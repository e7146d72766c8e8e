import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.cookies.title", message: "Cookie settings" }),
  description: msg({
    id: "settings.cookies.description",
    message: "Choose what this site may remember.",
  }),
};
