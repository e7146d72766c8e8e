import type { OperationId } from "@grow/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { entityTag, isNamed } from "./entity-tag.ts";
import type { CachedResponse, ResponseCache } from "./response-cache.ts";

/** A response that needs no query. Its body is null if the client has it already. */
export type ReadyResponse = Omit<CachedResponse, "body"> & { readonly body: Buffer | null };

/** The response cache of a server, and the server's origin. */
export interface VersionedResponses {
  readonly origin: string;
  readonly cache: ResponseCache;
}

/** Returns the ETag of a version, and the response if it is cached or the client has it; else null. */
export function findResponse(
  request: FastifyRequest,
  { origin, cache }: VersionedResponses,
  id: OperationId,
  version: string,
): { readonly tag: string; readonly known: ReadyResponse | null } {
  const { reader } = request;
  const tag = entityTag({ origin, id, reader, version });
  const cached = cache.find(cacheKey(request), tag);
  if (cached !== null) return { tag, known: cached };
  // Only the response of a guest knows its surrogate keys, and a 304 must repeat them.
  const isFresh = reader !== null && isNamed(request.headers["if-none-match"], tag);
  return { tag, known: isFresh ? { tag, keys: "", body: null } : null };
}

/** Whether neither the client nor the cache has a response, of any version. */
export function isCold(request: FastifyRequest, { cache }: VersionedResponses): boolean {
  return request.headers["if-none-match"] === undefined && !cache.has(cacheKey(request));
}

export function cacheResponse(
  request: FastifyRequest,
  { cache }: VersionedResponses,
  response: CachedResponse,
): void {
  cache.set(cacheKey(request), response);
}

/** Sends a response, or 304 if the client has it. */
export function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, keys, body }: ReadyResponse,
): FastifyReply {
  reply.header("etag", tag);
  if (keys !== "") reply.header("surrogate-key", keys);
  if (body === null || isNamed(request.headers["if-none-match"], tag)) return reply.code(304).send();
  return reply.code(200).type("application/json; charset=utf-8").send(body);
}

function cacheKey({ reader, url }: FastifyRequest): string {
  return `${reader?.id ?? ""} ${url}`;
}
