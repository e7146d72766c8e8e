import { type ApiClient, ApiError, createPlainClient, type PlainCall } from "@grow/api-client";
import { apiPrefix, operationTable, type Schema } from "@grow/contract";
import { type Measures, measuresFromText } from "@grow/domain";
import { isBot } from "@grow/domain/bots";
import { type Formats, formatsFor, i18nFor, isLocale, type Locale, readLocale } from "@grow/i18n";
import type { I18n } from "@lingui/core";
import type { AppLoadContext } from "@remix-run/server-runtime";
import type { AppEnvironment } from "../server/app-environment.ts";
import { apiLanguage, xOrigin } from "../server/caller.ts";
import type { PageCache } from "../server/page-cache/page-cache.ts";
import { pooledExchange } from "./api-pool.server.ts";
import { CONTENT_KEYS, ContentKeys } from "./content-keys.ts";
import { COOKIES, type CookieScope, cookieScope, parseCookies } from "./cookies.ts";
import { LOG_POSITION } from "./log-position.ts";
import { pageAddress } from "./page-address.ts";
import { ResponseCache } from "./response-cache.server.ts";
import { isSessionStart } from "./session-starts.ts";
import { readTheme, type Theme } from "./theme.ts";
import type { VisitorRequest } from "./visitor.ts";

/** Bytes of memory for cached api responses. */
const KNOWN_BYTES = 24 * 1024 * 1024;

const ask = new ResponseCache(KNOWN_BYTES).through(pooledExchange);

/** The signed-in user, from `GET /api/session`. */
export type Session = Schema<"Session">;

/** What every loader and action receives with its request. One per request. */
export interface GrowContext {
  readonly environment: AppEnvironment;
  /** Api client with this user's session. */
  readonly api: ApiClient;
  /** The signed-in user; requested once per page, and not at all without a token. */
  readonly session: () => Promise<Session | null>;
  /** The user's session token, for actions that need to know whether there is one. */
  readonly token: string | undefined;
  readonly cookies: ReadonlyMap<string, string>;
  readonly cookieScope: CookieScope;
  /** The language of this page: `?lang=` if given, else the chosen one. */
  readonly locale: Locale;
  /** The language that the user has chosen. */
  readonly chosenLocale: Locale;
  readonly i18n: I18n;
  readonly formats: Formats;
  readonly theme: Theme;
  /** The user's units. */
  readonly measures: Measures;
  /** Milliseconds since 1970 at which this page is rendered; ages on it count from here. */
  readonly now: number;
  /** The URL of the page, without the router's own additions. */
  readonly url: URL;
  /** Path and query of {@link url}. */
  readonly path: string;
  readonly isBot: boolean;
  readonly log: VisitorRequest["log"];
  /** Keys of the content in the api's responses. */
  readonly contentKeys: ContentKeys;
  /** This server's cache of guests' pages; undefined in development. */
  readonly pageCache: PageCache | undefined;
  /** Cookies to set with the response. */
  readonly answerCookies: string[];
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends GrowContext {}
  interface Future {
    v3_singleFetch: true;
  }
}

/** Creates the context of one request. */
export function createLoadContext({
  request,
  environment,
  ip,
  log,
  cache,
  position,
}: VisitorRequest): AppLoadContext {
  const cookies = parseCookies(request.headers.get("cookie"));
  const token = cookies.get(COOKIES.token) || undefined;
  const url = pageAddress(request);
  const chosenLocale = readLocale(cookies.get(COOKIES.locale));
  const asked = url.searchParams.get("lang");
  const locale = isLocale(asked) ? asked : chosenLocale;
  const guest = cookies.get(COOKIES.guest);
  const device = cookies.get(COOKIES.device);
  const agent = request.headers.get("user-agent");

  // What a page reads is of no use to a client that has left; what a form writes is.
  const isRead = request.method === "GET" || request.method === "HEAD";

  const contentKeys = new ContentKeys();
  const api = createPlainClient({
    apiBase: `${environment.apiUrl}${apiPrefix}`,
    exchange: async (call) => {
      const own = isRead ? { ...call, signal: call.signal ?? request.signal } : call;
      const answer = await ask(await sessionStart(own, environment.apiUrl, agent, () => context.session()));
      // Without script the page of a form is rendered in the same request, and shows what was saved.
      if (call.method !== "GET") session = undefined;
      contentKeys.add(answer.header(CONTENT_KEYS));
      position.take(answer.header(LOG_POSITION));
      return answer;
    },
    locale: apiLanguage(locale),
    origin: xOrigin(environment),
    access: cookies.get(COOKIES.access) ?? "",
    headers: () => ({
      "x-forwarded-for": ip,
      ...(device ? { "x-known-device": device } : {}),
      ...position.headers(),
    }),
    ...(token ? { token } : {}),
    ...(guest ? { guest } : {}),
  });

  let session: Promise<Session | null> | undefined;
  const context: AppLoadContext = {
    environment,
    api,
    token,
    cookies,
    cookieScope: cookieScope(environment),
    session: () => {
      session ??= token ? readSession(api) : Promise.resolve(null);
      return session;
    },
    locale,
    chosenLocale,
    i18n: i18nFor(locale),
    formats: formatsFor(locale),
    theme: readTheme(cookies.get(COOKIES.theme)),
    measures: measuresFromText(cookies.get(COOKIES.measures)),
    now: Date.now(),
    url,
    path: `${url.pathname}${url.search}`,
    isBot: isBot(agent),
    log,
    contentKeys,
    pageCache: cache,
    answerCookies: [],
  };
  return context;
}

/**
 * Prepares a request that starts a session: it names the user's browser, for their list of sessions, and has no token (see
 * {@link isSessionStart}), except that of a member who links a provider.
 */
async function sessionStart(
  call: PlainCall,
  apiUrl: string,
  agent: string | null,
  readMember: () => Promise<Session | null>,
): Promise<PlainCall> {
  const path = call.url.slice(apiUrl.length).split("?", 1)[0] ?? "";
  if (!isSessionStart(call.method, path)) return call;
  const { authorization, ...rest } = call.headers;
  const headers = agent === null ? rest : { ...rest, "user-agent": agent };
  const isLink = authorization !== undefined && path.endsWith(operationTable.finishOAuth.path);
  return isLink && (await readMember()) !== null
    ? { ...call, headers: { ...headers, authorization } }
    : { ...call, headers };
}

/** An invalid token means a guest, not an error. */
async function readSession(api: ApiClient): Promise<Session | null> {
  try {
    const { data } = await api.GET("/session");
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
