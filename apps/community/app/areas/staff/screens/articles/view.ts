import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import { chosen, type ListRequest, listRequest } from "../../shared/desks/list-request.ts";
import { type StateTab, stateTabs } from "../../shared/desks/state-tabs.ts";

/** States of the tabs; "" for all but the removed ones. */
export const ARTICLE_STATES = [
  "",
  "draft",
  "scheduled",
  "published",
  "unpublished",
  "removed",
] as const satisfies readonly (Schema<"StaffPostState"> | "")[];
export type ArticleTab = (typeof ARTICLE_STATES)[number];

/** Articles on a page. */
export const PAGE_SIZE = 20;

/** What the list shows. */
export interface ArticlesRequest extends ListRequest {
  readonly state: ArticleTab;
}

export interface ArticleRow {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly href: string;
  readonly cover: string | null;
  readonly state: Schema<"StaffPostState">;
  /** Languages that it can be read in. */
  readonly langs: readonly string[];
  readonly author: string | null;
  /** When it came out or will come out; null for a draft. */
  readonly viewDate: string | null;
  readonly updateDate: string;
}

export interface ArticlesView extends ArticlesRequest {
  readonly rows: readonly ArticleRow[];
  readonly total: number;
  readonly pages: number;
  readonly tabs: readonly StateTab<Schema<"StaffPostState">>[];
}

export function articlesRequest(query: URLSearchParams): ArticlesRequest {
  return { ...listRequest(query, PAGE_SIZE), state: chosen(query, "state", ARTICLE_STATES) };
}

export function articlesView(list: Schema<"StaffPostList">, request: ArticlesRequest): ArticlesView {
  return {
    ...request,
    rows: list.items.map(articleRow),
    total: list.total,
    pages: Math.ceil(list.total / PAGE_SIZE),
    tabs: stateTabs(ARTICLE_STATES, list.totals, (state) =>
      deskPaths.articles({ state, search: request.search }),
    ),
  };
}

function articleRow(post: Schema<"StaffPostCard">): ArticleRow {
  return {
    ...{ id: post.id, title: post.title, lang: post.lang, state: post.state, cover: post.cover },
    href: deskPaths.article(post.id),
    langs: post.langs,
    author: post.item_user?.name ?? null,
    viewDate: post.state === "draft" ? null : post.view_date,
    updateDate: post.update_date,
  };
}
