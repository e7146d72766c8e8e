import type { Readable } from "node:stream";
import { type ImplementedOperationId, type OperationId, operationTable } from "@grow/contract";
import type { FastifyRequest } from "fastify";
import { forClient } from "../db/client-scope.ts";
import type { Db } from "../db/database.ts";
import { isAway } from "../db/replica/is-away.ts";
import { later, POSITION_HEADER, readPosition } from "../db/replica/log-position.ts";
import { boundMedia } from "../media/bounded-media.ts";
import { notingJobs } from "./account-events.ts";
import type { Context, FileDownload, Operation, Precheck } from "./define-operation.ts";
import { runOnce } from "./idempotency.ts";
import type { OwnerCheck } from "./owner-check.ts";
import { readerLocale } from "./reader-locale.ts";
import type { ServerParts } from "./services.ts";
import type { ReadyResponse } from "./versioned-reply.ts";

/** Any operation of the contract. */
export type AnyOperation = { [Id in OperationId]: Operation<Id> }[OperationId];

/** All operations that the contract does not mark as pending. A missing one does not compile. */
export type Operations = { readonly [Id in ImplementedOperationId]: Operation<Id> };

/** A response; its envelope is null where it has no body. */
export interface OperationResponse {
  readonly status: number;
  readonly envelope: { readonly data: unknown; readonly details?: unknown } | null;
  /** Name of a list in the data that is written item by item. */
  readonly inParts?: string;
  /** Sent instead of an envelope. */
  readonly file?: FileDownload;
  /** Server-sent events, instead of an envelope. */
  readonly stream?: Readable;
  /** The ETag of a versioned operation. */
  readonly tag?: string;
  /** The cached response for the tag; the operation did not run. */
  readonly known?: ReadyResponse;
}

/** Access to cached responses of a request. */
export interface ResponseLookup {
  /** Whether neither the client nor the cache has a response, of any version. */
  isCold(): boolean;
  /** Returns the ETag of a version, and the response if it is cached. */
  find(version: string): { readonly tag: string; readonly known: ReadyResponse | null };
}

/** Calls the handler for a validated request. Reading ends when the client leaves; a write is done all the same. */
export async function runOperation(...given: Parameters<typeof runWhole>): Promise<OperationResponse> {
  const [, { method, raw }] = given;
  const isRead = method === "GET" || method === "HEAD";
  return isRead
    ? await forClient(
        () => raw.socket.destroyed,
        () => runWhole(...given),
      )
    : await runWhole(...given);
}

async function runWhole(
  operation: AnyOperation,
  request: FastifyRequest,
  parts: ServerParts,
  owner: OwnerCheck,
  responses: ResponseLookup,
): Promise<OperationResponse> {
  const { database } = parts;
  const key = request.headers["idempotency-key"];
  if (!operationTable[operation.id].idempotent || typeof key !== "string" || request.reader === null) {
    return await readOrWrite(operation, request, parts, owner, responses);
  }
  const { status, envelope } = await runOnce(
    database,
    { userId: request.reader.id, operation: operation.id, key, content: [request.params, request.body] },
    async (tx) => await call(operation, request, parts, owner, responses, tx),
  );
  return { status, envelope: isEnvelope(envelope) ? envelope : null };
}

/**
 * Reads from the replica if it has replayed the user's own writes and all changes that this server and the web server have announced. Falls
 * back to the primary when the replica fails.
 */
async function readOrWrite(
  operation: AnyOperation,
  request: FastifyRequest,
  parts: ServerParts,
  owner: OwnerCheck,
  responses: ResponseLookup,
): Promise<OperationResponse> {
  const { db, replica } = parts.database;
  const mustSee = later(readPosition(request.headers[POSITION_HEADER]), parts.changed());
  if (replica === null || request.method !== "GET" || !(await replica.progress.hasReached(mustSee))) {
    return await call(operation, request, parts, owner, responses, db);
  }
  try {
    return await call(operation, request, parts, owner, responses, db, replica.db);
  } catch (error) {
    if (!isAway(error)) throw error;
    replica.progress.rest();
    request.log.warn({ operation: operation.id }, "The replica is unavailable");
    return await call(operation, request, parts, owner, responses, db);
  }
}

async function call(
  operation: AnyOperation,
  request: FastifyRequest,
  parts: ServerParts,
  owner: OwnerCheck,
  responses: ResponseLookup,
  db: Db,
  reads: Db = db,
): Promise<OperationResponse> {
  const { database, captcha, config, jobs, live, media, now } = parts;
  const context = {
    captcha,
    config,
    jobs: notingJobs(jobs, request),
    live,
    media,
    now,
    params: request.params,
    query: request.query,
    body: request.body,
    user: request.reader,
    found: owner.found.bind(owner),
    byForm: owner.byForm,
    db,
    reads,
    transaction: database.transaction,
    locale: readerLocale(request.headers["accept-language"]),
    log: request.log,
    request,
  };
  context satisfies Record<keyof Context<OperationId>, unknown>;
  // Validation guarantees the types of this operation; the compiler cannot know that.
  const versioned = operation.versioned as VersionedSteps | undefined;
  if (versioned !== undefined) return await callVersioned(versioned, context, owner, responses);
  const handle = operation.handle as (context: unknown) => Promise<Outcome>;
  if (!isFiles(request) || request.reader === null || !config.hasLimits) {
    const outcome = await handle(context);
    owner.mustBeDone();
    return responseOf(outcome);
  }
  const bounds = boundMedia(media, { db: database.db, userId: request.reader.id, request: request.raw });
  try {
    const outcome = await handle({ ...context, media: bounds.media });
    owner.mustBeDone();
    return responseOf(outcome);
  } finally {
    await bounds.end();
  }
}

/** Whether the request is a form with files, which costs more than others. */
function isFiles(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.startsWith("multipart/") === true;
}

/** Builds the response only if the current version is not cached. */
async function callVersioned(
  { precheck, respond, respondUncached }: VersionedSteps,
  context: unknown,
  owner: OwnerCheck,
  responses: ResponseLookup,
): Promise<OperationResponse> {
  if (respondUncached !== undefined && responses.isCold()) {
    const { version, result } = await respondUncached(context);
    owner.mustBeDone();
    return { ...responseOf(result), tag: responses.find(version).tag };
  }
  const checked = await precheck(context);
  owner.mustBeDone();
  const { tag, known } = responses.find(checked.version);
  if (known !== null) return { status: 200, envelope: null, known };
  return { ...responseOf(await respond(context, checked)), tag };
}

function responseOf(outcome: Outcome): OperationResponse {
  if ("file" in outcome) return { status: outcome.status, envelope: null, file: outcome.file };
  if ("stream" in outcome) return { status: outcome.status, envelope: null, stream: outcome.stream };
  if (!("data" in outcome)) return { status: outcome.status, envelope: null };
  const { status, data, details, inParts } = outcome;
  const envelope = details === undefined ? { data } : { data, details };
  return inParts === undefined ? { status, envelope } : { status, envelope, inParts };
}

interface VersionedSteps {
  precheck(context: unknown): Promise<Precheck>;
  respond(context: unknown, checked: Precheck): Promise<Outcome>;
  readonly respondUncached?: (context: unknown) => Promise<Precheck & { readonly result: Outcome }>;
}

type Outcome =
  | { readonly status: number; readonly file: FileDownload }
  | { readonly status: number; readonly stream: Readable }
  | {
      readonly status: number;
      readonly data: unknown;
      readonly details?: unknown;
      readonly inParts?: string;
    }
  | { readonly status: number };

function isEnvelope(value: unknown): value is NonNullable<OperationResponse["envelope"]> {
  return typeof value === "object" && value !== null && "data" in value;
}
