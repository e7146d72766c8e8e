import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { presentPersonal } from "../../../accounts/present-user.ts";
import { findAccount } from "../../../accounts/user-queries.ts";
import type { Db } from "../../../db/database.ts";
import { notSignedIn } from "../../../errors/api-error.ts";

/** The section personal, with the latest copy of the user's data and the latest import of one. */
export async function readPersonalSection(db: Db, userId: number): Promise<Schema<"PersonalSection">> {
  const account = await findAccount(db, userId);
  if (account === null) throw notSignedIn();
  const { rows } = await sql<Schema<"PersonalCopy">>`
    select state, add_date, date_end, bytes from personal_copy where user_id = ${userId} order by id desc limit 1`.execute(
    db,
  );
  const { rows: imports } = await sql<Schema<"PersonalImport">>`
    select state, add_date, cnt_diaries, cnt_saved, cnt_failed from personal_import where user_id = ${userId}`.execute(
    db,
  );
  return { personal: presentPersonal(account), copy: rows[0] ?? null, import: imports[0] ?? null };
}
