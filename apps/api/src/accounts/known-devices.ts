import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { tokenHash } from "./token-hash.ts";

/** Devices of an account that are known at the same time; the oldest is forgotten. */
const MAX_DEVICES = 5;

/** Days for which a device is known; the cookie of the applications lasts as long. */
const KNOWN_DAYS = 365;

/**
 * Makes the device of a sign-in known to the account, under a new token: the old one is no longer valid.
 *
 * @param old the token that the device has sent, of this or another account
 * @returns the device's new token, 256 random bits, which signs nobody in
 */
export async function rememberDevice(db: Db, userId: number, old: string | undefined): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  if (old !== undefined)
    await sql`delete from sign_in_device where device_hash = ${tokenHash(old)}`.execute(db);
  await sql`
    insert into sign_in_device (device_hash, user_id) values (${tokenHash(token)}, ${userId})`.execute(db);
  await sql`
    delete from sign_in_device where user_id = ${userId} and device_hash not in (
      select device_hash from sign_in_device where user_id = ${userId}
      order by add_date desc, device_hash = ${tokenHash(token)} desc limit ${MAX_DEVICES})`.execute(db);
  return token;
}

/** Forgets devices that have not signed in for long. */
export async function sweepKnownDevices(db: Db): Promise<void> {
  await sql`delete from sign_in_device where add_date < now() - make_interval(days => ${KNOWN_DAYS})`.execute(
    db,
  );
}
