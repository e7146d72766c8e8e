const DONE = ["saved", "published", "incomplete", "unpublished", "removed", "restored", "deleted"] as const;

/** What became of a form. */
export type Done = (typeof DONE)[number];

/** What the query of a page says was just done. */
export const doneOf = (query: URLSearchParams): Done | null =>
  DONE.find((one) => one === query.get("done")) ?? null;
