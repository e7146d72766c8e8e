import { defineOperation } from "../../../http/define-operation.ts";
import { readTopic } from "./staff-topic.ts";

export const getStaffTopic = defineOperation("getStaffTopic", async ({ params, db }) => ({
  status: 200,
  data: await readTopic(db, params.kind, params.id),
}));
