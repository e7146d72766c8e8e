import { defineOperation } from "../../../http/define-operation.ts";
import { savePage } from "./save-page.ts";

export const saveStaffPage = defineOperation("saveStaffPage", async ({ params, body, user, transaction }) => {
  const { version, delivered_hash: hash, ...words } = body;
  return {
    status: 200,
    data: await transaction((tx) => savePage(tx, params, { userId: user.id, version, words, hash })),
  };
});
