import { sql } from "kysely";
import { good } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";

/** Asking again while a copy is being made changes nothing. */
export const requestPersonalData = defineOperation(
  "requestPersonalData",
  async ({ user, transaction, jobs }) => {
    await transaction(async (tx) => {
      const { rows } = await sql`
        insert into personal_copy (user_id) values (${user.id})
        on conflict (user_id) where state = 'waiting' do nothing returning 1`.execute(tx);
      if (rows.length > 0) await jobs.send("copy-personal-data", { user_id: user.id }, tx);
    });
    return { status: 200, data: null, details: [good("sent")] };
  },
);
