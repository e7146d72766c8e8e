import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TopicKind } from "./topic-kinds.ts";

const ALL: Readonly<Record<TopicKind, MessageDescriptor>> = {
  category: msg({ id: "admin.topics.categories", message: "Categories" }),
  tag: msg({ id: "admin.topics.tags", message: "Tags" }),
};

const NEW: Readonly<Record<TopicKind, MessageDescriptor>> = {
  category: msg({ id: "admin.topics.category.new", message: "New category" }),
  tag: msg({ id: "admin.topics.tag.new", message: "New tag" }),
};

/** "Categories" or "Tags". */
export const topicsWord = (i18n: I18n, kind: TopicKind) => i18n._(ALL[kind]);

/** "New category" or "New tag". */
export const newTopicWord = (i18n: I18n, kind: TopicKind) => i18n._(NEW[kind]);
