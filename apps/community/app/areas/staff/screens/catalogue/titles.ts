import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const catalogueTitles: HeadTemplate = {
  title: msg({ id: "admin.catalogue.title", message: "Catalogue" }),
  description: msg({ id: "admin.catalogue.summary", message: "Edit brands, products and strains." }),
};
