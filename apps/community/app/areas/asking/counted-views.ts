import type { CountedViews } from "../../shared/counting/count-views.ts";

/** Views of questions. */
export const countedViews: CountedViews = {
  page: /^\/grow-questions\/(\d{1,15})(?:-[^/]*)?\/?$/,
  target: (id) => `/api/problems/${id}/impressions`,
};

/** Views of shorts and videos. */
export const countedVideoViews: CountedViews = {
  page: /^\/(?:shorts|video)\/(\d{1,15})(?:-[^/]*)?\/?$/,
  target: (id) => `/api/videos/${id}/impressions`,
};
