import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import * as oidc from "openid-client";
import { tokenHash } from "../../accounts/token-hash.ts";
import { invalid } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { returnUrl } from "../../http/return-url.ts";
import { authorizationUrl } from "./client.ts";

/** Minutes to sign in at the provider. */
const STATE_MINUTES = 15;

/** The state begins with the provider's name, because providers return nothing else that identifies them. */
export const startOAuth = defineOperation("startOAuth", async ({ query, user, db, config }) => {
  const provider = config.oauth.find(({ provider: name }) => name === query.provider);
  if (provider === undefined) throw invalid([{ code: "not_allowed", field: "provider" }]);
  const { return_path = "/" } = query;
  returnUrl(return_path, [config.publicUrl]);
  const pending = {
    state: `${provider.provider}.${randomBytes(32).toString("base64url")}`,
    code_verifier: oidc.randomPKCECodeVerifier(),
    nonce: oidc.randomNonce(),
  };
  const url = await authorizationUrl(provider, config.publicUrl, pending);
  await db
    .insertInto("oauth_state")
    .values({
      state_hash: tokenHash(pending.state),
      provider: provider.provider,
      user_id: user?.id ?? null,
      code_verifier: pending.code_verifier,
      nonce: pending.nonce,
      return_path,
      date_end: sql<string>`now() + make_interval(mins => ${STATE_MINUTES})`,
    })
    .execute();
  return { status: 200, data: { url } };
});
