import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type KoaContextWithOIDC } from "oidc-provider";

/** A user with an account at the provider. */
export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly preferred_username?: string;
}

export interface RunningProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs browsers in as this person from now on, without a page in between. */
  expect(person: OidcPerson): void;
  /** Signs a user in at the provider's page, like a browser. @returns the URL it redirects to */
  signIn(url: string, person: OidcPerson): Promise<URL>;
  close(): Promise<void>;
}

const CLIENT = { id: "grow", secret: "a secret between the two of us" };

/** A real OpenID Connect provider on a local port, which accepts any user name. */
export async function startOidcProvider(redirectUri: string): Promise<RunningProvider> {
  const people = new Map<string, OidcPerson>();
  let expected = "";
  let handle: ReturnType<Provider["callback"]> | undefined;
  const server: Server = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    cookies: { keys: ["keys of a test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["preferred_username", "name"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context: KoaContextWithOIDC, sub: string) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith("/interaction/")) return await next();
    const { params } = await provider.interactionDetails(context.req, context.res);
    const accountId = context.get("x-test-person") || expected;
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const result = { login: { accountId }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(context.req, context.res, result);
  });
  handle = provider.callback();

  return {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    expect(person) {
      people.set(person.sub, person);
      expected = person.sub;
    },
    async signIn(url, person) {
      people.set(person.sub, person);
      const cookies = new Map<string, string>();
      let next = new URL(url);
      for (let hops = 0; hops < 8; hops += 1) {
        const answer = await fetch(next, {
          redirect: "manual",
          headers: {
            "x-test-person": person.sub,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [pair = ""] = cookie.split(";");
          const split = pair.indexOf("=");
          cookies.set(pair.slice(0, split), pair.slice(split + 1));
        }
        const location = answer.headers.get("location");
        if (location === null)
          throw new Error(`The provider responded with ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next);
        if (next.href.startsWith(redirectUri)) return next;
      }
      throw new Error("The provider redirects in a loop.");
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
