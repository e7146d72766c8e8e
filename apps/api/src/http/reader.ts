import type { Rights, Schema } from "@grow/contract";
import { sql } from "kysely";
import { isAccessToken } from "../accounts/access-tokens.ts";
import { tokenHash } from "../accounts/token-hash.ts";
import { isPremium } from "../content/plans/is-premium.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared-statement.ts";
import { ApiError, forbidden, notSignedIn } from "../errors/api-error.ts";

/** The current user. */
export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly access: readonly Schema<"AccessRight">[];
  /** May read content for Premium users; staff may too. */
  readonly is_premium: boolean;
  /** What a personal access token allows; undefined for a sign-in session. */
  readonly token?: "read" | "write";
  /** Id of the personal access token; undefined for a sign-in session. */
  readonly tokenId?: number;
}

/** Days without use after which a session expires. */
export const UNUSED_SESSION_DAYS = 60;

/** Seconds after which the use of a session is noted again; noting each request would be a write for each read. */
const NOTE_USE_EVERY = 3600;

/** The token of `Authorization: Bearer …`; null without the header, and "" for another scheme. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1] ?? "";
}

/** How staff must have signed in to have their rights. */
export type StaffSignIn = "any" | "passkey";

/**
 * The user of a session. Staff who did not sign in as they must have the rights of a member.
 *
 * @throws ApiError 401 for an unknown, expired or revoked token, or a banned or removed user.
 */
export async function readReader(db: Db, token: string, staffSignIn: StaffSignIn): Promise<Reader> {
  if (isAccessToken(token)) return await readTokenOwner(db, token);
  const hash = tokenHash(token);
  const { rows } = await sql<Reader & { method: string; is_old: boolean }>`${prepared}
    select u.id, u.name, u.access, ${isPremium} as is_premium, k.method, k.use_date < now() - make_interval(secs => ${NOTE_USE_EVERY}) as is_old
    from session k join users u on u.id = k.user_id
    where k.token_hash = ${hash} and k.revoke_date is null and k.date_end > now()
      and k.use_date > now() - make_interval(days => ${UNUSED_SESSION_DAYS}) and not u.is_remove and not u.is_ban`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) throw notSignedIn();
  if (row.is_old) await sql`update session set use_date = now() where token_hash = ${hash}`.execute(db);
  const { id, name, method, is_premium } = row;
  const isStaff = staffSignIn === "any" || method === staffSignIn;
  return { id, name, access: isStaff ? row.access : [], is_premium };
}

/**
 * The user of a personal access token, without staff rights.
 *
 * @throws ApiError 401 for an unknown, expired or revoked token, or a banned or removed user.
 */
async function readTokenOwner(db: Db, token: string): Promise<Reader> {
  const hash = tokenHash(token);
  const { rows } = await sql<
    Omit<Reader, "access" | "token"> & { token_id: number; is_write: boolean; is_old: boolean }
  >`${prepared}
    select u.id, u.name, k.id as token_id, ${isPremium} as is_premium, k.is_write,
      coalesce(k.use_date < now() - make_interval(secs => ${NOTE_USE_EVERY}), true) as is_old
    from access_token k join users u on u.id = k.user_id
    where k.token_hash = ${hash} and k.revoke_date is null and k.date_end > now()
      and not u.is_remove and not u.is_ban`.execute(db);
  const row = rows[0];
  if (row === undefined) throw notSignedIn();
  if (row.is_old) await sql`update access_token set use_date = now() where token_hash = ${hash}`.execute(db);
  const { id, name, is_premium, is_write, token_id } = row;
  return { id, name, access: [], is_premium, token: is_write ? "write" : "read", tokenId: token_id };
}

/** The member of an `Authorization` header; null for guests and sessions that have ended. */
export async function findReader(
  db: Db,
  header: string | undefined,
  staffSignIn: StaffSignIn,
): Promise<Reader | null> {
  const token = bearerToken(header);
  if (!token) return null;
  return await readReader(db, token, staffSignIn).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

/**
 * Checks the rights for an operation. For owners and managers it only requires a signed-in user; the operation's finder checks the rest.
 *
 * @throws ApiError 401 or 403.
 */
export function checkRights(rights: Rights, reader: Reader | null): void {
  if (rights === "guest") return;
  if (reader === null) throw notSignedIn();
  const isAdmin = reader.access.includes("admin");
  if (rights === "admin" && !isAdmin) throw forbidden();
  if (rights === "moderate" && !isAdmin && !reader.access.includes("moderate")) throw forbidden();
}
