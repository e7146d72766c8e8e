import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { tokenHash } from "./token-hash.ts";

/** Failed attempts per window before throttling, and the minutes of a window. */
const MAX_FAILURES = 20;
const WINDOW_MINUTES = 15;

/** A guess at a password or recovery code. */
export interface SignInAttempt {
  /** Name or address as typed, in lower case. */
  readonly login: string;
  /** The accounts that the login may mean. */
  readonly userIds: readonly number[];
  /** Token of the device, if it sent one. */
  readonly device: string | undefined;
}

/** What an attempt may do. */
export interface Admission {
  /** The account to which this device is known, while it has failures left. */
  readonly knownTo: number | null;
  /** Seconds until the login is accepted again; 0 for now. */
  readonly retryAfter: number;
  /** Seconds until the password of one of the accounts may be tried; 0 for now. */
  waitFor(userId: number): number;
}

/** The keys under which failures are counted. Neither can be typed as the other. */
const keyOf = (kind: "login" | "account", value: string | number): Buffer =>
  createHash("sha256").update(`${kind}:${value}`).digest();

/**
 * Decides which accounts an attempt may try. Failures of unknown devices count by login and by account, across all addresses and
 * servers, so that name and address give no second allowance. Devices that have signed in to the account count on their own, so that
 * guesses from elsewhere never lock out the owner.
 *
 * Only the count of the login is told by a 429. For an account that was closed by guesses at its other login the right
 * password counts as a wrong one: the answer must not tell which address belongs to which name.
 */
export async function admitSignIn(db: Db, { login, userIds, device }: SignInAttempt): Promise<Admission> {
  const keys = [keyOf("login", login), ...userIds.map((id) => keyOf("account", id))];
  const { rows } = await sql<{ key_hash: Buffer; seconds: number }>`
    select key_hash, ceil(extract(epoch from date_end - now()))::int as seconds from sign_in_failure
    where key_hash = any(${keys}::bytea[]) and date_end > now() and failures >= ${MAX_FAILURES}`.execute(db);
  const knownTo = await findDevice(db, userIds, device);
  const seconds = (key: Buffer) => rows.find(({ key_hash }) => key_hash.equals(key))?.seconds ?? 0;
  const retryAfter = seconds(keyOf("login", login));
  return {
    knownTo,
    retryAfter,
    waitFor: (id) => (id === knownTo ? 0 : Math.max(retryAfter, seconds(keyOf("account", id)))),
  };
}

/** The account of a known device that has failures left. */
async function findDevice(
  db: Db,
  userIds: readonly number[],
  device: string | undefined,
): Promise<number | null> {
  if (device === undefined || userIds.length === 0) return null;
  const { rows } = await sql<{ user_id: number }>`
    select user_id from sign_in_device
    where device_hash = ${tokenHash(device)} and user_id = any(${[...userIds]}::bigint[])
      and (failures < ${MAX_FAILURES} or date_end <= now())`.execute(db);
  return rows[0]?.user_id ?? null;
}

/**
 * Rejects an attempt with a login that has failed too often, unless it comes from a known device.
 *
 * @throws ApiError 429
 */
export function requireAdmission({ knownTo, retryAfter }: Admission): void {
  if (knownTo === null && retryAfter > 0) throw tooManyAttempts(retryAfter);
}

/** 429 with the seconds until the next attempt. */
export function tooManyAttempts(retry_after: number): ApiError {
  return new ApiError(429, [{ code: "rate_limited", params: { retry_after } }], {
    headers: { "retry-after": String(retry_after) },
  });
}

/** Counts a failed attempt: of a known device on its own, and for all accounts that it is not known to. */
export async function signInFailed(
  db: Db,
  { login, userIds, device }: SignInAttempt,
  { knownTo }: Admission,
): Promise<void> {
  if (knownTo !== null && device !== undefined) {
    await sql`
      update sign_in_device set
        failures = case when date_end <= now() then 1 else failures + 1 end,
        date_end = case when date_end <= now() then ${windowEnd} else date_end end
      where device_hash = ${tokenHash(device)}`.execute(db);
  }
  const others = userIds.filter((id) => id !== knownTo);
  if (knownTo !== null && others.length === 0) return;
  for (const key of [keyOf("login", login), ...others.map((id) => keyOf("account", id))]) {
    await sql`
      insert into sign_in_failure as f (key_hash, failures, date_end) values (${key}, 1, ${windowEnd})
      on conflict (key_hash) do update set
        failures = case when f.date_end <= now() then 1 else f.failures + 1 end,
        date_end = case when f.date_end <= now() then excluded.date_end else f.date_end end`.execute(db);
  }
}

const windowEnd = sql`now() + make_interval(mins => ${WINDOW_MINUTES})`;

/** Removes expired windows. */
export async function sweepSignInAttempts(db: Db): Promise<void> {
  await sql`delete from sign_in_failure where date_end < now()`.execute(db);
}
