import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Failed attempts on one login from unknown networks per window before throttling, and the minutes of a window. */
const MAX_FAILURES = 20;
const WINDOW_MINUTES = 15;

/** Days for which a network counts as known. */
const KNOWN_DAYS = 90;

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The login and network of an attempt. */
interface SignInAttempt {
  /** Name or address as typed, in lower case. */
  readonly login: string;
  readonly network: string;
}

/**
 * Returns the seconds until the next attempt is accepted; 0 for now. Failures count by login across all addresses and servers. Networks
 * from which the login has signed in before are never throttled, so that guessing does not lock out the owner. Logins without an
 * account count the same, so that throttling does not reveal which exist.
 */
export async function secondsToWait(db: Db, { login, network }: SignInAttempt): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from date_end - now()))::int as seconds from sign_in_failure f
    where login_hash = ${hashed(login)} and date_end > now() and failures >= ${MAX_FAILURES} and not exists (
      select from sign_in_network n where n.login_hash = f.login_hash and n.network_hash = ${hashed(network)})`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}

/** Counts a failed attempt. */
export async function signInFailed(db: Db, { login }: Pick<SignInAttempt, "login">): Promise<void> {
  await sql`
    insert into sign_in_failure as f (login_hash, failures, date_end)
    values (${hashed(login)}, 1, now() + make_interval(mins => ${WINDOW_MINUTES}))
    on conflict (login_hash) do update set
      failures = case when f.date_end <= now() then 1 else f.failures + 1 end,
      date_end = case when f.date_end <= now() then excluded.date_end else f.date_end end`.execute(db);
}

/** Remembers the network of a successful attempt. */
export async function signInSucceeded(db: Db, { login, network }: SignInAttempt): Promise<void> {
  await sql`
    insert into sign_in_network as n (login_hash, network_hash) values (${hashed(login)}, ${hashed(network)})
    on conflict (login_hash, network_hash) do update set use_date = now()
    where n.use_date < now() - interval '1 day'`.execute(db);
}

/** Removes expired windows and networks unused for long. */
export async function sweepSignInAttempts(db: Db): Promise<void> {
  await sql`delete from sign_in_failure where date_end < now()`.execute(db);
  await sql`delete from sign_in_network where use_date < now() - make_interval(days => ${KNOWN_DAYS})`.execute(
    db,
  );
}
