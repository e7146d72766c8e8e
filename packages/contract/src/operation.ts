import type { operationTable, rateLimits } from "../generated/operations.ts";
import type { operations } from "../generated/types.ts";

/** Every operation of the contract. */
export type OperationId = keyof operations & keyof typeof operationTable;

/** A row of the table of operations. */
export interface OperationRow {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below {@link apiPrefix}, with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly rights: Rights;
  readonly rateLimit: RateLimitClass | null;
  /** Takes an Idempotency-Key. */
  readonly idempotent: boolean;
  readonly body: "json" | "multipart" | null;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** Largest file in bytes by kind, for uploads. */
  readonly uploadLimits: { readonly image: number; readonly video: number } | null;
  /** Query parameters that have a default. */
  readonly queryDefaults: readonly string[];
  /** The statuses it declares. Any may also answer 405, 500, 501, 503 and, to a personal access token, 403 and 429. */
  readonly statuses: readonly number[];
  /** Declared and answered with 501. */
  readonly pending: boolean;
}

/** Who may call an operation; moderators may do what owners may. */
export type Rights = "guest" | "signed-in" | "owner" | "manager" | "moderate" | "admin";

/** A class of `x-rate-limits`. */
export type RateLimitClass = keyof typeof rateLimits;

/** Declared in the contract and not built yet. */
export type PendingOperationId = {
  [Id in OperationId]: (typeof operationTable)[Id]["pending"] extends true ? Id : never;
}[OperationId];

/** What the server must have a handler for. */
export type ImplementedOperationId = Exclude<OperationId, PendingOperationId>;

/** Operations with a given tag. */
export type OperationIdOf<Tag extends string> = {
  [Id in OperationId]: (typeof operationTable)[Id]["tag"] extends Tag ? Id : never;
}[OperationId];

type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type Given<T> = [T] extends [undefined] ? Record<never, never> : NonNullable<T>;

/** Path parameters after coercion. */
export type PathParams<Id extends OperationId> = Given<Parameters<Id>["path"]>;

/** Query parameters as a caller gives them: those with a default may be left out. */
export type Query<Id extends OperationId> = Given<Parameters<Id>["query"]>;

type Defaulted<Id extends OperationId> = (typeof operationTable)[Id]["queryDefaults"][number];

/** Query parameters as the server reads them: checked, coerced, defaults filled in. */
export type ReadQuery<Id extends OperationId> = Query<Id> & {
  [Name in Extract<keyof Query<Id>, Defaulted<Id>>]-?: Exclude<Query<Id>[Name], undefined>;
};

/** Header parameters of the operation's own. */
export type HeaderParams<Id extends OperationId> = Given<Parameters<Id>["header"]>;

type BodyContent<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content
  : never;

/** The body, JSON or the fields of the multipart form; `undefined` where there is none. */
export type RequestBody<Id extends OperationId> = [BodyContent<Id>] extends [never]
  ? undefined
  : BodyContent<Id>[keyof BodyContent<Id>];

/** Statuses that an operation declares. */
export type Status<Id extends OperationId> = Exclude<keyof operations[Id]["responses"], "default">;

/** Declared statuses of success. */
export type SuccessStatus<Id extends OperationId> = Extract<Status<Id>, 200 | 201 | 202 | 204>;

/** The whole body (the envelope) of an answer; `undefined` for one without body. */
export type Answer<Id extends OperationId, S extends Status<Id>> = operations[Id]["responses"][S] extends {
  content: infer Content;
}
  ? Content[keyof Content]
  : undefined;

type DataOf<Envelope> = Envelope extends { data: infer Data } ? Data : Envelope;

/** What stands in `data` when all went well; `undefined` where there is no body. */
export type SuccessData<Id extends OperationId> = {
  [S in SuccessStatus<Id>]: DataOf<Answer<Id, S>>;
}[SuccessStatus<Id>];
