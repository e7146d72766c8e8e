import { defineOperation } from "../../http/define-operation.ts";
import { readCancellation } from "./cancel-email-change.ts";

export const getEmailChangeState = defineOperation("getEmailChangeState", async ({ query, transaction }) => {
  const { state } = await transaction((tx) => readCancellation(tx, query.k));
  return { status: 200, data: { state } };
});
