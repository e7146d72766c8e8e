import type { Schema } from "@grow/contract";
import type { Tx } from "../../../db/database.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import type { StaffTopic } from "./staff-topic.ts";
import { TOPIC_TABLES, type TopicKind } from "./topic-tables.ts";

interface TopicChange {
  readonly type: Schema<"StaffChange">["type"];
  readonly userId: number;
  readonly kind: TopicKind;
  readonly id: number;
  readonly before?: StaffTopic | null;
  readonly after?: StaffTopic;
  /** The one merged into this one, or the deleted one. */
  readonly name?: string;
}

/** Logs a change of a category or tag. Its name and link are on the pages of posts, which are purged with all lists of posts. */
export async function recordTopicChange(
  tx: Tx,
  { type, userId, kind, id, before, after, name = "" }: TopicChange,
): Promise<void> {
  const { contentType } = TOPIC_TABLES[kind];
  await recordStaffChange(tx, {
    ...{ type, userId, contentType, id, name },
    before: before ? edited(before) : undefined,
    after: after ? edited(after) : undefined,
  });
  await recordEvent(tx, { type: "blog.topics", user_id: userId, content_type: contentType, content_id: id });
}

function edited({ slug, position, items_name }: StaffTopic): object {
  return { slug, position, name: Object.fromEntries(items_name.map(({ lang, name }) => [lang, name])) };
}
