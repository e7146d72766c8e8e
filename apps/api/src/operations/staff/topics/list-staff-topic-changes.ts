import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { readTopic } from "./staff-topic.ts";
import { TOPIC_TABLES } from "./topic-tables.ts";

export const listStaffTopicChanges = defineOperation(
  "listStaffTopicChanges",
  async ({ params: { kind, id }, query, reads }) => {
    await readTopic(reads, kind, id);
    return { status: 200, data: await readChanges(reads, TOPIC_TABLES[kind].contentType, id, query) };
  },
);
