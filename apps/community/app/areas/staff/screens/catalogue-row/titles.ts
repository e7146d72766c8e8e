import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

export const catalogueRowTitles: HeadTemplate = {
  title: msg({ id: "admin.catalogue.row.title", message: "Edit the catalogue" }),
  description: msg({ id: "admin.catalogue.summary", message: "Edit brands, products and strains." }),
};
