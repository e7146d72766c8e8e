import type { Readable } from "node:stream";
import { type ImplementedOperationId, type OperationId, operationTable } from "@grow/contract";
import type { FastifyRequest } from "fastify";
import type { Db } from "../db/database.ts";
import { isAway } from "../db/replica/is-away.ts";
import { later, POSITION_HEADER, readPosition } from "../db/replica/log-position.ts";
import { boundMedia } from "../media/bounded-media.ts";
import type { AnsweredFile, Context, Operation, Seen } from "./define-operation.ts";
import { runOnce } from "./idempotency.ts";
import type { OwnerCheck } from "./owner-check.ts";
import { readerLocale } from "./reader-locale.ts";
import type { ServerParts } from "./services.ts";
import type { KnownAnswer } from "./versioned-reply.ts";

/** Any operation of the contract. */
export type AnyOperation = { [Id in OperationId]: Operation<Id> }[OperationId];

/** An operation for each that the contract does not call pending: a missing one does not compile. */
export type Operations = { readonly [Id in ImplementedOperationId]: Operation<Id> };

/** What goes out; no envelope where there is no body. */
export interface Answered {
  readonly status: number;
  readonly envelope: { readonly data: unknown; readonly details?: unknown } | null;
  /** Sent as it is, in place of an envelope. */
  readonly file?: AnsweredFile;
  /** Events, passed on as they come, in place of an envelope. */
  readonly stream?: Readable;
  /** Names the answer, where the operation is versioned. */
  readonly tag?: string;
  /** Nothing was made, for this is what the tag names. */
  readonly known?: KnownAnswer;
}

/** What is known of the answers to a request. */
export interface KnownToAsker {
  /** Nobody has or keeps one, of any version. */
  isUnheardOf(): boolean;
  /** Names the answer in some version, and finds it where it need not be made. */
  find(version: string): { readonly tag: string; readonly known: KnownAnswer | null };
}

/** Calls the handler for a request that has passed the checks. */
export async function runOperation(
  operation: AnyOperation,
  request: FastifyRequest,
  parts: ServerParts,
  owner: OwnerCheck,
  answers: KnownToAsker,
): Promise<Answered> {
  const { database } = parts;
  const key = request.headers["idempotency-key"];
  if (!operationTable[operation.id].idempotent || typeof key !== "string" || request.reader === null) {
    return await readOrWrite(operation, request, parts, owner, answers);
  }
  const { status, envelope } = await runOnce(
    database,
    { userId: request.reader.id, operation: operation.id, key, content: [request.params, request.body] },
    async (tx) => await call(operation, request, parts, owner, answers, tx),
  );
  return { status, envelope: isEnvelope(envelope) ? envelope : null };
}

/**
 * Lets a question be answered by the replica, when that has seen all that the one who asks must see: what he wrote, and what this server
 * and his web server have told of. One that fails on the way is answered by the database itself.
 */
async function readOrWrite(
  operation: AnyOperation,
  request: FastifyRequest,
  parts: ServerParts,
  owner: OwnerCheck,
  answers: KnownToAsker,
): Promise<Answered> {
  const { db, replica } = parts.database;
  const mustSee = later(readPosition(request.headers[POSITION_HEADER]), parts.changed());
  if (replica === null || request.method !== "GET" || !(await replica.progress.hasReached(mustSee))) {
    return await call(operation, request, parts, owner, answers, db);
  }
  try {
    return await call(operation, request, parts, owner, answers, db, replica.db);
  } catch (error) {
    if (!isAway(error)) throw error;
    replica.progress.rest();
    request.log.warn({ operation: operation.id }, "The replica is away");
    return await call(operation, request, parts, owner, answers, db);
  }
}

async function call(
  operation: AnyOperation,
  request: FastifyRequest,
  parts: ServerParts,
  owner: OwnerCheck,
  answers: KnownToAsker,
  db: Db,
  reads: Db = db,
): Promise<Answered> {
  const { database, captcha, config, jobs, live, media, now } = parts;
  const context = {
    captcha,
    config,
    jobs,
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
  // The checks have made of the request what the types of this operation say; the compiler cannot follow them.
  const versioned = operation.versioned as VersionedSteps | undefined;
  if (versioned !== undefined) return await callVersioned(versioned, context, owner, answers);
  const handle = operation.handle as (context: unknown) => Promise<Outcome>;
  if (!isFiles(request) || request.reader === null || !config.hasLimits) {
    const outcome = await handle(context);
    owner.mustBeDone();
    return answered(outcome);
  }
  const bounds = boundMedia(media, { db: database.db, userId: request.reader.id, request: request.raw });
  try {
    const outcome = await handle({ ...context, media: bounds.media });
    owner.mustBeDone();
    return answered(outcome);
  } finally {
    await bounds.end();
  }
}

/** Whether a form with files arrives, which costs more than other requests. */
function isFiles(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.startsWith("multipart/") === true;
}

/** Makes the answer only where it is not known in the version that the database has now. */
async function callVersioned(
  { look, make, makeAtOnce }: VersionedSteps,
  context: unknown,
  owner: OwnerCheck,
  answers: KnownToAsker,
): Promise<Answered> {
  if (makeAtOnce !== undefined && answers.isUnheardOf()) {
    const { version, result } = await makeAtOnce(context);
    owner.mustBeDone();
    return { ...answered(result), tag: answers.find(version).tag };
  }
  const seen = await look(context);
  owner.mustBeDone();
  const { tag, known } = answers.find(seen.version);
  if (known !== null) return { status: 200, envelope: null, known };
  return { ...answered(await make(context, seen)), tag };
}

function answered(outcome: Outcome): Answered {
  if ("file" in outcome) return { status: outcome.status, envelope: null, file: outcome.file };
  if ("stream" in outcome) return { status: outcome.status, envelope: null, stream: outcome.stream };
  if (!("data" in outcome)) return { status: outcome.status, envelope: null };
  const { status, data, details } = outcome;
  return { status, envelope: details === undefined ? { data } : { data, details } };
}

interface VersionedSteps {
  look(context: unknown): Promise<Seen>;
  make(context: unknown, seen: Seen): Promise<Outcome>;
  readonly makeAtOnce?: (context: unknown) => Promise<Seen & { readonly result: Outcome }>;
}

type Outcome =
  | { readonly status: number; readonly file: AnsweredFile }
  | { readonly status: number; readonly stream: Readable }
  | { readonly status: number; readonly data: unknown; readonly details?: unknown }
  | { readonly status: number };

function isEnvelope(value: unknown): value is NonNullable<Answered["envelope"]> {
  return typeof value === "object" && value !== null && "data" in value;
}
