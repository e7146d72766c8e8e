import type { Schema } from "@grow/contract";
import { TOPIC_SEGMENTS } from "../../desk-paths.ts";

/** What sorts the articles of the journal. */
export type TopicKind = Schema<"StaffTopicKind">;

export const TOPIC_KINDS: readonly TopicKind[] = ["category", "tag"];

/** The kind that a segment of a path names: `categories`, `tags`. */
export function topicKind(segment: string | undefined): TopicKind | undefined {
  return TOPIC_KINDS.find((kind) => TOPIC_SEGMENTS[kind] === segment);
}
