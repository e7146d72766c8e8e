import type { Schema } from "@grow/contract";
import { paths } from "../../../paths.ts";

/** Diaries on one page of results. */
export const PAGE_SIZE = 20;

/** What the address asks for. */
export interface SearchRequest {
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/** Longest text that is searched for; the rest of a longer one says no more. */
const LONGEST = 100;
/** The search counts no further than this. */
const MOST = 1000;

/** @returns null for a page that no list has */
export function searchRequest(params: URLSearchParams): SearchRequest | null {
  // Nobody types control characters; a link that has lost its way may hold some.
  const typed = (params.get("query") ?? "").replace(/\p{Cc}+/gu, " ").trim();
  const query = [...typed].slice(0, LONGEST).join("").trim();
  const page = params.get("page") ?? "1";
  if (!/^[1-9]\d{0,2}$/.test(page) || Number(page) > MOST / PAGE_SIZE) return null;
  return { query, page: Number(page) };
}

/** A diary that was found. */
export interface FoundView {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly picture: string | null;
  /** Name of the grower; empty when the account is gone. */
  readonly grower: string;
}

export interface SearchView extends SearchRequest {
  readonly found: readonly FoundView[];
  readonly total: number;
  /** There are more, but they were not counted. */
  readonly isTotalCapped: boolean;
  readonly pages: number;
}

/** What the page shows: the kinds of things that have pages of their own. */
export function searchView(request: SearchRequest, results: Schema<"SearchResults">): SearchView {
  const total = results.totals.diaries;
  return {
    ...request,
    found: results.diaries.map(({ id, name, link, avatar, note }) => ({
      id,
      name,
      link,
      picture: avatar,
      grower: note,
    })),
    total,
    isTotalCapped: total >= MOST,
    pages: Math.ceil(total / PAGE_SIZE),
  };
}

/** Address of a page of results. */
export function resultsAddress(query: string, page: number): string {
  const address = paths.search(query);
  return page > 1 ? `${address}&page=${page}` : address;
}
