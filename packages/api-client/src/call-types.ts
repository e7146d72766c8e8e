import type { components, paths } from "@grow/contract";
import type { Detail } from "./options.ts";

/** Methods of the contract. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** Paths that have a method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Readonly<Record<M, { responses: unknown }>> ? Path : never;
}[keyof paths];

type Operation<Path extends keyof paths, M extends Method> = paths[Path][M & keyof paths[Path]];

type Present<T, Name extends string> = [T] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : undefined extends T
    ? { readonly [Key in Name]?: T }
    : { readonly [Key in Name]: T };

type ParametersOf<Op> = Op extends {
  parameters: infer Parameters extends { path?: unknown; query?: unknown };
}
  ? Parameters
  : never;

type Params<Op> = Present<ParametersOf<Op>["path"], "path"> & Present<ParametersOf<Op>["query"], "query">;

type ParamsInit<Op> =
  Record<never, never> extends Params<Op>
    ? { readonly params?: Params<Op> | undefined }
    : { readonly params: Params<Op> };

type BodyInit<Op> = Op extends { requestBody: { content: { "application/json": infer Body } } }
  ? { readonly body: Body }
  : { readonly body?: undefined };

type HeadersOf<Op> = Op extends { parameters: { header?: infer Headers } } ? NonNullable<Headers> : never;

type KeyInit<Op> = [HeadersOf<Op>] extends [never]
  ? Record<never, never>
  : "Idempotency-Key" extends keyof HeadersOf<Op>
    ? {
        /** Makes a create safe to retry: the same key gives the same response for 24 hours. See `newIdempotencyKey`. */
        readonly idempotencyKey?: string | undefined;
      }
    : Record<never, never>;

/** Options of a call besides its parameters. */
export interface CallOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this request; they override the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Lets the request outlive its page. */
  readonly keepalive?: boolean | undefined;
  /** How the browser's cache is used. */
  readonly cache?:
    | "default"
    | "no-store"
    | "reload"
    | "no-cache"
    | "force-cache"
    | "only-if-cached"
    | undefined;
}

/** Parameters, body and options of a call. */
export type Init<Path extends keyof paths, M extends Method> = ParamsInit<Operation<Path, M>> &
  BodyInit<Operation<Path, M>> &
  KeyInit<Operation<Path, M>> &
  CallOptions;

type InitArguments<T> = Record<never, never> extends T ? [init?: T] : [init: T];

type Body<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

type DataOf<T> = T extends { data: infer Data } ? Data : T;

type SuccessOf<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201 | 202 | 204)]: DataOf<Body<Responses[Status]>>;
    }[keyof Responses & (200 | 201 | 202 | 204)]
  : never;

/** `data` of a successful response. */
export type Data<Path extends keyof paths, M extends Method> = SuccessOf<Operation<Path, M>>;

/** `ApiError.data` for an error status; that of a conflict (409) is the present state. */
export type ErrorData<Path extends keyof paths, M extends Method, Status extends number = 409> =
  Operation<Path, M> extends { responses: infer Responses }
    ? Status extends keyof Responses
      ? DataOf<Body<Responses[Status]>>
      : never
    : never;

/** All types of the contract by name: `Schemas["Diary"]`, `Schemas["Week"]`. */
export type Schemas = components["schemas"];

/** A response without its envelope. */
export interface ApiAnswer<T> {
  readonly data: T;
  /** Messages for the user, already passed to `onDetails`; often empty. */
  readonly details: readonly Detail[];
  readonly status: number;
}

/** A method of the client. */
export type Call<M extends Method> = <Path extends PathWith<M>>(
  path: Path,
  ...init: InitArguments<Init<Path, M>>
) => Promise<ApiAnswer<Data<Path, M>>>;

/** The typed client: `api.GET("/diaries/{id}", { params: { path: { id: 12 } } })`. */
export interface ApiClient {
  readonly GET: Call<"get">;
  readonly POST: Call<"post">;
  readonly PUT: Call<"put">;
  readonly PATCH: Call<"patch">;
  readonly DELETE: Call<"delete">;
}
