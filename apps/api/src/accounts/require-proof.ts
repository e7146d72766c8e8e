import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { invalid, notSignedIn } from "../errors/api-error.ts";
import { passwordMatches } from "./passwords.ts";
import { admitSignIn, signInFailed, tooManyAttempts } from "./sign-in-attempts.ts";
import { tokenHash } from "./token-hash.ts";

/** Minutes for which a recent sign-in counts as proof. */
const FRESH_MINUTES = 10;

/** The user who requests a sensitive change. */
export interface Claimant {
  readonly user: { readonly id: number; readonly name: string };
  /** Token of the session. */
  readonly token: string | null;
  /** Token of the device, if it sent one. */
  readonly device: string | undefined;
}

interface ProofRow {
  password_hash: string | null;
  is_fresh: boolean;
  method: string;
}

/**
 * Requires proof of identity for a sensitive change: the password, or a session that began recently with a passkey. For an account
 * without a password any such session suffices. Wrong passwords count as failed sign-ins.
 *
 * @param field name of the request's password field
 * @throws ApiError 422 `required` or `wrong_credentials`, 429 after too many wrong passwords
 */
export async function requireProof(
  db: Db,
  { user, token, device }: Claimant,
  password: string | undefined,
  field = "password",
): Promise<void> {
  const { rows } = await sql<ProofRow>`
    select a.password_hash, coalesce(s.add_date > now() - make_interval(mins => ${FRESH_MINUTES}), false) as is_fresh,
      coalesce(s.method, '') as method
    from account a
    left join session s on s.token_hash = ${tokenHash(token ?? "")} and s.user_id = a.user_id
    where a.user_id = ${user.id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notSignedIn();
  if (password === undefined) {
    if (row.is_fresh && (row.password_hash === null || row.method === "passkey")) return;
    throw invalid([{ code: "required", field }]);
  }
  const attempt = { login: user.name.toLowerCase(), userIds: [user.id], device };
  const admission = await admitSignIn(db, attempt);
  const wait = admission.waitFor(user.id);
  if (wait > 0) throw tooManyAttempts(wait);
  if (await passwordMatches(row.password_hash, password)) return;
  await signInFailed(db, attempt, admission);
  throw invalid([{ code: "wrong_credentials", field }]);
}
