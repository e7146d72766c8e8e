import { defineOperation } from "../../http/define-operation.ts";
import { readConfirmation } from "./confirm-email.ts";

export const getConfirmationState = defineOperation(
  "getConfirmationState",
  async ({ query, transaction }) => {
    const { state } = await transaction((tx) => readConfirmation(tx, query));
    return { status: 200, data: { state } };
  },
);
