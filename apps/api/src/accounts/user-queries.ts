import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db, Tables } from "../db/database.ts";
import { prepared } from "../db/prepared-statement.ts";

type UserColumns =
  | "id"
  | "name"
  | "avatar_key"
  | "access"
  | "fvs_name"
  | "fvn_name"
  | "fav_method"
  | "cnt_reports"
  | "cnt_followers"
  | "add_date";

/** The public data of a user. */
export interface UserRow extends Pick<Selectable<Tables["users"]>, UserColumns> {
  /** Whether the current user follows this one. */
  readonly is_follow: boolean;
  /** Uploaded avatars, newest first. */
  readonly avatars: readonly { readonly id: number; readonly key: string }[];
}

/** The private data of a user. */
export interface AccountRow
  extends Pick<
    Selectable<Tables["account"]>,
    | "email"
    | "email_new"
    | "is_email_confirmed"
    | "first_name"
    | "last_name"
    | "country"
    | "birthday"
    | "measures"
    | "cookies"
    | "sidebar_sort"
    | "locale"
    | "is_newsletter"
    | "is_brand_newsletter"
    | "digest"
  > {
  readonly explore: readonly {
    readonly x: number;
    readonly name: string;
    readonly tags: readonly string[];
  }[];
}

/**
 * Finds a user; null for one who does not exist or was removed.
 *
 * @param idOrName an id, or a present or former name in any case; digits only mean an id
 * @param readerId the current user, for `is_follow`
 */
export async function findUser(
  db: Db,
  idOrName: number | string,
  readerId: number | null,
): Promise<UserRow | null> {
  const isId = /^\d+$/.test(String(idOrName));
  // No id has more digits, and every name has a letter.
  if (isId && String(idOrName).length > 15) return null;
  const which = isId ? sql`u.id = ${Number(idOrName)}` : byName(String(idOrName).toLowerCase());
  const { rows } = await sql<UserRow>`
    select ${userColumns(readerId)} from users u where ${which} and not u.is_remove`.execute(db);
  return rows[0] ?? null;
}

/** A present name takes precedence over another user's former one. */
const byName = (handle: string) => sql`u.id = coalesce(
  (select user_id from user_handle where handle = ${handle}),
  (select user_id from user_old_handle where handle = ${handle}))`;

/** The private data of a user; null when the account was deleted. */
export async function findAccount(db: Db, userId: number): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns} from account a where a.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** A user with their private data; null when the account was deleted. */
export async function findOwnUser(db: Db, userId: number): Promise<(UserRow & AccountRow) | null> {
  const { rows } = await sql<UserRow & AccountRow>`${prepared}
    select ${userColumns(userId)}, ${accountColumns}
    from users u join account a on a.user_id = u.id
    where u.id = ${userId} and not u.is_remove`.execute(db);
  return rows[0] ?? null;
}

/** Columns of user `u`, with `is_follow` for the current user. */
function userColumns(readerId: number | null): RawBuilder<unknown> {
  return sql`
    u.id, u.name, u.avatar_key, u.access, u.fvs_name, u.fvn_name, u.fav_method, u.cnt_reports, u.cnt_followers, u.add_date,
    exists (select from follow f where f.user_id = ${readerId}::bigint and f.type = 'user' and f.content_id = u.id) as is_follow,
    coalesce((
      select json_agg(json_build_object('id', p.id, 'key', p.key) order by v.add_date desc, p.id desc)
      from avatar v join photo p on p.id = v.photo_id
      where v.user_id = u.id and not p.is_remove), '[]') as avatars`;
}

/** Columns of account `a`. */
const accountColumns: RawBuilder<unknown> = sql`
    a.email, a.email_new, a.is_email_confirmed, a.first_name, a.last_name, a.country, a.birthday, a.measures, a.cookies,
    a.sidebar_sort, a.locale, a.is_newsletter, a.is_brand_newsletter, a.digest,
    coalesce((
      select json_agg(json_build_object('x', e.x, 'name', e.name, 'tags', e.tags) order by e.position, e.x)
      from explore_preset e where e.user_id = a.user_id), '[]') as explore`;

/** The data checked at sign-in. */
export interface Credentials {
  readonly user_id: number;
  readonly password_hash: string | null;
  readonly is_ban: boolean;
}

/** Accounts that may be meant by one login. */
const MAX_CANDIDATES = 2;

/**
 * Finds the accounts of a name or an address, in any case. An address may belong to the account that has confirmed it, and to the newest
 * that only entered it: signing up does not reveal which addresses have an account, so signing in must not either.
 *
 * @returns up to two accounts; null for missing ones
 */
export async function findCandidates(
  db: Db,
  login: string,
): Promise<readonly [Credentials | null, Credentials | null]> {
  const key = login.trim().toLowerCase();
  const which = key.includes("@")
    ? sql`in (
      (select e.user_id from user_email e join account o on o.user_id = e.user_id
       where e.email_key = ${key} and o.is_email_confirmed),
      (select user_id from account where lower(email) = ${key} and not is_email_confirmed order by user_id desc limit 1))`
    : sql`= (select user_id from user_handle where handle = ${key})`;
  const { rows } = await sql<Credentials>`
    select a.user_id, a.password_hash, u.is_ban
    from account a join users u on u.id = a.user_id
    where a.user_id ${which} and not u.is_remove
    order by a.is_email_confirmed desc limit ${MAX_CANDIDATES}`.execute(db);
  return [rows[0] ?? null, rows[1] ?? null];
}

/** Finds the account behind a name or an address, in any case; of several, the one that has proved the address. */
export async function findCredentials(db: Db, login: string): Promise<Credentials | null> {
  const [first] = await findCandidates(db, login);
  return first;
}
