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

/** Guests may call an operation for everybody, so that its reader may be null. */
export type ReaderOf<Id extends OperationId> = (typeof operationTable)[Id]["rights"] extends "guest"
  ? Reader | null
  : Reader;

/** What a handler gets. */
export interface Context<Id extends OperationId> extends Services {
  readonly params: PathParams<Id>;
  /** Checked, coerced, with defaults filled in. */
  readonly query: ReadQuery<Id>;
  /** Checked; of a multipart operation the handler reads `request` itself. */
  readonly body: RequestBody<Id>;
  /** Who asks. He has the rights that the contract asks for; of a form with a file he has them once it is read with {@link byForm}. */
  readonly user: ReaderOf<Id>;
  /** What the operation's finder of owners found. */
  found<Found>(finder: OwnerFinder<Found>): Found;
  /** To be given to `readUploadForm` by an operation whose form names the thing. */
  readonly byForm: FieldCheck;
  /** What to query on: the pool, or the transaction that a create with a key runs in. */
  readonly db: Db;
  /**
   * For reading: a replica that has seen what the reader wrote, where there is one, else the same as `db`. Others' writes of the last
   * moment may be missing.
   */
  readonly reads: Db;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Language of the reader's pages and letters. */
  readonly locale: Locale;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
}

/** A file for the reader to keep, instead of an envelope. */
export interface AnsweredFile {
  readonly type: string;
  /** Proposed to whoever saves it. */
  readonly name: string;
  readonly content: string | Readable;
}

/** Answers without an end: events as they happen. */
type Endless = { readonly content: { readonly "text/event-stream": unknown } };

type ResultOf<Id extends OperationId, S extends SuccessStatus<Id>> =
  Answer<Id, S> extends { data: infer Data }
    ? { readonly status: S; readonly data: Data; readonly details?: readonly Schema<"Detail">[] }
    : operations[Id]["responses"][S] extends Endless
      ? { readonly status: S; readonly stream: Readable }
      : Answer<Id, S> extends string
        ? { readonly status: S; readonly file: AnsweredFile }
        : { readonly status: S };

/** What a handler answers when all went well; all else it throws. */
export type Result<Id extends OperationId> = { [S in SuccessStatus<Id>]: ResultOf<Id, S> }[SuccessStatus<Id>];

export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Result<Id>>;

/** What the first look has found: which versions the answer would be made of, and whatever helps to make it. */
export interface Seen {
  /**
   * The same only where the whole answer to this address and reader is the same: the ids in their order, each with the version of all
   * rows that the answer is made of. One that has passed must not come back: between the steps somebody may write.
   */
  readonly version: string;
}

/** What is made without a look before it: an answer, and the very version that {@link Versioned.look} would have found. */
export interface MadeAtOnce<Id extends OperationId> extends Seen {
  readonly result: Result<Id>;
}

/** The two steps of a versioned operation, and where that is worth it both in one. */
export interface Versioned<Id extends OperationId, S extends Seen = Seen> {
  /** Asks only which versions there are, and whether the reader may see them: it is asked for each request. */
  look(context: Context<Id>): Promise<S>;
  /**
   * Makes the answer, where it is not known in the version seen. It may be newer than that, never older. Nothing here may depend on the
   * reader's language or on the clock, which the version would have to tell.
   */
  make(context: Omit<Context<Id>, "locale" | "now">, seen: S): Promise<Result<Id>>;
  /** Both in fewer queries, for whoever has no answer yet where none is kept for him either. */
  readonly makeAtOnce?: (context: Omit<Context<Id>, "locale" | "now">) => Promise<MadeAtOnce<Id>>;
}

/** An operation of the contract with its handler. */
export interface Operation<Id extends OperationId> {
  readonly id: Id;
  readonly handle: Handler<Id>;
  /** The same in two steps, where the first tells whether the second is needed. */
  readonly versioned?: Versioned<Id>;
}

/**
 * Ties a handler to an operation of the contract: its parameters, body, reader and answers have the contract's types.
 *
 * @example
 * export const getCount = defineOperation("getCount", async ({ db }) => ({ status: 200, data: await count(db) }));
 */
export function defineOperation<Id extends OperationId>(id: Id, handle: Handler<Id>): Operation<Id> {
  return { id, handle };
}
