import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { notSignedIn } from "../../../errors/api-error.ts";

/** Whether there is a password, when it was changed, and in how many places the user is signed in. */
export async function readPasswordSettings(db: Db, userId: number): Promise<Schema<"PasswordSettings">> {
  const { rows } = await sql<Schema<"PasswordSettings">>`
    select password_hash is not null as has_password, password_date as change_date, (
      select least(count(*), 10000)::int from session s
      where s.user_id = a.user_id and s.revoke_date is null and s.date_end > now()) as cnt_sessions,
      (select least(count(*), 20)::int from passkey p where p.user_id = a.user_id) as cnt_passkeys
    from account a where a.user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notSignedIn();
  return row;
}
