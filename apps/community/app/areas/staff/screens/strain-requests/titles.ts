import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Title of the requested strains. */
export const strainRequestsTitles: HeadTemplate = {
  title: msg({ id: "admin.strains.title", message: "New strains" }),
  description: msg({
    id: "admin.strains.description",
    message: "Strains that seedbanks want in the catalogue, and what we decided.",
  }),
};
