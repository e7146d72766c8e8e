import { requireProof } from "../../accounts/require-proof.ts";
import { claimantOf } from "../../http/claimant.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { beginOAuth, configuredProvider } from "./begin-oauth.ts";

export const linkOAuth = defineOperation("linkOAuth", async ({ body, user, db, config, request }) => {
  const { password, return_path } = body;
  const provider = configuredProvider(config, body.provider);
  await requireProof(db, claimantOf({ user, request }), password);
  return { status: 200, data: await beginOAuth(db, config, provider, { userId: user.id, return_path }) };
});
