import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the settings of the interface. */
export const interfaceTitles: HeadTemplate = {
  title: msg({ id: "settings.interface.title", message: "Interface settings" }),
  description: msg({
    id: "settings.interface.description",
    message: "Choose your language, theme and units.",
  }),
};
