import { showsNothing, withoutDirection } from "@grow/server-kit/visible-text.ts";
import * as oidc from "openid-client";
import type { OAuthConfig } from "../../config/oauth-config.ts";
import { invalid, unavailable } from "../../errors/api-error.ts";

/** Seconds to wait for a provider. */
const TIMEOUT = 10;

/** Seconds until a retry when a provider is down. */
const RETRY_AFTER = 30;

/** A provider's data of a user who signed in there. */
export interface ProviderAccount {
  readonly subject: string;
  readonly email: string | null;
  /** The provider has checked the address. */
  readonly is_email_confirmed: boolean;
  readonly name: string | null;
}

/** Proof that a provider's response belongs to our request. */
export interface PendingSignIn {
  readonly state: string;
  readonly code_verifier: string;
  readonly nonce: string;
}

/** By provider as configured: its addresses and keys are read once and do not change while the server runs. */
const known = new WeakMap<OAuthConfig, Promise<oidc.Configuration>>();

/** @throws ApiError 503 while the provider is down */
async function configurationOf(provider: OAuthConfig): Promise<oidc.Configuration> {
  let configuration = known.get(provider);
  if (configuration === undefined) {
    const { issuer, clientId, clientSecret } = provider;
    const isPlain = issuer.startsWith("http://");
    configuration = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      execute: isPlain ? [oidc.allowInsecureRequests] : [],
    });
    known.set(provider, configuration);
  }
  try {
    return await configuration;
  } catch {
    known.delete(provider);
    throw unavailable(RETRY_AFTER);
  }
}

/** Where a provider sends people back to; it must be registered there. */
export function redirectUri(publicUrl: string): string {
  return `${publicUrl}/auth/oauth-callback`;
}

/**
 * The URL of a provider's sign-in page.
 *
 * @throws ApiError 503 while the provider is down
 */
export async function authorizationUrl(
  provider: OAuthConfig,
  publicUrl: string,
  { state, code_verifier, nonce }: PendingSignIn,
): Promise<string> {
  const url = oidc.buildAuthorizationUrl(await configurationOf(provider), {
    redirect_uri: redirectUri(publicUrl),
    scope: "openid email profile",
    code_challenge: await oidc.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: "S256",
    state,
    nonce,
  });
  return url.href;
}

/**
 * Exchanges a provider's code for its data of the user.
 *
 * @throws ApiError 422 `token_invalid` for a code the provider does not accept, 503 while it is down
 */
export async function readProviderAccount(
  provider: OAuthConfig,
  publicUrl: string,
  { state, code_verifier, nonce }: PendingSignIn,
  answer: { code: string; iss?: string | undefined },
): Promise<ProviderAccount> {
  const configuration = await configurationOf(provider);
  const url = new URL(redirectUri(publicUrl));
  url.search = String(
    new URLSearchParams({
      code: answer.code,
      state,
      ...(answer.iss === undefined ? {} : { iss: answer.iss }),
    }),
  );
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: code_verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw invalid([{ code: "token_invalid", field: "code" }]);
    const hasMore = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint;
    const more = hasMore ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    return accountOf({ ...more, ...claims }, provider);
  } catch (error) {
    if (isRefusal(error)) throw invalid([{ code: "token_invalid", field: "code" }]);
    throw error instanceof oidc.ClientError || error instanceof TypeError ? unavailable(RETRY_AFTER) : error;
  }
}

function accountOf(
  claims: Readonly<Record<string, unknown>> & { sub: string },
  provider: OAuthConfig,
): ProviderAccount {
  const text = (value: unknown, max: number) =>
    typeof value === "string" && value !== "" && value.length <= max && !showsNothing(value)
      ? withoutDirection(value)
      : null;
  const email = text(claims.email, 254);
  return {
    subject: claims.sub,
    email,
    is_email_confirmed: email !== null && claims.email_verified === true && provider.isEmailTrusted,
    name: text(claims.preferred_username, 120) ?? text(claims.nickname, 120) ?? text(claims.name, 120),
  };
}

/** The provider rejected the request, or its response proves nothing. */
function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status < 500;
  if (error instanceof oidc.AuthorizationResponseError) return true;
  const code = error instanceof oidc.ClientError ? error.code : undefined;
  return code === "OAUTH_INVALID_RESPONSE" || code === "OAUTH_JWT_CLAIM_COMPARISON_FAILED";
}
