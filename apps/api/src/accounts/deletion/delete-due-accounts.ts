import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import { deleteAccount, type LeaveReason } from "./delete-account.ts";

/** Accounts per run; the rest is handled by the next. */
const AT_ONCE = 100;

/**
 * Deletes accounts whose grace period has ended, each in its own transaction.
 *
 * @returns how many were deleted
 */
export async function deleteDueAccounts(
  database: Pick<Database, "db" | "transaction">,
  jobs: JobQueue,
): Promise<number> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from account where delete_date <= now() order by delete_date limit ${AT_ONCE}`.execute(
    database.db,
  );
  let count = 0;
  for (const { user_id } of rows) {
    count += await database.transaction(async (tx) => {
      // Locks the account, so that a concurrent cancellation either wins or waits.
      const { rows: due } = await sql<{
        email: string | null;
        reason: LeaveReason;
        name: string;
        locale: string;
      }>`
        select a.email, a.delete_reason as reason, u.name, a.locale from account a join users u on u.id = a.user_id
        where a.user_id = ${user_id} and a.delete_date <= now() for update of a`.execute(tx);
      const [row] = due;
      if (row === undefined) return 0;
      await deleteAccount(tx, user_id, row.reason);
      const { email: to, name, locale } = row;
      if (to !== null) await jobs.send("send-farewell", { to, name, locale }, tx);
      return 1;
    });
  }
  return count;
}
