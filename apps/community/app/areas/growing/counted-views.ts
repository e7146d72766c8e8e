import type { CountedViews } from "../../shared/counting/count-views.ts";

/** Views of diaries: of a diary or of one of its weeks. */
export const countedViews: CountedViews = {
  page: /^\/diaries\/(\d{1,15})(?:-[^/]*)?(?:\/week\/[^/]+)?\/?$/,
  target: (id) => `/api/diaries/${id}/impressions`,
};
