import type { Readable } from "node:stream";
import { apiPrefix, type OperationId, operationTable } from "@grow/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { keysOfAnswer } from "../changes/content-keys.ts";
import { ApiError, errorEnvelope, notSignedIn } from "../errors/api-error.ts";
import { type AnswerWriter, answerWriter } from "./answers.ts";
import { type RequestChecks, requestChecks } from "./checks.ts";
import { clientError, isDiskFull } from "./client-errors.ts";
import type { AnsweredFile } from "./define-operation.ts";
import { EVENT_STREAM } from "./event-stream.ts";
import { claimedAddresses, sendNotFound } from "./other-methods.ts";
import { OwnerCheck } from "./owner-check.ts";
import { type Owners, ownerOf } from "./owners.ts";
import { rateLimitOf } from "./rate-limits.ts";
import { bearerToken, checkRights, type Reader, readReader } from "./reader.ts";
import { type AnyOperation, runOperation } from "./run-operation.ts";
import type { ServerParts } from "./services.ts";
import { type AnswersHere, isUnheardOf, keepAnswer, knownAnswer, sendVersioned } from "./versioned-reply.ts";

export interface RegisterOptions {
  readonly parts: ServerParts;
  /** By operation; what is missing answers 501. */
  readonly operations: { readonly [Id in OperationId]?: AnyOperation };
  readonly owners: Owners;
  /** Compare every answer with the contract. */
  readonly isChecked: boolean;
  readonly hasLimits: boolean;
  readonly answers: AnswersHere;
}

const ids = Object.keys(operationTable) as OperationId[];

/** Makes a route of every operation of the contract. */
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
  const { parts, operations, owners, isChecked, hasLimits, answers } = options;
  const { method, rights, body, bodyLimit } = operationTable[id];
  const write = answerWriter(id, isChecked);
  const operation = operations[id];
  const finder = ownerOf(owners, id);
  // Compiled with the first request: most operations are not needed in the first second.
  let checks: RequestChecks | undefined;
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
      if (token !== null) request.reader = await readReader(parts.database.db, token);
      checkRights(rights, request.reader);
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
      const { status, envelope, file, stream, tag, known } = await runOperation(
        operation,
        request,
        parts,
        owner,
        {
          isUnheardOf: () => isUnheardOf(request, answers),
          find: (version) => knownAnswer(request, answers, id, version),
        },
      );
      if (known !== undefined) return sendVersioned(request, reply, known);
      if (file !== undefined) return sendFile(reply.code(status), file);
      if (stream !== undefined) return sendStream(reply.code(status), stream);
      if (envelope === null) return reply.code(status).send();
      const isForAll = request.reader === null && method === "GET";
      const keys = isForAll
        ? keysOfAnswer(id, { params: request.params, data: envelope.data }).join(" ")
        : "";
      const json = write(status, envelope);
      if (tag !== undefined) {
        const answer = { tag, keys, body: typeof json === "string" ? Buffer.from(json) : json };
        keepAnswer(request, answers, answer);
        return sendVersioned(request, reply, answer);
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
  write: AnswerWriter,
  bodyLimit: number,
): FastifyReply {
  const told = clientError(error, bodyLimit);
  if (told === null) {
    request.log.error(error);
    const problem = { code: "internal", params: { request_id: request.id } } as const;
    return sendJson(reply, 500, write(500, errorEnvelope([problem])));
  }
  // The sender can do nothing about a full disk, the operator must.
  if (isDiskFull(error)) request.log.error(error);
  const envelope = errorEnvelope(told.problems, told.data);
  return sendJson(reply.headers(told.headers), told.status, write(told.status, envelope));
}

/** Names of files are ours, of letters, digits, dots and dashes only. */
function sendFile(reply: FastifyReply, { type, name, content }: AnsweredFile): FastifyReply {
  return reply
    .type(type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("x-content-type-options", "nosniff")
    .send(content);
}

/** Events go out one by one, whatever stands between. Who asks by HEAD gets none, and leaves nothing open. */
function sendStream(reply: FastifyReply, stream: Readable): FastifyReply {
  const head = reply.type(EVENT_STREAM).header("x-accel-buffering", "no");
  if (reply.request.method !== "HEAD") return head.send(stream);
  stream.destroy();
  return head.send();
}

function sendJson(reply: FastifyReply, status: number, json: string | Buffer): FastifyReply {
  return reply.code(status).type("application/json; charset=utf-8").send(json);
}

/** `/diaries/{id}` in the router's spelling, under the prefix of the api. */
function routePath(path: string): string {
  return apiPrefix + path.replace(/\{(\w+)\}/g, ":$1");
}

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; null for a guest. */
    reader: Reader | null;
  }
  interface FastifyContextConfig {
    /** The operation of a route, for metrics. */
    operation?: string;
  }
}
