import type { Rights, Schema } from "@grow/contract";
import { sql } from "kysely";
import { tokenHash } from "../accounts/token-hash.ts";
import { isPremium } from "../content/plans/is-premium.ts";
import type { Db } from "../db/database.ts";
import { kept } from "../db/kept-statement.ts";
import { ApiError, forbidden, notSignedIn } from "../errors/api-error.ts";

/** Who asks. */
export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly access: readonly Schema<"AccessRight">[];
  /** Reads what is for premium growers; staff does. */
  readonly is_premium: boolean;
}

/** Days after which a session that nobody used has ended. */
export const UNUSED_SESSION_DAYS = 60;

/** Seconds after which the use of a session is noted again; noting each request would be a write for each read. */
const NOTE_USE_EVERY = 3600;

/** The token of `Authorization: Bearer …`; null without the header, and "" for one that is no bearer's. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1] ?? "";
}

/**
 * The grower whose session this is.
 *
 * @throws ApiError 401 for a token that is forged, expired or withdrawn, or whose owner is closed out or gone.
 */
export async function readReader(db: Db, token: string): Promise<Reader> {
  const hash = tokenHash(token);
  const { rows } = await sql<Reader & { is_old: boolean }>`${kept}
    select u.id, u.name, u.access, ${isPremium} as is_premium, k.use_date < now() - make_interval(secs => ${NOTE_USE_EVERY}) as is_old
    from session k join users u on u.id = k.user_id
    where k.token_hash = ${hash} and k.revoke_date is null and k.date_end > now()
      and k.use_date > now() - make_interval(days => ${UNUSED_SESSION_DAYS}) and not u.is_remove and not u.is_ban`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) throw notSignedIn();
  if (row.is_old) await sql`update session set use_date = now() where token_hash = ${hash}`.execute(db);
  const { id, name, access, is_premium } = row;
  return { id, name, access, is_premium };
}

/** The member of an `Authorization` header; null for guests and sessions that have ended. */
export async function findReader(db: Db, header: string | undefined): Promise<Reader | null> {
  const token = bearerToken(header);
  if (!token) return null;
  return await readReader(db, token).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
}

/**
 * Lets pass who may call an operation with these rights. Of owners and managers it asks only that they are signed in; whose the thing
 * is says its finder.
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
