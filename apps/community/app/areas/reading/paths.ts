import type { TextPage } from "../../shared/text-pages.ts";

export const paths = {
  journal: () => "/journal",
  /** A text page; `contact` has the form for messages to the site's team, `awards` the newest awards. */
  textPage: (path: TextPage["path"] | "contact" | "awards") => `/${path}`,
} as const;
