import { defineOperation } from "../../../http/define-operation.ts";
import { mergeTopic } from "./remove-topic.ts";

export const mergeStaffTopic = defineOperation(
  "mergeStaffTopic",
  async ({ params: { kind, id }, body: { into }, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => mergeTopic(tx, kind, { id, into, userId: user.id })),
  }),
);
