import type { TextPage } from "./pages.ts";

export const paths = {
  journal: () => "/journal",
  /** A text page; that of `contact` begins the form for messages to the site's team. */
  textPage: (path: TextPage["path"] | "contact") => `/${path}`,
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections = ["journal", "awards"] as const;
