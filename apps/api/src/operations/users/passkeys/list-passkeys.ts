import { defineOperation } from "../../../http/define-operation.ts";
import { readPasskeys } from "./passkeys.ts";

export const listPasskeys = defineOperation("listPasskeys", async ({ user, db }) => ({
  status: 200,
  data: await readPasskeys(db, user.id),
}));
