import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { invalid } from "../errors/api-error.ts";
import { isReservedName } from "./reserved-names.ts";

/**
 * Renames a user. The old name redirects to them and stays reserved for them.
 *
 * @throws ApiError 422 `taken` or `reserved_word`
 */
export async function renameUser(tx: Tx, userId: number, before: string, name: string): Promise<void> {
  if (name === before) return;
  if (isReservedName(name)) throw invalid([{ code: "reserved_word", field: "name" }]);
  const handle = name.toLowerCase();
  const old = before.toLowerCase();
  if (handle !== old) {
    await requireFreeName(tx, handle, userId);
    await sql`delete from user_old_handle where handle = ${handle} and user_id = ${userId}`.execute(tx);
    const { rows } = await sql`
      update user_handle set handle = ${handle} where user_id = ${userId}
        and not exists (select from user_handle h where h.handle = ${handle}) returning 1`.execute(tx);
    if (rows.length === 0) throw invalid([{ code: "taken", field: "name" }]);
    await sql`insert into user_old_handle (handle, user_id) values (${old}, ${userId}) on conflict (handle) do nothing`.execute(
      tx,
    );
  }
  await sql`update users set name = ${name} where id = ${userId}`.execute(tx);
}

/** @throws ApiError 422 `taken` for a present or former name of another user */
export async function requireFreeName(tx: Tx, handle: string, userId: number | null): Promise<void> {
  const { rows } = await sql`
    select from user_handle where handle = ${handle} and user_id is distinct from ${userId}::bigint
    union all
    select from user_old_handle where handle = ${handle} and user_id is distinct from ${userId}::bigint`.execute(
    tx,
  );
  if (rows.length > 0) throw invalid([{ code: "taken", field: "name" }]);
}
