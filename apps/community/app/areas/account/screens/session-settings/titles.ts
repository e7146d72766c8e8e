import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.sessions.title", message: "Devices" }),
  description: msg({
    id: "settings.sessions.description",
    message: "See where you are signed in and sign out.",
  }),
};
