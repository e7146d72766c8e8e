import * as z from "zod";

/** A provider of OpenID Connect. */
export interface OAuthConfig {
  /** Short name, from the names of its variables. */
  readonly provider: string;
  /** For people. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider verifies addresses, so its confirmation is trusted. */
  readonly isEmailTrusted: boolean;
}

const url = z.url({ protocol: /^https?$/ });

/** The name of a provider that has no title: "Google" for `google`. */
export function providerTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** A missing or invalid variable of a provider. */
export class OAuthConfigError extends Error {}

/**
 * Reads `OAUTH_<NAME>_ISSUER`, `_CLIENT_ID`, `_CLIENT_SECRET` and, optional, `_TITLE` and `_TRUST_EMAIL`. The order is that of the
 * names.
 *
 * @param isLocal plain http is for local machines only
 * @throws OAuthConfigError with a message that names the variable
 */
export function readOAuth(
  env: Readonly<Record<string, string | undefined>>,
  isLocal: boolean,
): OAuthConfig[] {
  const names = Object.keys(env)
    .flatMap((key) => /^OAUTH_([A-Z][A-Z0-9]{1,28})_ISSUER$/.exec(key)?.[1] ?? [])
    .sort();
  return names.map((name) => {
    const read = (part: string) => env[`OAUTH_${name}_${part}`];
    const need = (part: string) => {
      const value = read(part);
      if (value === undefined || value === "")
        throw new OAuthConfigError(
          `The environment variable OAUTH_${name}_${part} is needed with OAUTH_${name}_ISSUER.`,
        );
      return value;
    };
    const issuer = need("ISSUER");
    if (!url.safeParse(issuer).success || (!isLocal && !issuer.startsWith("https://")))
      throw new OAuthConfigError(
        `The environment variable OAUTH_${name}_ISSUER is wrong: must begin with https://.`,
      );
    return {
      provider: name.toLowerCase(),
      name: read("TITLE") || providerTitle(name),
      issuer,
      clientId: need("CLIENT_ID"),
      clientSecret: need("CLIENT_SECRET"),
      isEmailTrusted: read("TRUST_EMAIL") !== "no",
    };
  });
}
