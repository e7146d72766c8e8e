import type { HeadTemplate } from "@grow/app-kit/request/fill-head.ts";
import { msg } from "@lingui/core/macro";

/** Strains side by side; `{title}` are their names. */
export const compareStrainsTitles: HeadTemplate = {
  title: msg({ id: "strain.compare.title", message: "Compare strains: {title}" }),
  description: msg({
    id: "strain.compare.description",
    message: "Yield, flowering, THC and ratings from real harvests side by side: {title}.",
  }),
};
