import { isBot } from "@grow/domain/bots";
import { addressKey } from "@grow/server-kit/address-key.ts";
import type { AppLoadContext, ServerBuild } from "@remix-run/server-runtime";
import { createRequestHandler } from "@remix-run/server-runtime";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CONTENT_KEYS } from "../request/content-keys.ts";
import {
  COOKIES,
  clearedTokenCookies,
  cookieScope,
  movedTokenCookies,
  parseCookies,
  withoutToken,
} from "../request/cookies.ts";
import { type HeardPosition, VisitorPosition } from "../request/log-position.ts";
import type { VisitorRequest } from "../request/visitor.ts";
import { bodyOf, responseWithBody } from "../request/whole-response.server.ts";
import type { AppEnvironment } from "./app-environment.ts";
import type { RenderedPage } from "./page-cache/cached-page.ts";
import { guestPageKey } from "./page-cache/guest-page.ts";
import type { Made, PageCache } from "./page-cache/page-cache.ts";
import { sendCachedPage } from "./page-cache/send-cached-page.ts";
import { NoCapacity, PageCapacity, RETRY_AFTER } from "./page-capacity.ts";
import { FormReader, isRead, RefusedRequest, toRequest } from "./page-request.ts";
import { PageShares, TooManyPages } from "./page-shares.ts";
import { emptyPrefetch, isPrefetch, prefetchResponse } from "./prefetch-response.ts";
import { sendResponse } from "./send-response.ts";

/** What a built app exports besides the entry of Remix; see `entry.server.tsx`. */
export interface AppEntry {
  createLoadContext(visitor: VisitorRequest): AppLoadContext;
  prepareBuild(build: ServerBuild): ServerBuild;
}

/** Answers a page request. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Connects a Remix build to Fastify. Pages are rendered completely, then compressed, then sent.
 *
 * @param build - the server build, or in development a function that returns the newest one
 * @param cache - caches the pages that are the same for all guests; without it every page is rendered
 * @param heard - log position of the last change this server was notified of
 */
export function createPageHandler(
  environment: AppEnvironment,
  build: ServerBuild | (() => Promise<ServerBuild>),
  cache?: PageCache,
  heard?: HeardPosition,
): PageHandler {
  const capacity = new PageCapacity();
  const shares = new PageShares();
  const forms = new FormReader();
  const scope = cookieScope(environment);
  let fixed: Handler | undefined;
  const handlerOf = async (): Promise<Handler> => {
    if (fixed) return fixed;
    const current = typeof build === "function" ? await build() : build;
    const entry = appEntry(current);
    const handler = {
      entry,
      handle: createRequestHandler(entry.prepareBuild(current), current.mode ?? "production"),
    };
    if (typeof build !== "function") fixed = handler;
    return handler;
  };

  const answer: PageHandler = async (request, reply) => {
    const { entry, handle } = await handlerOf();
    // A slow form takes nothing but its connection until it is complete.
    const form = await forms.read(request);
    const { cookie: own } = request.headers;
    const cookies = parseCookies(own);
    const respond = async (signal: AbortSignal, cookie: string | undefined): Promise<Response> => {
      const page = toRequest(request, form, cookie, environment, signal);
      const { ip, log } = request;
      const written = cookies.get(COOKIES.written);
      const position = new VisitorPosition(written, heard);
      const response = await capacity.run(() =>
        handle(page, entry.createLoadContext({ request: page, environment, ip, log, cache, position })),
      );
      // Redirects carry the cookie too.
      const positionCookie = position.cookie(scope);
      if (positionCookie) response.headers.append("set-cookie", positionCookie);
      return response;
    };
    const abort = new AbortController();
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) abort.abort();
    });
    const caller = { address: addressKey(request.ip), member: cookies.get(COOKIES.token) };
    const key = cache ? keyOf(request, environment) : null;
    if (cache && key) {
      // Other requests may wait for the same page, so it is rendered even if the first client disconnects.
      const lasting = new AbortController().signal;
      const render = async () => await made(await respond(lasting, own));
      // A request waits within its caller's share, so that it delays nobody else's.
      const found =
        cache.outcomeOf(key) === "miss"
          ? await shares.run(caller, abort.signal, () => cache.get(key, render))
          : await cache.get(key, () => shares.run(caller, lasting, render));
      return found.cached
        ? await sendCachedPage(found.cached, found.outcome, request, reply)
        : await sendResponse(responseOf(found.page), request, reply);
    }
    const { response, cookieChanges } = await shares.run(caller, abort.signal, async () => {
      const first = await respond(abort.signal, own);
      const isExpired = first.status === 401 && isRead(request) && cookies.has(COOKIES.token);
      if (!isExpired) return { response: first, cookieChanges: movedTokenCookies(own, scope) };
      // The owner of an expired session may read whatever guests may.
      const asGuest = await respond(abort.signal, withoutToken(own));
      return { response: asGuest, cookieChanges: clearedTokenCookies(scope) };
    });
    if (cookieChanges.length > 0 && !setsToken(response)) {
      for (const cookie of cookieChanges) response.headers.append("set-cookie", cookie);
      response.headers.set("cache-control", "private, no-store");
    }
    return await sendResponse(
      isPrefetch(request.headers) ? prefetchResponse(response) : response,
      request,
      reply,
    );
  };
  return async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      if (error instanceof RefusedRequest) {
        const headers = { ...error.headers, "cache-control": "no-store" };
        return reply.code(error.status).headers(headers).type("text/plain").send(error.message);
      }
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (isPrefetch(request.headers)) return await sendResponse(emptyPrefetch(), request, reply);
      return reply
        .code(refusal.status)
        .headers({ "retry-after": RETRY_AFTER, "cache-control": "no-store" })
        .type("text/plain")
        .send(refusal.text);
    }
  };
}

/** How a page is refused that the server has no room for. */
function refusalOf(error: unknown): { status: number; text: string } | null {
  if (error instanceof TooManyPages)
    return { status: 429, text: "Too many pages at once. Try again in a moment" };
  if (error instanceof NoCapacity)
    return { status: 503, text: "Too many people are here at once. Try again in a moment" };
  return null;
}

interface Handler {
  entry: AppEntry;
  handle: ReturnType<typeof createRequestHandler>;
}

function appEntry(build: ServerBuild): AppEntry {
  const entry: unknown = build.entry.module;
  if (
    typeof entry === "object" &&
    entry !== null &&
    "createLoadContext" in entry &&
    typeof entry.createLoadContext === "function" &&
    "prepareBuild" in entry &&
    typeof entry.prepareBuild === "function"
  ) {
    return entry as AppEntry;
  }
  throw new Error("entry.server.tsx must export createLoadContext and prepareBuild");
}

/** Whether a response signs a user in or out. */
function setsToken({ headers }: Response): boolean {
  return headers.getSetCookie().some((cookie) => parseCookies(cookie).has(COOKIES.token));
}

function keyOf(request: FastifyRequest, environment: AppEnvironment): string | null {
  const { method, url, headers } = request;
  const asksAge = environment.ageGate > 0;
  return guestPageKey({
    method,
    url,
    cookie: headers.cookie,
    asksAge,
    isBot: asksAge && isBot(headers["user-agent"]),
  });
}

/** Only public pages that set no cookie are cached. */
async function made(response: Response): Promise<Made> {
  const { status, headers } = response;
  const body = (await bodyOf(response)) ?? new Uint8Array();
  const page: RenderedPage = {
    status,
    headers: [...headers],
    body,
    contentKeys: headers.get(CONTENT_KEYS)?.split(" ") ?? [],
  };
  const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
  return { page, isForAll: status === 200 && isPublic && !headers.has("set-cookie") };
}

function responseOf({ status, headers, body }: RenderedPage): Response {
  const own = new Headers([...headers]);
  return body.byteLength > 0
    ? responseWithBody(body, status, own)
    : new Response(null, { status, headers: own });
}
