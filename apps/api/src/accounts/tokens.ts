import { randomBytes } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { deviceOf } from "./device.ts";
import { rememberDevice } from "./known-devices.ts";
import { tokenHash } from "./token-hash.ts";

/** Days until a session expires. */
const SESSION_DAYS = 90;

/** Hours for which an emailed link is valid, by kind. */
const LINK_HOURS = { confirm: 24, reset: 1, access: 168, cancel: 168 } as const;

export type LinkKind = keyof typeof LINK_HOURS;

/** 256 random bits in 43 characters. */
function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** How and where a session began. */
export interface SessionOrigin {
  readonly method: Schema<"SessionRow">["method"];
  readonly userAgent: string | undefined;
  /** Token of the device from an earlier sign-in; it is replaced. */
  readonly device: string | undefined;
}

/**
 * Starts a session. Only the hash of its token is stored. Every way of signing in ends here: it makes the device known to the account, and
 * cancels a planned deletion, as the form and the email about it promise.
 */
export async function startSession(
  db: Db,
  userId: number,
  { method, userAgent, device }: SessionOrigin = {
    method: "password",
    userAgent: undefined,
    device: undefined,
  },
): Promise<Pick<Schema<"SessionStart">, "date_end" | "device" | "is_restored"> & { readonly token: string }> {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable("account")
    .set({ delete_date: null, delete_reason: null })
    .where("user_id", "=", userId)
    .where("delete_date", "is not", null)
    .executeTakeFirst();
  const { date_end } = await db
    .insertInto("session")
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      method,
      ...deviceOf(userAgent),
      date_end: sql<string>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning("date_end")
    .executeTakeFirstOrThrow();
  return {
    token,
    date_end,
    device: await rememberDevice(db, userId, device),
    ...(numUpdatedRows > 0n ? { is_restored: true } : {}),
  };
}

/** Ends one session by its token. */
export async function endSession(db: Db, token: string): Promise<void> {
  const ended = await db
    .updateTable("session")
    .set({ revoke_date: sql<string>`now()` })
    .where("token_hash", "=", tokenHash(token))
    .where("revoke_date", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  if (ended) await forgetDevices(db, ended.user_id);
}

/**
 * Ends all sessions of a user.
 *
 * @param except token of a session that continues
 */
export async function endSessions(db: Db, userId: number, except: string | null = null): Promise<void> {
  await db
    .updateTable("session")
    .set({ revoke_date: sql<string>`now()` })
    .where("user_id", "=", userId)
    .where("revoke_date", "is", null)
    .$if(except !== null, (query) => query.where("token_hash", "<>", tokenHash(except ?? "")))
    .execute();
  await forgetDevices(db, userId);
}

/** Removes the browsers of ended sessions, so that nobody who uses them next sees notifications of the user. */
export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await sql`
    delete from push_device d using session k
    where d.user_id = ${userId} and k.id = d.session_id and k.revoke_date is not null`.execute(db);
}

/** Creates the token of an emailed link, valid for this address only. */
export async function newLinkToken(
  db: Db,
  kind: LinkKind,
  userId: number,
  emailKey: string,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("mail_token")
    .values({
      token_hash: tokenHash(token),
      kind,
      user_id: userId,
      email_key: emailKey,
      date_end: sql<string>`now() + make_interval(hours => ${LINK_HOURS[kind]})`,
    })
    .execute();
  return token;
}

/** The state of an emailed token. */
export interface LinkToken {
  readonly user_id: number;
  readonly email_key: string;
  readonly is_used: boolean;
  readonly is_expired: boolean;
}

/** Reads an emailed token; null for an unknown one. Locks it within a transaction. */
export async function readLinkToken(db: Db, kind: LinkKind, token: string): Promise<LinkToken | null> {
  const { rows } = await sql<LinkToken>`
    select user_id, email_key, use_date is not null as is_used, date_end <= now() as is_expired
    from mail_token where token_hash = ${tokenHash(token)} and kind = ${kind} for update`.execute(db);
  return rows[0] ?? null;
}

/** Marks an emailed token as used, and all others of its kind and user. */
export async function useLinkTokens(db: Db, kind: LinkKind, userId: number): Promise<void> {
  await db
    .updateTable("mail_token")
    .set({ use_date: sql<string>`now()` })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("use_date", "is", null)
    .execute();
}
