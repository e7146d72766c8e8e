import { sql } from "kysely";
import { forgetDevices } from "../../../accounts/tokens.ts";
import { notFound } from "../../../errors/api-error.ts";
import { sessionToken } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readSessions } from "./sessions.ts";

export const endUserSession = defineOperation(
  "endUserSession",
  async ({ params: { session }, user, transaction, request }) => {
    const data = await transaction(async (tx) => {
      const { rows } = await sql`
        update session set revoke_date = now()
        where user_id = ${user.id} and id = ${session} and revoke_date is null returning 1`.execute(tx);
      if (rows.length === 0) throw notFound();
      await forgetDevices(tx, user.id);
      return await readSessions(tx, user.id, sessionToken(request));
    });
    return { status: 200, data };
  },
);
