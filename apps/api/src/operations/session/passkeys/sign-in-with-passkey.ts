import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { sql } from "kysely";
import { useChallenge } from "../../../accounts/passkeys/challenges.ts";
import { parseResponse } from "../../../accounts/passkeys/parse-response.ts";
import { relyingParty } from "../../../accounts/passkeys/relying-party.ts";
import { readOwnUser } from "../../../accounts/read-own-user.ts";
import { endSession, startSession } from "../../../accounts/tokens.ts";
import { ApiError, forbidden, invalid } from "../../../errors/api-error.ts";
import { sessionToken } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { securityEvent } from "../../../http/security-log.ts";
import { sessionOrigin } from "../../../http/session-origin.ts";

interface PasskeyRow {
  user_id: number;
  id: number;
  public_key: Buffer;
  counter: number;
  is_ban: boolean;
}

export const signInWithPasskey = defineOperation(
  "signInWithPasskey",
  async ({ body, user: reader, db, transaction, config, request, log }) => {
    const response = parseResponse(body.response);
    const expectedChallenge = await useChallenge(db, response.response.clientDataJSON, null);
    const { rows } = await sql<PasskeyRow>`
      select p.user_id, p.id, p.public_key, p.counter, u.is_ban
      from passkey p join users u on u.id = p.user_id and not u.is_remove
      where p.credential_id = ${response.id}`.execute(db);
    const [passkey] = rows;
    const newCounter = passkey && (await verify(response, passkey, expectedChallenge, config.publicUrl));
    if (passkey === undefined || newCounter === undefined) {
      securityEvent(log, "sign_in_failed", { userId: passkey?.user_id ?? null, address: request.ip });
      throw new ApiError(401, [{ code: "wrong_credentials" }]);
    }
    if (passkey.is_ban) throw forbidden("account_banned");
    if (reader !== null && reader.id !== passkey.user_id)
      throw invalid([{ code: "not_allowed", field: "response" }]);
    const data = await transaction(async (tx) => {
      await sql`
        update passkey set counter = ${newCounter}, use_date = now()
        where user_id = ${passkey.user_id} and id = ${passkey.id}`.execute(tx);
      // A signed-in user confirms a sensitive change, and has one session afterwards as before.
      if (reader !== null) await endSession(tx, sessionToken(request) ?? "");
      const session = await startSession(tx, passkey.user_id, sessionOrigin(request, "passkey"));
      return { ...session, user: await readOwnUser(tx, passkey.user_id) };
    });
    securityEvent(log, "signed_in", { userId: passkey.user_id, address: request.ip });
    return { status: 201, data };
  },
);

/** @returns the authenticator's new counter; undefined for a signature that does not fit */
async function verify(
  response: ReturnType<typeof parseResponse>,
  { public_key, counter }: PasskeyRow,
  expectedChallenge: string,
  publicUrl: string,
): Promise<number | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(publicUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: { id: response.id, publicKey: new Uint8Array(public_key), counter },
      // A passkey is two factors: the device, and the PIN or finger of its owner.
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
