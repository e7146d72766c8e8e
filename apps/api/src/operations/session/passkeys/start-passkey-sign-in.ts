import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { storeChallenge } from "../../../accounts/passkeys/challenges.ts";
import { relyingParty } from "../../../accounts/passkeys/relying-party.ts";
import { defineOperation } from "../../../http/define-operation.ts";

/** Names no account: the browser offers its passkeys, and the response does not reveal who has one. */
export const startPasskeySignIn = defineOperation("startPasskeySignIn", async ({ db, config }) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config.publicUrl).id,
    userVerification: "required",
  });
  await storeChallenge(db, options.challenge, null);
  return { status: 200, data: { options: { ...options } } };
});
