import type { TextPage } from "./pages.ts";

export const paths = {
  journal: () => "/journal",
  textPage: (path: TextPage["path"]) => `/${path}`,
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections = ["journal"] as const;
