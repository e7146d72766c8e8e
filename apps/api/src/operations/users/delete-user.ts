import { sql } from "kysely";
import { deleteAccount } from "../../accounts/deletion/delete-account.ts";
import { requireProof } from "../../accounts/require-proof.ts";
import { endSessions } from "../../accounts/tokens.ts";
import type { Db } from "../../db/database.ts";
import { invalid, notSignedIn } from "../../errors/api-error.ts";
import { claimantOf } from "../../http/claimant.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { readSolelyManaged } from "./settings/delete.ts";

/** Days to change one's mind. */
const GRACE_DAYS = 14;

export const deleteUser = defineOperation(
  "deleteUser",
  async ({ body, user, db, transaction, request, jobs }) => {
    const { password, name, reason = null, is_at_once = false } = body;
    const account = await readAccount(db, user.id);
    if (!account.has_password && name !== user.name)
      throw invalid([{ code: name === undefined ? "required" : "wrong_credentials", field: "name" }]);
    await requireProof(db, claimantOf({ user, request }), password);
    const date_end = await transaction(async (tx) => {
      if ((await readSolelyManaged(tx, user.id)).length > 0) throw invalid([{ code: "last_manager" }]);
      if (is_at_once) {
        await deleteAccount(tx, user.id, reason);
        const { email, locale } = account;
        if (email !== null) await jobs.send("send-farewell", { to: email, name: user.name, locale }, tx);
        return null;
      }
      const { rows } = await sql<{ delete_date: string }>`
        update account set delete_date = now() + make_interval(days => ${GRACE_DAYS}), delete_reason = ${reason}
        where user_id = ${user.id} returning delete_date`.execute(tx);
      await endSessions(tx, user.id);
      await jobs.send("send-letter", { letter: "delete_planned", user_id: user.id }, tx);
      return rows[0]?.delete_date ?? null;
    });
    return { status: 200, data: { id: user.id, date_end } };
  },
);

async function readAccount(db: Db, userId: number) {
  const { rows } = await sql<{ email: string | null; locale: string; has_password: boolean }>`
    select email, locale, password_hash is not null as has_password from account where user_id = ${userId}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw notSignedIn();
  return row;
}
