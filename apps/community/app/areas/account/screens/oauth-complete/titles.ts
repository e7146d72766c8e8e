import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the page. */
export const titles: HeadTemplate = {
  title: msg({ id: "auth.complete.head", message: "Finish signing up" }),
  description: msg({ id: "auth.complete.description", message: "Choose your name to finish signing up." }),
};
