import type { Readable } from "node:stream";
import type {
  Answer,
  OperationId,
  operations,
  operationTable,
  PathParams,
  ReadQuery,
  RequestBody,
  Schema,
  SuccessStatus,
} from "@grow/contract";
import type { Locale } from "@grow/i18n/locales";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Db, Tx } from "../db/database.ts";
import type { FieldCheck } from "../media/read-upload-form.ts";
import type { OwnerFinder } from "./owners.ts";
import type { Reader } from "./reader.ts";
import type { Services } from "./services.ts";

/** The user of an operation; null for guests, where the contract allows them. */
export type ReaderOf<Id extends OperationId> = (typeof operationTable)[Id]["rights"] extends "guest"
  ? Reader | null
  : Reader;

/** The context of a handler. */
export interface Context<Id extends OperationId> extends Services {
  readonly params: PathParams<Id>;
  /** Validated and coerced, with defaults. */
  readonly query: ReadQuery<Id>;
  /** Validated. Multipart operations read `request` themselves. */
  readonly body: RequestBody<Id>;
  /** Has the rights that the contract requires; with a multipart form only after it was read with {@link byForm}. */
  readonly user: ReaderOf<Id>;
  /** The result of the operation's {@link OwnerFinder}. */
  found<Found>(finder: OwnerFinder<Found>): Found;
  /** The ownership check for `readUploadForm`, when the form names the thing. */
  readonly byForm: FieldCheck;
  /** The pool, or the transaction of a create with an idempotency key. */
  readonly db: Db;
  /**
   * For reading: a replica that has replayed the user's own writes, else the same as `db`. The latest writes of other users may be
   * missing.
   */
  readonly reads: Db;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Language of the user's pages and emails. */
  readonly locale: Locale;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
}

/** A file to download, instead of an envelope. */
export interface FileDownload {
  readonly type: string;
  /** Suggested file name. */
  readonly name: string;
  readonly content: string | Readable;
  /** Everybody gets the same and it never changes, so that it may be cached for ever. */
  readonly isImmutable?: boolean;
}

/** Responses that do not end: server-sent events. */
type Endless = { readonly content: { readonly "text/event-stream": unknown } };

type ResultOf<Id extends OperationId, S extends SuccessStatus<Id>> =
  Answer<Id, S> extends { data: infer Data }
    ? {
        readonly status: S;
        readonly data: Data;
        readonly details?: readonly Schema<"Detail">[];
        /** Name of a long list in the data, whose items are written one by one while the client reads. */
        readonly inParts?: keyof Data & string;
      }
    : operations[Id]["responses"][S] extends Endless
      ? { readonly status: S; readonly stream: Readable }
      : Answer<Id, S> extends string
        ? { readonly status: S; readonly file: FileDownload }
        : { readonly status: S };

/** The successful result of a handler. Errors are thrown. */
export type Result<Id extends OperationId> = { [S in SuccessStatus<Id>]: ResultOf<Id, S> }[SuccessStatus<Id>];

export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Result<Id>>;

/** The result of a precheck: a version, and whatever helps to build the response. */
export interface Precheck {
  /**
   * Changes whenever the response to this URL and user does: ids in order, each with the versions of all rows in the response. A former
   * version must never return, because rows may change between the two steps.
   */
  readonly version: string;
}

/** A response built without a precheck, and the version that {@link Versioned.precheck} would have returned. */
export interface UncachedResponse<Id extends OperationId> extends Precheck {
  readonly result: Result<Id>;
}

/** The steps of a versioned operation. */
export interface Versioned<Id extends OperationId, P extends Precheck = Precheck> {
  /** Reads the version and checks the user's access. Runs for each request. */
  precheck(context: Context<Id>): Promise<P>;
  /**
   * Builds the response if its version is not cached. It may be newer than the precheck, never older. It must not depend on the user's
   * language or the time, which are not part of the version.
   */
  respond(context: Omit<Context<Id>, "locale" | "now">, checked: P): Promise<Result<Id>>;
  /** Both steps in fewer queries, for a cold request: neither the client nor the cache has a response. */
  readonly respondUncached?: (context: Omit<Context<Id>, "locale" | "now">) => Promise<UncachedResponse<Id>>;
}

/** The implementation of an operation. */
export interface Operation<Id extends OperationId> {
  readonly id: Id;
  readonly handle: Handler<Id>;
  /** The same in two steps; the second is skipped when the version is cached. */
  readonly versioned?: Versioned<Id>;
}

/**
 * Implements an operation of the contract, which determines the types of parameters, body, user and responses.
 *
 * @example
 * export const getCount = defineOperation("getCount", async ({ db }) => ({ status: 200, data: await count(db) }));
 */
export function defineOperation<Id extends OperationId>(id: Id, handle: Handler<Id>): Operation<Id> {
  return { id, handle };
}
