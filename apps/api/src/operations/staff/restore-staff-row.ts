import { defineOperation } from "../../http/define-operation.ts";
import { setRemoved } from "./desks/set-removed.ts";

export const restoreStaffRow = defineOperation("restoreStaffRow", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction((tx) =>
    setRemoved(tx, params.desk, { id: params.id, userId: user.id, isRemove: false }),
  ),
}));
