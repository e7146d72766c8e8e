import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.section.premium", message: "Premium" }),
  description: msg({
    id: "settings.premium.description",
    message: "See when your Premium ends, and whether we send an invoice to continue.",
  }),
};
