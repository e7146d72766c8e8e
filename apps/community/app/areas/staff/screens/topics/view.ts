import type { Schema } from "@grow/contract";
import { chosen, type ListRequest, listRequest } from "../../shared/desks/list-request.ts";
import type { TopicKind } from "../../shared/topics/topic-kinds.ts";

/** A category or tag in the list. */
export interface TopicRowView {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Languages that have a name of their own. */
  readonly langs: readonly string[];
  readonly articles: number;
  readonly published: number;
  readonly changed: string;
}

const TOPIC_SORTS = ["position", "name"] as const;

/** Rows on a page. */
export const PAGE_SIZE = 50;

/** How the list was asked for. */
export interface TopicsRequest extends ListRequest {
  readonly kind: TopicKind;
  readonly sort: (typeof TOPIC_SORTS)[number];
}

export interface TopicsView extends TopicsRequest {
  readonly items: readonly TopicRowView[];
  readonly total: number;
}

/** Reads the query of the page; values that do not fit are left out. */
export function topicsRequest(kind: TopicKind, query: URLSearchParams): TopicsRequest {
  return { kind, ...listRequest(query, PAGE_SIZE), sort: chosen(query, "sort", TOPIC_SORTS) };
}

export function topicsView(request: TopicsRequest, list: Schema<"StaffTopicList">): TopicsView {
  return { ...request, items: list.items.map(rowView), total: list.total };
}

function rowView(topic: Schema<"StaffTopic">): TopicRowView {
  const { id, name, slug, items_name, cnt_posts, cnt_published, update_date } = topic;
  return {
    ...{ id, name, slug },
    langs: items_name.map(({ lang }) => lang),
    articles: cnt_posts,
    published: cnt_published,
    changed: update_date,
  };
}
