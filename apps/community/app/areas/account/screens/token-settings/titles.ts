import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.tokens.title", message: "Access tokens" }),
  description: msg({
    id: "settings.tokens.description",
    message: "Let your own programs read or update your diaries.",
  }),
};
