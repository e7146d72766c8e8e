import type { Schema } from "@grow/contract";
import { deskPaths } from "../../desk-paths.ts";
import {
  type StateListRequest,
  type StateListView,
  stateListRequest,
  stateListView,
  type TabStates,
} from "../../shared/desks/state-list.ts";

type State = Schema<"StaffPostState">;

const STATES: TabStates<State> = ["", "draft", "scheduled", "published", "unpublished", "removed"];

export type ArticlesRequest = StateListRequest<State>;

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

export type ArticlesView = StateListView<State, ArticleRow>;

export const articlesRequest = (query: URLSearchParams) => stateListRequest(query, STATES);

export function articlesView(list: Schema<"StaffPostList">, request: ArticlesRequest): ArticlesView {
  return stateListView(list, request, {
    states: STATES,
    href: (state) => deskPaths.articles({ state, search: request.search }),
    row: articleRow,
  });
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
