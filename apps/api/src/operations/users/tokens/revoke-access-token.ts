import { readAccessTokens, revokeAccessToken as revoke } from "../../../accounts/access-tokens.ts";
import { notFound } from "../../../errors/api-error.ts";
import { noteAccountEvent } from "../../../http/account-events.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const revokeAccessToken = defineOperation(
  "revokeAccessToken",
  async ({ params: { token }, user, transaction, request }) => {
    const data = await transaction(async (tx) => {
      if (!(await revoke(tx, user.id, token))) throw notFound();
      return await readAccessTokens(tx, user.id);
    });
    noteAccountEvent(request, "token_revoked", user.id);
    return { status: 200, data };
  },
);
