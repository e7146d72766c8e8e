import { defineOperation } from "../../../http/define-operation.ts";
import { saveTopic } from "./save-topic.ts";

export const saveStaffTopic = defineOperation(
  "saveStaffTopic",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => saveTopic(tx, params.kind, { id: params.id, userId: user.id, body })),
  }),
);
