import { type RegistrationResponseJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import { sql } from "kysely";
import { useChallenge } from "../../../accounts/passkeys/challenges.ts";
import { parseResponse } from "../../../accounts/passkeys/parse-response.ts";
import { relyingParty } from "../../../accounts/passkeys/relying-party.ts";
import { requireProof } from "../../../accounts/require-proof.ts";
import { good, invalid } from "../../../errors/api-error.ts";
import { claimantOf } from "../../../http/claimant.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { readPasskeys } from "./passkeys.ts";

/** Passkeys of one user at most. */
const MAX_PASSKEYS = 20;

export const addPasskey = defineOperation(
  "addPasskey",
  async ({ body, user, db, transaction, config, request, jobs }) => {
    const response = parseResponse(body.response);
    await requireProof(db, claimantOf({ user, request }), body.password);
    const expectedChallenge = await useChallenge(db, response.response.clientDataJSON, user.id);
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config.publicUrl);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || registrationInfo === undefined)
      throw invalid([{ code: "token_invalid", field: "response" }]);
    const { credential, credentialBackedUp } = registrationInfo;
    const data = await transaction(async (tx) => {
      const { rows } = await sql`
        insert into passkey (user_id, credential_id, public_key, counter, transports, name, is_synced)
        select ${user.id}, ${credential.id}, ${Buffer.from(credential.publicKey)}, ${credential.counter},
          ${(credential.transports ?? []).slice(0, 10)}::text[], ${body.name}, ${credentialBackedUp}
        where (select count(*) from passkey where user_id = ${user.id}) < ${MAX_PASSKEYS}
        on conflict (credential_id) do nothing returning 1`.execute(tx);
      if (rows.length === 0) throw invalid([{ code: "taken", field: "response" }]);
      await jobs.send("send-letter", { letter: "passkey_added", user_id: user.id, what: body.name }, tx);
      return await readPasskeys(tx, user.id);
    });
    return { status: 200, data, details: [good("saved")] };
  },
);
