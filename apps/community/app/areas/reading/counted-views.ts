import type { CountedViews } from "../../shared/counting/count-views.ts";

/** Views of articles. */
export const countedViews: CountedViews = {
  page: /^\/journal\/(?!(?:category|tags?|vot(?:es|ing)|careers)\/?$)([\w.-]+)\/?$/,
  target: (post) => `/api/blogs/${post}/impressions`,
};
