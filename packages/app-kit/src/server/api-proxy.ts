import type { ServerResponse } from "node:http";
import { apiPrefix, type DetailCode, operationTable } from "@grow/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { COOKIES, clearedTokenCookie, cookieScope, parseCookies, tokenCookie } from "../request/cookies.ts";
import { type HeardPosition, LOG_POSITION, VisitorPosition, writtenCookie } from "../request/log-position.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { bodyLimit } from "./body-limits.ts";
import { apiLanguage, xOrigin } from "./caller.ts";
import { createUpstream, type ForwardOptions } from "./forward.ts";
import { GENERAL_HEADERS } from "./security-headers.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Calls whose answer carries a token; it becomes a cookie here and never reaches a script. */
const TOKEN_CALLS = new Set([
  "POST /api/session",
  "POST /api/users",
  "PATCH /api/session/reset-password",
  "POST /api/oauth/callback",
  "POST /api/oauth/complete",
]);

/** Events as they happen; and what is said to those who hear them when this server stops, so that they come back at once. */
const STREAM = `${apiPrefix}${operationTable.openLive.path}`;
const LAST_WORDS = 'event: end\ndata: {"reason":"restart"}\n\n';

/** Headers of answers that are between the two servers. */
const WITHHELD = new Set([LOG_POSITION]);

/**
 * Serves the api under the site's own origin: `/api` for calls of the browser, `/media` for pictures.
 * Calls get the visitor's bearer header from the cookie that scripts cannot read.
 */
export function registerApiProxy(
  app: FastifyInstance,
  environment: AppEnvironment,
  heard?: HeardPosition,
): void {
  const upstream = createUpstream(environment.apiUrl);
  const scope = cookieScope(environment);
  app.addHook("preClose", async () => upstream.endStreams());
  app.addHook("onClose", async () => upstream.close());

  app.route({
    method: [...METHODS],
    url: "/api/*",
    handler: (request, reply) => {
      reply.hijack();
      const path = request.url.split("?", 1)[0] ?? request.url;
      const call = `${request.method} ${path}`;
      const cookies = parseCookies(request.headers.cookie);
      const carriesToken = TOKEN_CALLS.has(call);
      upstream.forward(request.raw, reply.raw, {
        path: request.url,
        headers: {
          ...callerHeaders(request, environment, cookies),
          [LOG_POSITION]: undefined,
          ...new VisitorPosition(cookies.get(COOKIES.written), heard).headers(),
          // A token is looked for in plain text.
          ...(carriesToken ? { "accept-encoding": "identity" } : {}),
        },
        maxBytes: bodyLimit(request.method, path),
        answerHeaders: { ...GENERAL_HEADERS, "x-accel-buffering": "no" },
        ...(path === STREAM ? { endless: { lastWords: LAST_WORDS } } : {}),
        withheld: WITHHELD,
        refuse: (response) => answer(response, 413, "too_large", "The body is too large"),
        fail: (response, error) => {
          request.log.warn({ err: error.message }, "the api could not be reached");
          answer(response, 503, "unavailable", "The server is not available. Try again soon", {
            "retry-after": "2",
          });
        },
        cookiesFor: (status, headers) => {
          const endsSession = call === "DELETE /api/session" && status < 300;
          const isForged = status === 401 && cookies.has(COOKIES.token) && !carriesToken;
          const written = headers[LOG_POSITION];
          return [
            ...(endsSession || isForged ? [clearedTokenCookie(scope)] : []),
            ...(typeof written === "string" ? [writtenCookie(written, scope)] : []),
          ];
        },
        ...(carriesToken
          ? { inspect: (status: number, body: Buffer) => takeToken(status, body, environment) }
          : {}),
      });
    },
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "/media/*",
    handler: (request, reply) => {
      reply.hijack();
      upstream.forward(request.raw, reply.raw, {
        path: request.url,
        headers: { cookie: undefined, authorization: undefined },
        maxBytes: 0,
        answerHeaders: GENERAL_HEADERS,
        refuse: (response) => plain(response, 413),
        fail: (response) => plain(response, 503),
      });
    },
  });
}

/** What the api is told of a visitor. His cookies stay here. */
function callerHeaders(
  request: FastifyRequest,
  environment: AppEnvironment,
  cookies: ReadonlyMap<string, string>,
): ForwardOptions["headers"] {
  const token = cookies.get(COOKIES.token);
  return {
    cookie: undefined,
    origin: undefined,
    referer: undefined,
    authorization: token ? `Bearer ${token}` : undefined,
    "accept-language": apiLanguage(cookies.get(COOKIES.locale)),
    "x-origin": xOrigin(environment),
    "x-access": cookies.get(COOKIES.access),
    "x-guest": cookies.get(COOKIES.guest),
    "x-forwarded-for": request.ip,
  };
}

/** Moves `data.token` of an answer into a cookie. */
function takeToken(
  status: number,
  body: Buffer,
  environment: AppEnvironment,
): { body: Buffer; setCookie?: string } {
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
  const { token, ...rest } = data;
  if (typeof token !== "string" || token === "") return { body };
  const until = "date_end" in rest && typeof rest.date_end === "string" ? rest.date_end : undefined;
  return {
    body: Buffer.from(JSON.stringify({ ...parsed, data: rest })),
    setCookie: tokenCookie(token, cookieScope(environment), until),
  };
}

function answer(
  response: ServerResponse,
  status: number,
  code: DetailCode,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  const body = JSON.stringify({ data: null, details: [{ type: "error", code, text }] });
  response.writeHead(status, {
    ...GENERAL_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    ...headers,
  });
  response.end(body);
}

function plain(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...GENERAL_HEADERS, "cache-control": "no-store", "content-length": "0" });
  response.end();
}
