import type { Schema } from "@grow/contract";
import { type LinkToken, readLinkToken } from "../../accounts/tokens.ts";
import { defineOperation } from "../../http/define-operation.ts";

export const getForgotTokenState = defineOperation("getForgotTokenState", async ({ query, transaction }) => {
  const link = await transaction((tx) => readLinkToken(tx, "reset", query.token));
  return { status: 200, data: { state: stateOf(link) } };
});

function stateOf(link: LinkToken | null): Schema<"TokenState">["state"] {
  if (link === null || link.is_used) return "invalid";
  return link.is_expired ? "expired" : "valid";
}
