import type { TextPage } from "./pages.ts";

export const paths = {
  journal: () => "/journal",
  /** A text page; `contact` has the form for messages to the site's team, `awards` the newest awards. */
  textPage: (path: TextPage["path"] | "contact" | "awards") => `/${path}`,
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections = ["journal", "awards"] as const;
