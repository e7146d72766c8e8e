import { randomBytes } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import * as oidc from "openid-client";
import { tokenHash } from "../../accounts/token-hash.ts";
import type { Config } from "../../config/config.ts";
import type { OAuthConfig } from "../../config/oauth-config.ts";
import type { Db } from "../../db/database.ts";
import { invalid } from "../../errors/api-error.ts";
import { returnUrl } from "../../http/return-url.ts";
import { authorizationUrl } from "./client.ts";

/** Minutes to sign in at the provider. */
const STATE_MINUTES = 15;

/** @throws ApiError 422 `not_allowed` for a provider that is not configured */
export function configuredProvider({ oauth }: Config, provider: string): OAuthConfig {
  const configured = oauth.find((one) => one.provider === provider);
  if (configured === undefined) throw invalid([{ code: "not_allowed", field: "provider" }]);
  return configured;
}

/**
 * Remembers a redirect to a provider, and returns its URL. The state begins with the provider's name, because providers return nothing
 * else that identifies them.
 *
 * @param userId the user who links the provider; null for a sign-in
 */
export async function beginOAuth(
  db: Db,
  config: Config,
  provider: OAuthConfig,
  { userId, return_path = "/" }: { userId: number | null; return_path: string | undefined },
): Promise<Schema<"OAuthStart">> {
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
      user_id: userId,
      code_verifier: pending.code_verifier,
      nonce: pending.nonce,
      return_path,
      date_end: sql<string>`now() + make_interval(mins => ${STATE_MINUTES})`,
    })
    .execute();
  return { url };
}
