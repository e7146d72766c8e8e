import { readAccessTokens } from "../../../accounts/access-tokens.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const listAccessTokens = defineOperation("listAccessTokens", async ({ user, db }) => ({
  status: 200,
  data: await readAccessTokens(db, user.id),
}));
