import { defineOperation } from "../../../http/define-operation.ts";
import { resetPage } from "./save-page.ts";

export const resetStaffPage = defineOperation(
  "resetStaffPage",
  async ({ params, body: { version }, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => resetPage(tx, params, { userId: user.id, version })),
  }),
);
