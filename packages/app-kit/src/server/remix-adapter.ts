import type { IncomingMessage } from "node:http";
import { Readable, Transform } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { isBot } from "@grow/domain/bots";
import type { AppLoadContext, ServerBuild } from "@remix-run/server-runtime";
import { createRequestHandler } from "@remix-run/server-runtime";
import type { FastifyReply, FastifyRequest } from "fastify";
import { CONTENT_KEYS } from "../request/content-keys.ts";
import { COOKIES, clearedTokenCookie, cookieScope, parseCookies, withoutCookie } from "../request/cookies.ts";
import { type HeardPosition, VisitorPosition } from "../request/log-position.ts";
import type { VisitorRequest } from "../request/visitor.ts";
import { answerOf, bodyOf } from "../request/whole-answer.server.ts";
import { aheadAnswer, isAhead, nothingAhead } from "./ahead-answer.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { ownOrigin } from "./app-environment.ts";
import { FORM_LIMIT } from "./body-limits.ts";
import { acceptedEncoding, compressPage, isCompressible } from "./compress.ts";
import { guestPageKey } from "./page-cache/guest-page.ts";
import type { MadePage } from "./page-cache/kept-page.ts";
import type { Made, PageCache } from "./page-cache/page-cache.ts";
import { sendKept } from "./page-cache/send-kept.ts";
import { NoRoom, PageRoom, RETRY_AFTER } from "./page-room.ts";

/** What a built app exports besides Remix's own entry: see `entry.server.tsx`. */
export interface AppEntry {
  createLoadContext(visitor: VisitorRequest): AppLoadContext;
  prepareBuild(build: ServerBuild): ServerBuild;
}

/** Answers a page request. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Thrown while a form is read that is larger than a page takes. */
class FormTooLarge extends Error {}

/**
 * Connects a Remix build to Fastify. Pages are rendered whole, then compressed, then sent.
 *
 * @param build - the server build, or a function that gives the newest one while developing
 * @param cache - keeps the pages that are the same for all guests; without it every page is made anew
 * @param heard - how far the database had come when this server last heard of a change
 */
export function createPageHandler(
  environment: AppEnvironment,
  build: ServerBuild | (() => Promise<ServerBuild>),
  cache?: PageCache,
  heard?: HeardPosition,
): PageHandler {
  const room = new PageRoom();
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
    const tooLarge = Number(request.headers["content-length"] ?? 0) > FORM_LIMIT;
    if (tooLarge) return reply.code(413).type("text/plain").send("The form is too large");
    const { cookie: own } = request.headers;
    const cookies = parseCookies(own);
    const respond = async (signal: AbortSignal, cookie: string | undefined): Promise<Response> => {
      const page = toRequest(request, cookie, environment, signal);
      const { ip, log } = request;
      const kept = cookies.get(COOKIES.written);
      const position = new VisitorPosition(kept, heard);
      const response = await room.within(() =>
        handle(page, entry.createLoadContext({ request: page, environment, ip, log, cache, position })),
      );
      // Whatever the answer is, a page or the way to another one.
      const written = position.cookie(scope);
      if (written) response.headers.append("set-cookie", written);
      return response;
    };
    const key = cache ? keyOf(request, environment) : null;
    if (cache && key) {
      // Others may wait for the same page: it is made even if the one who asked first leaves.
      const found = await cache.get(
        key,
        async () => await made(await respond(new AbortController().signal, own)),
      );
      return found.kept
        ? await sendKept(found.kept, found.outcome, request, reply)
        : await sendResponse(responseOf(found.page), request, reply);
    }
    const abort = new AbortController();
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) abort.abort();
    });
    try {
      let response = await respond(abort.signal, own);
      // A session that has ended, here or on another device, must not stand between its owner and what every guest may read.
      if (response.status === 401 && isRead(request) && cookies.has(COOKIES.token)) {
        response = await respond(abort.signal, withoutCookie(own, COOKIES.token));
        response.headers.append("set-cookie", clearedTokenCookie(scope));
        response.headers.set("cache-control", "private, no-store");
      }
      return await sendResponse(isAhead(request.headers) ? aheadAnswer(response) : response, request, reply);
    } catch (error) {
      if (error instanceof FormTooLarge) {
        return reply.code(413).type("text/plain").send("The form is too large");
      }
      throw error;
    }
  };
  return async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
      if (isAhead(request.headers)) return await sendResponse(nothingAhead(), request, reply);
      return reply
        .code(503)
        .headers({ "retry-after": RETRY_AFTER, "cache-control": "no-store" })
        .type("text/plain")
        .send("Too many people are here at once. Try again in a moment");
    }
  };
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

/** The visitor's request as the web platform sees it, addressed to the site's public origin. */
function toRequest(
  request: FastifyRequest,
  cookie: string | undefined,
  environment: AppEnvironment,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...request.headers, cookie })) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  // Where a write comes from is settled before (`isOwnWrite`). The framework compares it with the host as well, which a proxy may have changed.
  const origin = headers.get("origin");
  if (origin && URL.canParse(origin)) {
    headers.set("host", new URL(origin).host);
    headers.delete("x-forwarded-host");
  }
  // Two slashes at the start would be read as a host.
  const path = request.url.replace(/^\/{2,}/, "/");
  const init: RequestInit & { duplex?: "half" } = { method: request.method, headers, signal };
  if (!isRead(request)) {
    init.body = limitedBody(request.raw);
    init.duplex = "half";
  }
  return new Request(new URL(path, ownOrigin(environment)), init);
}

function isRead({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function limitedBody(raw: IncomingMessage): ReadableStream<Uint8Array> {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      if (size > FORM_LIMIT) done(new FormTooLarge());
      else done(null, chunk);
    },
  });
  raw.once("error", (error) => limit.destroy(error));
  raw.once("aborted", () => limit.destroy(new Error("The form was cut off")));
  const body: NodeReadableStream<Uint8Array> = Readable.toWeb(raw.pipe(limit));
  return body as ReadableStream<Uint8Array>;
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

/** A page that sets a cookie or is not everybody's is not kept; its headers say so to other caches too. */
async function made(response: Response): Promise<Made> {
  const { status, headers } = response;
  const body = (await bodyOf(response)) ?? new Uint8Array();
  const page: MadePage = {
    status,
    headers: [...headers],
    body,
    contentKeys: headers.get(CONTENT_KEYS)?.split(" ") ?? [],
  };
  const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
  return { page, isForAll: status === 200 && isPublic && !headers.has("set-cookie") };
}

function responseOf({ status, headers, body }: MadePage): Response {
  const own = new Headers([...headers]);
  return body.byteLength > 0 ? answerOf(body, status, own) : new Response(null, { status, headers: own });
}

async function sendResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  const whole = await bodyOf(response);
  if (!whole) return reply.send();
  const canShrink =
    isCompressible(response.headers.get("content-type")) && !response.headers.has("content-encoding");
  if (!canShrink) return reply.send(Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength));
  const { body, encoding } = await compressPage(whole, acceptedEncoding(request.headers["accept-encoding"]));
  appendVary(reply, "Accept-Encoding");
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}

function appendVary(reply: FastifyReply, name: string): void {
  const present = reply.getHeader("vary");
  reply.header("vary", present ? `${String(present)}, ${name}` : name);
}
