import type { Schema } from "@grow/contract";
import { nextStart } from "@grow/domain";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { TopicKind } from "../../shared/topics/topic-kinds.ts";

/** A category or tag in the list. */
export interface TopicRowView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Languages that have a name of their own, in the order of all pages. */
  readonly langs: readonly string[];
  readonly articles: number;
  readonly published: number;
  readonly changed: string;
}

const TOPIC_SORTS = ["position", "name"] as const;

/** How the list was asked for. */
export interface TopicsRequest {
  readonly kind: TopicKind;
  readonly search: string;
  readonly sort: (typeof TOPIC_SORTS)[number];
  readonly start: number;
}

export interface TopicsView extends TopicsRequest {
  readonly items: readonly TopicRowView[];
  readonly total: number;
  /** The start of the next page; null on the last one. */
  readonly next: number | null;
}

const MAX_SEARCH = 100;
const MAX_START = 1_000_000;

/** Reads the query of the page; values that do not fit are left out. */
export function topicsRequest(kind: TopicKind, query: URLSearchParams): TopicsRequest {
  return {
    kind,
    search: (query.get("search") ?? "").trim().slice(0, MAX_SEARCH),
    sort: TOPIC_SORTS.find((sort) => sort === query.get("sort")) ?? "position",
    start: Math.min(MAX_START, Number(/^\d{1,7}$/.exec(query.get("start") ?? "")?.[0] ?? 0)),
  };
}

export function topicsView(request: TopicsRequest, list: Schema<"StaffTopicList">): TopicsView {
  return { ...request, items: list.items.map(rowView), total: list.total, next: nextStart(list) };
}

function rowView(topic: Schema<"StaffTopic">): TopicRowView {
  const { id, name, slug, items_name, cnt_posts, cnt_published, update_date } = topic;
  return {
    ...{ id, name, slug },
    langs: TRANSLATED_LOCALES.filter((lang) => items_name.some((one) => one.lang === lang)),
    articles: cnt_posts,
    published: cnt_published,
    changed: update_date,
  };
}
