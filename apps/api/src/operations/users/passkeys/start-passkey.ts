import { generateRegistrationOptions } from "@simplewebauthn/server";
import { sql } from "kysely";
import { storeChallenge } from "../../../accounts/passkeys/challenges.ts";
import { relyingParty } from "../../../accounts/passkeys/relying-party.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const startPasskey = defineOperation("startPasskey", async ({ user, db, config }) => {
  const { rows } = await sql<{ credential_id: string }>`
    select credential_id from passkey where user_id = ${user.id}`.execute(db);
  const { id: rpID, name: rpName } = relyingParty(config.publicUrl);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: user.name,
    userID: new TextEncoder().encode(`grow-${user.id}`),
    excludeCredentials: rows.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge(db, options.challenge, user.id);
  return { status: 200, data: { options: { ...options } } };
});
