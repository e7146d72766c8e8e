import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.delete.title", message: "Delete account" }),
  description: msg({
    id: "settings.delete.description",
    message: "Delete your account and your data.",
  }),
};
