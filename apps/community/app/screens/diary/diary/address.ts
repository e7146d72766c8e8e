import { paramId } from "@grow/domain";
import { paths } from "../../../paths.ts";

/** Orders of the comments, the usual one first. */
export const COMMENT_SORTS = ["new", "old", "top"] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** Comments at first, and as many more with each press. */
export const COMMENT_STEP = 20;
/** More than these never stand on one page. */
const MOST_COMMENTS = 100;

/** Which comments a page shows. */
export interface CommentsRequest {
  readonly sort: CommentSort;
  /** How many are left out before. */
  readonly start: number;
  readonly limit: number;
  /** One that must be there: it has just been written, or a link leads to it. */
  readonly wanted: number | null;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Reads which comments an address asks for. What makes no sense is as if it were not there. */
export function commentsRequest(search: URLSearchParams): CommentsRequest {
  return {
    sort: COMMENT_SORTS.find((sort) => sort === search.get("sort")) ?? "new",
    start: Math.min(wholeNumber(search.get("start")) ?? 0, 1_000_000),
    limit: Math.min(MOST_COMMENTS, Math.max(COMMENT_STEP, wholeNumber(search.get("limit")) ?? 0)),
    wanted: wholeNumber(search.get("comment")),
  };
}

/** The query of an address with these comments; what is usual is not written. */
export function commentsQuery(request: CommentsRequest): string {
  const search = new URLSearchParams();
  if (request.sort !== "new") search.set("sort", request.sort);
  if (request.start > 0) search.set("start", String(request.start));
  if (request.limit > COMMENT_STEP) search.set("limit", String(request.limit));
  if (request.wanted !== null) search.set("comment", String(request.wanted));
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** What the next press on "Show more" asks for: a longer list, and when it is long enough the next one. */
export function moreComments(request: CommentsRequest): CommentsRequest {
  const { sort, start, limit } = request;
  return limit + COMMENT_STEP <= MOST_COMMENTS
    ? { sort, start, limit: limit + COMMENT_STEP, wanted: null }
    : { sort, start: start + limit, limit: COMMENT_STEP, wanted: null };
}

export interface PageParams {
  readonly id?: string | undefined;
  readonly week?: string | undefined;
}

/** What the comments of a page are about: the week that its address names, else the diary. */
export function commentedThing({ id, week }: PageParams): { type: "diary" | "week"; id: number } {
  return week === undefined
    ? { type: "diary", id: paramId(id) ?? 0 }
    : { type: "week", id: paramId(week) ?? 0 };
}

/**
 * The path under which a page of a diary stands, when the one asked for names the diary or the week in another way
 * (another or no slug); null when it is right.
 */
export function rightPath(link: string, params: PageParams): string | null {
  const week = paramId(params.week);
  const isRight =
    params.id === link.split("/").at(-1) && (params.week === undefined || params.week === String(week));
  if (isRight) return null;
  return week === undefined ? link : paths.week(link, week);
}

/**
 * The week that a page shows: the one of the address, else the newest.
 *
 * @returns its id; null for a diary without weeks; undefined when the address names a week that the diary does not have
 */
export function chooseWeek(
  diary: { readonly current_id: number | null; readonly weeks: readonly { readonly id: number }[] },
  week: string | undefined,
): number | null | undefined {
  if (week === undefined) return diary.current_id;
  const id = paramId(week);
  return diary.weeks.find((one) => one.id === id)?.id;
}

/** Where something is said: the page of the week, or of the diary. */
export function commentsPath(
  link: string,
  { type, id }: { readonly type: "diary" | "week"; readonly id: number },
) {
  return type === "week" ? paths.week(link, id) : link;
}

/** Comments at a path, chosen by a query. */
export function commentsAddress(path: string, query: string): string {
  return `${path}${query === "?" ? "" : query}#comments`;
}
