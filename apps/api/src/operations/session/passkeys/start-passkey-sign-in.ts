import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { storeChallenge } from "../../../accounts/passkeys/challenges.ts";
import { relyingParty } from "../../../accounts/passkeys/relying-party.ts";
import { defineOperation } from "../../../http/define-operation.ts";

/** No account is named: the browser offers the passkeys it has, and nobody learns who has one. */
export const startPasskeySignIn = defineOperation("startPasskeySignIn", async ({ db, config }) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config.publicUrl).id,
    userVerification: "preferred",
  });
  await storeChallenge(db, options.challenge, null);
  return { status: 200, data: { options: { ...options } } };
});
