import { defineOperation } from "../../../http/define-operation.ts";
import { saveTopic } from "./save-topic.ts";

export const createStaffTopic = defineOperation(
  "createStaffTopic",
  async ({ params, body, user, transaction }) => ({
    status: 201,
    data: await transaction((tx) => saveTopic(tx, params.kind, { id: null, userId: user.id, body })),
  }),
);
