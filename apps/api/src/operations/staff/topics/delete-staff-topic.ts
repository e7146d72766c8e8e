import { defineOperation } from "../../../http/define-operation.ts";
import { deleteTopic } from "./remove-topic.ts";

export const deleteStaffTopic = defineOperation(
  "deleteStaffTopic",
  async ({ params: { kind, id }, user, transaction }) => {
    await transaction((tx) => deleteTopic(tx, kind, { id, userId: user.id }));
    return { status: 200, data: { id } };
  },
);
