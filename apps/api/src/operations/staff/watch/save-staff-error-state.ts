import { sql } from "kysely";
import { stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { readError } from "./staff-errors.ts";

export const saveStaffErrorState = defineOperation(
  "saveStaffErrorState",
  async ({ params: { id }, body: { state, version }, user, transaction, now }) => {
    const data = await transaction(async (tx) => {
      const before = await readError(tx, id, sql`for update`);
      if (before.version !== version) throw stale(before);
      if (before.state === state) return before;
      await sql`
        update error_group set state = ${state}, state_date = ${now()}, is_again = false, version = version + 1
        where id = ${id}`.execute(tx);
      await recordStaffChange(tx, {
        ...{ type: "staff.update", userId: user.id, contentType: "error", id, name: before.message },
        before: { state: before.state },
        after: { state },
      });
      return await readError(tx, id);
    });
    return { status: 200, data };
  },
);
