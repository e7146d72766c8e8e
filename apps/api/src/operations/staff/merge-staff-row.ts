import { defineOperation } from "../../http/define-operation.ts";
import { mergeRow } from "./desks/merge-row.ts";

export const mergeStaffRow = defineOperation(
  "mergeStaffRow",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) =>
      mergeRow(tx, params.desk, { id: params.id, into: body.into, userId: user.id }),
    ),
  }),
);
