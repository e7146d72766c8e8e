import type { ServerResponse } from "node:http";
import { apiPrefix, type DetailCode, operationTable } from "@grow/contract";
import { addressKey } from "@grow/server-kit/address-key.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CLEAR_SITE_DATA } from "../request/clear-site-data.ts";
import {
  COOKIES,
  clearedTokenCookies,
  cookieScope,
  deviceCookie,
  parseCookies,
  tokenCookie,
} from "../request/cookies.ts";
import { type HeardPosition, LOG_POSITION, VisitorPosition, writtenCookie } from "../request/log-position.ts";
import { isSessionStart } from "../request/session-starts.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { bodyLimit, USUAL_LIMIT } from "./body-limits.ts";
import { apiLanguage, xOrigin } from "./caller.ts";
import { METHODS } from "./methods.ts";
import { createUpstream, type ForwardOptions, type Refusal } from "./proxy/upstream.ts";
import { generalHeaders, MEDIA_HEADERS } from "./security-headers.ts";

/** The event stream, and the event that tells its clients to reconnect when this server stops. */
const STREAM = `${apiPrefix}${operationTable.openLive.path}`;
const LAST_WORDS = 'event: end\ndata: {"reason":"restart"}\n\n';

const SIGN_OUT = `DELETE ${apiPrefix}${operationTable.deleteSession.path}`;

/** Response headers for this server only. */
const WITHHELD = new Set([LOG_POSITION]);

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = "2";

/**
 * Serves the api under the site's own origin: `/api` for requests of the browser, `/media` for photos and videos. Requests get a
 * bearer token from the HttpOnly cookie.
 */
export function registerApiProxy(
  app: FastifyInstance,
  environment: AppEnvironment,
  heard?: HeardPosition,
): void {
  const upstream = createUpstream(environment.apiUrl);
  const scope = cookieScope(environment);
  const general = generalHeaders(environment);
  const media = { ...general, ...MEDIA_HEADERS };
  app.addHook("preClose", async () => upstream.endStreams());
  app.addHook("onClose", async () => upstream.close());

  app.route({
    method: [...METHODS],
    url: "/api/*",
    handler: (request, reply) => {
      const path = request.url.split("?", 1)[0] ?? request.url;
      const call = `${request.method} ${path}`;
      const cookies = parseCookies(request.headers.cookie);
      const startsSession = isSessionStart(request.method, path);
      const maxBytes = bodyLimit(request.method, path);
      const isStream = path === STREAM;
      reply.hijack();
      void upstream.forward(request.raw, reply.raw, {
        pool: isStream ? "live" : maxBytes > USUAL_LIMIT ? "uploads" : "calls",
        caller: { address: addressKey(request.ip), member: callerToken(request, cookies) },
        path: request.url,
        headers: {
          ...callerHeaders(request, environment, cookies),
          [LOG_POSITION]: undefined,
          ...new VisitorPosition(cookies.get(COOKIES.written), heard).headers(),
          // Sign-in must work despite the cookie of an expired session, and its response is searched for a token as plain text.
          ...(startsSession ? { authorization: undefined, "accept-encoding": "identity" } : {}),
        },
        maxBytes,
        responseHeaders: { ...general, "x-accel-buffering": "no" },
        ...(isStream ? { lastWords: LAST_WORDS } : {}),
        withheld: WITHHELD,
        refuse: (response, status, error) => {
          if (status === 503) request.log.warn({ err: error.message }, "a call to the api failed");
          sendRefusal(response, status, general);
        },
        headersFor: (status) => (call === SIGN_OUT && status < 300 ? CLEAR_SITE_DATA : {}),
        cookiesFor: (status, headers) => {
          const endsSession = call === SIGN_OUT && status < 300;
          const isExpired = status === 401 && cookies.has(COOKIES.token) && !startsSession;
          const written = headers[LOG_POSITION];
          return [
            ...(endsSession || isExpired ? clearedTokenCookies(scope) : []),
            ...(typeof written === "string" ? [writtenCookie(written, scope)] : []),
          ];
        },
        ...(startsSession
          ? { inspect: (status: number, body: Buffer) => takeToken(status, body, environment) }
          : {}),
      });
    },
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "/media/*",
    handler: (request, reply) => {
      const token = parseCookies(request.headers.cookie).get(COOKIES.token);
      reply.hijack();
      void upstream.forward(request.raw, reply.raw, {
        pool: "media",
        caller: { address: addressKey(request.ip), member: undefined },
        path: request.url,
        // Photos of closed diaries are for their author and moderators.
        headers: { cookie: undefined, authorization: token ? `Bearer ${token}` : undefined },
        maxBytes: 0,
        responseHeaders: media,
        refuse: (response, status) => sendEmpty(response, status, media),
      });
    },
  });
}

/**
 * The token of a call: that of the cookie, else the personal access token of a program. Pages of other sites cannot send one, for no answer
 * here allows them to.
 */
function callerToken(request: FastifyRequest, cookies: ReadonlyMap<string, string>): string | undefined {
  return (
    cookies.get(COOKIES.token) ??
    /^Bearer (grow_pat_[\w-]{43})$/i.exec(request.headers.authorization ?? "")?.[1]
  );
}

/** Headers that tell the api about the client. The cookies stay here. */
function callerHeaders(
  request: FastifyRequest,
  environment: AppEnvironment,
  cookies: ReadonlyMap<string, string>,
): ForwardOptions["headers"] {
  const token = callerToken(request, cookies);
  return {
    cookie: undefined,
    origin: undefined,
    referer: undefined,
    authorization: token ? `Bearer ${token}` : undefined,
    "accept-language": apiLanguage(cookies.get(COOKIES.locale)),
    "x-origin": xOrigin(environment),
    "x-access": cookies.get(COOKIES.access),
    "x-guest": cookies.get(COOKIES.guest),
    "x-known-device": cookies.get(COOKIES.device),
    "x-forwarded-for": request.ip,
  };
}

/** Moves `data.token` and `data.device` of a response into cookies. */
function takeToken(
  status: number,
  body: Buffer,
  environment: AppEnvironment,
): { body: Buffer; setCookies?: readonly string[] } {
  if (status >= 300) return { body };
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString("utf8"));
  } catch {
    return { body };
  }
  if (typeof parsed !== "object" || parsed === null || !("data" in parsed)) return { body };
  const { data } = parsed;
  if (typeof data !== "object" || data === null || !("token" in data)) return { body };
  const { token, device, ...rest } = data as Record<string, unknown>;
  if (typeof token !== "string" || token === "") return { body };
  const until = typeof rest.date_end === "string" ? rest.date_end : undefined;
  const scope = cookieScope(environment);
  return {
    body: Buffer.from(JSON.stringify({ ...parsed, data: rest })),
    setCookies: [
      tokenCookie(token, scope, until),
      ...(typeof device === "string" ? [deviceCookie(device, scope)] : []),
    ],
  };
}

const REFUSALS: Readonly<Record<Refusal, { code: DetailCode; text: string }>> = {
  408: { code: "timeout", text: "The body stopped before its end" },
  413: { code: "too_large", text: "The body is too large" },
  429: { code: "rate_limited", text: "Too many requests at once. Try again soon" },
  503: { code: "unavailable", text: "The server is not available. Try again soon" },
};

function sendRefusal(
  response: ServerResponse,
  status: Refusal,
  general: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify({ data: null, details: [{ type: "error", ...REFUSALS[status] }] });
  response.writeHead(status, {
    ...general,
    ...refusalHeaders(status),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  });
  response.end(body);
}

function sendEmpty(
  response: ServerResponse,
  status: Refusal,
  general: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { ...general, ...refusalHeaders(status), "content-length": "0" });
  response.end();
}

function refusalHeaders(status: Refusal): Record<string, string> {
  return {
    "cache-control": "no-store",
    ...(status === 429 || status === 503 ? { "retry-after": RETRY_AFTER } : {}),
    // The rest of the body is useless.
    ...(status === 408 ? { connection: "close" } : {}),
  };
}
