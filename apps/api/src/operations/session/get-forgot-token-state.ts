import { defineOperation } from "../../http/define-operation.ts";
import { readLinkToken } from "./tokens.ts";

export const getForgotTokenState = defineOperation("getForgotTokenState", async ({ query, transaction }) => {
  const link = await transaction((tx) => readLinkToken(tx, "reset", query.token));
  if (link === null || link.is_used) return { status: 200, data: { state: "invalid" } };
  return { status: 200, data: { state: link.is_expired ? "expired" : "valid" } };
});
