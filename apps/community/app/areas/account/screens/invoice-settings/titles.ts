import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the section. */
export const titles: HeadTemplate = {
  title: msg({ id: "settings.section.invoices", message: "Invoices" }),
  description: msg({ id: "settings.invoices.description", message: "Download the invoices of your orders." }),
};
