import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { hasOtherOwner } from "../../../content/brand-owners.ts";
import { LISTED } from "../../../content/users/user-cards.ts";
import type { Tx } from "../../../db/database.ts";
import { likeText } from "../../../db/like-text.ts";
import { invalid } from "../../../errors/api-error.ts";
import { squareUrl } from "../../../media/present-photo.ts";

/** A grower as queries return them. */
export interface UserRef {
  id: number;
  name: string;
  avatar_key: string | null;
}

export function presentUserShort({ id, name, avatar_key }: UserRef): Schema<"UserShort"> {
  return { id, name, link: `/grower/${name}`, avatar_small: squareUrl(avatar_key) };
}

/** The managers of a brand, in the order they were added. */
export async function readManagers(db: QueryExecutorProvider, brandId: number): Promise<Schema<"Manager">[]> {
  const { rows } = await sql<UserRef & { role: Schema<"ManagerRole">; add_date: string }>`
    select u.id, u.name, u.avatar_key, m.role, m.add_date
    from brand_manager m join users u on u.id = m.user_id and not u.is_remove
    where m.brand_id = ${brandId} order by m.add_date, u.id`.execute(db);
  return rows.map((row) => ({ ...presentUserShort(row), role: row.role, add_date: row.add_date }));
}

/** Whether a brand still has an owner when this one leaves or gets another role. */
export async function staysOwned(tx: Tx, brandId: number, without: number): Promise<boolean> {
  const { rows } = await sql<{ stays: boolean }>`
    select ${hasOtherOwner(sql`${brandId}::bigint`, sql`${without}::bigint`)} as stays`.execute(tx);
  return rows[0]?.stays === true;
}

/**
 * Locks the brand, so that two invitations at once do not exceed its plan together, and returns the name of a grower to invite.
 *
 * @throws ApiError 422 for an unknown, deleted or banned one
 */
export async function invitedGrower(tx: Tx, brand: { id: number }, userId: number): Promise<string> {
  await sql`select from brand where id = ${brand.id} for update`.execute(tx);
  const { rows } = await sql<{ name: string }>`
    select name from users where id = ${userId} and not is_remove and not is_ban`.execute(tx);
  const [grower] = rows;
  if (!grower) throw invalid([{ code: "unknown_reference", field: "user_id" }]);
  return grower.name;
}

/** Growers that lists show whose name begins with this: the exact name first, then those with most diaries. */
export async function findGrowers(
  db: QueryExecutorProvider,
  beginning: string,
  limit: number,
): Promise<(UserRef & { cnt_reports: number })[]> {
  const { rows } = await sql<UserRef & { cnt_reports: number }>`
    select u.id, u.name, u.avatar_key, u.cnt_reports
    from user_handle h join users u on u.id = h.user_id and ${LISTED}
    where h.handle like ${`${likeText(beginning.toLowerCase())}%`}
    order by h.handle <> ${beginning.toLowerCase()}, u.cnt_reports desc, h.handle limit ${limit}`.execute(db);
  return rows;
}
