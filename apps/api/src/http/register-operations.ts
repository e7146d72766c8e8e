import type { Readable } from "node:stream";
import { apiPrefix, type OperationId, operationTable } from "@grow/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { surrogateKeys } from "../changes/content-keys.ts";
import { ApiError, errorEnvelope, notSignedIn } from "../errors/api-error.ts";
import { type RequestChecks, requestChecks } from "./checks.ts";
import { clientError, isDiskFull } from "./client-errors.ts";
import type { FileDownload } from "./define-operation.ts";
import { EVENT_STREAM } from "./event-stream.ts";
import { claimedAddresses, sendNotFound } from "./other-methods.ts";
import { OwnerCheck } from "./owner-check.ts";
import { type Owners, ownerOf } from "./owners.ts";
import { rateLimitOf } from "./rate-limits.ts";
import { bearerToken, checkRights, type Reader, readReader } from "./reader.ts";
import { partsWriter, type ResponseWriter, responseWriter } from "./response-writer.ts";
import { type AnyOperation, runOperation } from "./run-operation.ts";
import type { ServerParts } from "./services.ts";
import { streamParts } from "./stream-parts.ts";
import type { TokenLimit } from "./token-limits.ts";
import { checkScope } from "./token-scope.ts";
import {
  cacheResponse,
  findResponse,
  isCold,
  sendVersioned,
  type VersionedResponses,
} from "./versioned-reply.ts";

export interface RegisterOptions {
  readonly parts: ServerParts;
  /** By operation; missing ones respond with 501. */
  readonly operations: { readonly [Id in OperationId]?: AnyOperation };
  readonly owners: Owners;
  /** Validate every response against the contract. */
  readonly isChecked: boolean;
  readonly hasLimits: boolean;
  /** Counts the calls of each personal access token; undefined where nothing is counted. */
  readonly tokenLimit: TokenLimit | undefined;
  readonly responses: VersionedResponses;
}

const JSON_TYPE = "application/json; charset=utf-8";

const ids = Object.keys(operationTable) as OperationId[];

/** Registers a route for every operation of the contract. */
export function registerOperations(server: FastifyInstance, options: RegisterOptions): void {
  server.decorateRequest("reader", null);
  for (const id of ids) registerOperation(server, id, routePath(operationTable[id].path), options);
  for (const { path, method } of claimedAddresses()) {
    server.route({ method, url: routePath(path), handler: (request, reply) => sendNotFound(request, reply) });
  }
}

function registerOperation(
  server: FastifyInstance,
  id: OperationId,
  url: string,
  options: RegisterOptions,
): void {
  const { parts, operations, owners, isChecked, hasLimits, tokenLimit, responses } = options;
  const { method, rights, body, bodyLimit } = operationTable[id];
  const write = responseWriter(id, isChecked);
  const operation = operations[id];
  const finder = ownerOf(owners, id);
  // Compiled on the first request, for a faster start.
  let checks: RequestChecks | undefined;
  let writeParts: ReturnType<typeof partsWriter> | undefined;
  const limit = hasLimits ? rateLimitOf(id, (request) => request.reader) : undefined;

  server.route({
    method,
    url,
    bodyLimit,
    config: { operation: id, ...(limit ? { rateLimit: limit } : {}) },
    onRequest: async (request) => {
      checks ??= requestChecks(id);
      checks.params(request.params);
      const token = bearerToken(request.headers.authorization);
      if (token === "") throw notSignedIn();
      if (token !== null) {
        request.reader = await readReader(parts.database.db, token, parts.config.staffSignIn);
      }
      await tokenLimit?.(method, request.reader);
      checkRights(rights, request.reader);
      checkScope(id, request.reader);
    },
    errorHandler: (error, request, reply) => sendError(error, request, reply, write, bodyLimit),
    handler: async (request, reply) => {
      const owner = new OwnerCheck(finder, request, parts.database.db);
      await owner.byPath();
      if (operation === undefined) throw new ApiError(501, [{ code: "not_built" }]);
      if (body === "json" && request.isMultipart()) throw new ApiError(415, [{ code: "unsupported_type" }]);
      checks ??= requestChecks(id);
      checks.query(request.query);
      checks.headers(request.headers);
      if (body === "json") request.body = checks.body(request.body ?? undefined);
      await owner.byRequest();
      const { status, envelope, inParts, file, stream, tag, known } = await runOperation(
        operation,
        request,
        parts,
        owner,
        {
          isCold: () => isCold(request, responses),
          find: (version) => findResponse(request, responses, id, version),
        },
      );
      if (known !== undefined) return sendVersioned(request, reply, known);
      if (file !== undefined) return sendFile(reply.code(status), file);
      if (stream !== undefined) return sendEvents(reply.code(status), stream);
      if (envelope === null) return reply.code(status).send();
      if (inParts !== undefined) {
        writeParts ??= partsWriter(id, inParts, isChecked);
        return sendStream(reply.code(status).type(JSON_TYPE), streamParts(writeParts(envelope)));
      }
      const isPublic = request.reader === null && method === "GET";
      const keys = isPublic
        ? surrogateKeys(id, { params: request.params, data: envelope.data }).join(" ")
        : "";
      const json = write(status, envelope);
      if (tag !== undefined) {
        const response = { tag, keys, body: typeof json === "string" ? Buffer.from(json) : json };
        cacheResponse(request, responses, response);
        return sendVersioned(request, reply, response);
      }
      if (keys !== "") reply.header("surrogate-key", keys);
      return sendJson(reply, status, json);
    },
  });
}

function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  write: ResponseWriter,
  bodyLimit: number,
): FastifyReply {
  const known = clientError(error, bodyLimit);
  if (known === null) {
    request.log.error(error);
    const problem = { code: "internal", params: { request_id: request.id } } as const;
    return sendJson(reply, 500, write(500, errorEnvelope([problem])));
  }
  // Only the operator can fix a full disk.
  if (isDiskFull(error)) request.log.error(error);
  const envelope = errorEnvelope(known.problems, known.data);
  return sendJson(reply.headers(known.headers), known.status, write(known.status, envelope));
}

/** File names come from our code and need no escaping: letters, digits, dots and dashes. */
function sendFile(reply: FastifyReply, { type, name, content, isImmutable }: FileDownload): FastifyReply {
  if (isImmutable) reply.header("cache-control", "public, max-age=31536000, immutable");
  const head = reply
    .type(type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-content-type-options", "nosniff");
  return typeof content === "string" ? head.send(content) : sendStream(head, content);
}

/** Sends events unbuffered by proxies. */
function sendEvents(reply: FastifyReply, stream: Readable): FastifyReply {
  return sendStream(reply.type(EVENT_STREAM).header("x-accel-buffering", "no"), stream);
}

/** Sends a stream, which is destroyed when the client leaves. A HEAD request gets none and leaves no stream open. */
function sendStream(reply: FastifyReply, stream: Readable): FastifyReply {
  if (reply.request.method !== "HEAD") return reply.send(stream);
  stream.destroy();
  return reply.send();
}

function sendJson(reply: FastifyReply, status: number, json: string | Buffer): FastifyReply {
  return reply.code(status).type(JSON_TYPE).send(json);
}

/** The path in Fastify's syntax, with the API's prefix. */
function routePath(path: string): string {
  return apiPrefix + path.replace(/\{(\w+)\}/g, ":$1");
}

declare module "fastify" {
  interface FastifyRequest {
    /** The current user; null for a guest. */
    reader: Reader | null;
  }
  interface FastifyContextConfig {
    /** The operation of a route, for metrics. */
    operation?: string;
  }
}
