import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/** A user's passkeys, newest first, and how many recovery codes are left. */
export async function readPasskeys(db: Db, userId: number): Promise<Schema<"PasskeysSection">> {
  const { rows: passkeys } = await sql<Schema<"Passkey">>`
    select id, name, is_synced, add_date, use_date from passkey where user_id = ${userId}
    order by id desc limit 20`.execute(db);
  const { rows } = await sql<{ cnt_codes: number }>`
    select count(*)::int as cnt_codes from recovery_code where user_id = ${userId}`.execute(db);
  return { passkeys, cnt_codes: rows[0]?.cnt_codes ?? 0 };
}
