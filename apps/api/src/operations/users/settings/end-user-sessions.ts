import { endSessions } from "../../../accounts/tokens.ts";
import { sessionToken } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readSessions } from "./sessions.ts";

export const endUserSessions = defineOperation("endUserSessions", async ({ user, transaction, request }) => {
  const token = sessionToken(request);
  const data = await transaction(async (tx) => {
    await endSessions(tx, user.id, token);
    return await readSessions(tx, user.id, token);
  });
  return { status: 200, data };
});
