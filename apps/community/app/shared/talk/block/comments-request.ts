import type { Schema } from "@grow/contract";

/** What comments are about. */
export interface CommentedThing {
  readonly type: Schema<"CommentType">;
  readonly id: number;
}

/** Orders of the comments, the default first. */
export const COMMENT_SORTS = ["new", "old", "top"] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** Comments shown at first, and added by each "Show more". */
export const COMMENT_STEP = 20;
/** The most comments on one page. */
const MOST_COMMENTS = 100;

/** Which comments a page shows. */
export interface CommentsRequest {
  readonly sort: CommentSort;
  /** How many are skipped. */
  readonly start: number;
  readonly limit: number;
  /** A comment that must be included: it has just been written, or a link leads to it. */
  readonly wanted: number | null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Parses a query for comments. Ignores invalid parameters. */
export function commentsRequest(search: URLSearchParams): CommentsRequest {
  return {
    sort: COMMENT_SORTS.find((sort) => sort === search.get("sort")) ?? "new",
    start: Math.min(wholeNumber(search.get("start")) ?? 0, 1_000_000),
    limit: Math.min(MOST_COMMENTS, Math.max(COMMENT_STEP, wholeNumber(search.get("limit")) ?? 0)),
    wanted: wholeNumber(search.get("comment")),
  };
}

/** The query for these comments, without defaults. */
export function commentsQuery(request: CommentsRequest): string {
  const search = new URLSearchParams();
  if (request.sort !== "new") search.set("sort", request.sort);
  if (request.start > 0) search.set("start", String(request.start));
  if (request.limit > COMMENT_STEP) search.set("limit", String(request.limit));
  if (request.wanted !== null) search.set("comment", String(request.wanted));
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** The comments after "Show more": a longer list, or the next page once the list is full. */
export function moreComments(request: CommentsRequest): CommentsRequest {
  const { sort, start, limit } = request;
  return limit + COMMENT_STEP <= MOST_COMMENTS
    ? { sort, start, limit: limit + COMMENT_STEP, wanted: null }
    : { sort, start: start + limit, limit: COMMENT_STEP, wanted: null };
}

/** Comments at a path, chosen by a query. */
export function commentsAddress(path: string, query: string): string {
  return `${path}${query === "?" ? "" : query}#comments`;
}
