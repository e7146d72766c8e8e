import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.socials.title", message: "Links and providers" }),
  description: msg({
    id: "settings.socials.description",
    message: "Link other sites and choose how you sign in.",
  }),
};
