import { randomBytes } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { tokenHash } from "./token-hash.ts";

/** Begins every personal access token, so that scanners of leaked secrets find it. Tokens of sessions are shorter. */
const PREFIX = "grow_pat_";

const LENGTH = PREFIX.length + 43;

/** Valid tokens of one user at most. */
export const MAX_TOKENS = 20;

/** Whether a bearer token is a personal access token rather than one of a session. */
export function isAccessToken(token: string): boolean {
  return token.length === LENGTH && token.startsWith(PREFIX);
}

const COLUMNS = sql`id, name, is_write, add_date, use_date, date_end`;

/** The valid tokens of a user, newest first. */
export async function readAccessTokens(db: Db, userId: number): Promise<Schema<"AccessTokensSection">> {
  const { rows } = await sql<Schema<"AccessToken">>`
    select ${COLUMNS} from access_token
    where user_id = ${userId} and revoke_date is null and date_end > now() order by id desc limit ${MAX_TOKENS}`.execute(
    db,
  );
  return { tokens: rows };
}

/** Creates a token; null where the user has too many. Only its hash is stored. */
export async function newAccessToken(
  db: Db,
  userId: number,
  { name, is_write, days }: Pick<Schema<"AccessTokenCreate">, "name" | "is_write" | "days">,
): Promise<Schema<"AccessTokenCreated"> | null> {
  const token = PREFIX + randomBytes(32).toString("base64url");
  // Two requests at once would both count the tokens before either adds one.
  await sql`select from users where id = ${userId} for update`.execute(db);
  const { rows } = await sql<Schema<"AccessToken">>`
    insert into access_token (user_id, token_hash, name, is_write, date_end)
    select ${userId}, ${tokenHash(token)}, ${name}, ${is_write}, now() + make_interval(days => ${days})
    where (select count(*) from access_token where user_id = ${userId} and revoke_date is null and date_end > now())
      < ${MAX_TOKENS}
    returning ${COLUMNS}`.execute(db);
  const [item] = rows;
  return item === undefined ? null : { token, item };
}

/** Revokes one token of a user; false for another user's or an invalid one. */
export async function revokeAccessToken(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    update access_token set revoke_date = now()
    where user_id = ${userId} and id = ${id} and revoke_date is null and date_end > now() returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Revokes all tokens of a user, when they change the password: the tokens may be known to others too. */
export async function revokeAccessTokens(db: Db, userId: number): Promise<void> {
  await sql`update access_token set revoke_date = now() where user_id = ${userId} and revoke_date is null`.execute(
    db,
  );
}
