import createFetchClient from "openapi-fetch";
import { ApiError, isPageStatus, notApiText, requestIdOf } from "./api-error.ts";
import type { ApiAnswer, ApiClient, Call, CallOptions, Method } from "./call-types.ts";
import { machineClock } from "./clock.ts";
import { isEnvelope, openEnvelope } from "./envelope.ts";
import type { PlainBody } from "./exchange.ts";
import { commonHeaders, possible } from "./headers.ts";
import { baseOf, type ClientOptions, checkBases, checkPath } from "./options.ts";
import { isAbort, withRetry } from "./retry.ts";
import { wellFormed } from "./well-formed.ts";

/** A call whose types {@link ApiClient} checked. */
export interface CheckedInit extends CallOptions {
  readonly params?: { path?: Record<string, unknown>; query?: Record<string, unknown> } | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

/** A call with all its headers. Transports take undefined members for missing ones. */
export interface Outgoing {
  readonly params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly cache?: NonNullable<CallOptions["cache"]>;
  readonly headers: Record<string, string>;
}

/** The contract as the transport needs it, once the types are checked. */
interface CheckedPaths {
  [path: string]: Record<Method, CheckedOperation>;
}

interface CheckedOperation {
  parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
}

/** A response of any transport. */
export interface Arrived {
  readonly response: {
    readonly ok: boolean;
    readonly status: number;
    readonly headers: { get(name: string): string | null };
  };
  /** Body of a success. */
  readonly body: PlainBody;
  /** Body of an error, parsed if it is JSON. */
  readonly error?: unknown;
}

/** Sends a request once. */
export type Sending = (method: Method, path: string, request: Outgoing) => Promise<Arrived>;

/**
 * Creates an API client typed by the contract. It is cheap enough to create one per request on a server.
 *
 * A method resolves to `{ data, details, status }` without the envelope (`data` is undefined for 204). It throws
 * {@link ApiError} for an error status and, with status 0, without a response. An aborted call throws the abort reason, a path parameter
 * "." or ".." a RangeError. An unusable `apiBase` throws a TypeError at once.
 *
 * @example
 * const api = createClient({ apiBase: "/api", onDetails: (details) => toasts.add(details) });
 * const { data } = await api.GET("/diaries/{id}", { params: { path: { id: "12-night-plum" } } });
 */
export function createClient(options: ClientOptions): ApiClient {
  checkBases(options);
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const transport = createFetchClient<CheckedPaths>({ fetch: send });
  return clientBy(options, async (method, path, request) => {
    const answered = await transport.request(method, path, {
      ...request,
      baseUrl: baseOf(options, path),
      parseAs: "stream",
    });
    const hasBody = answered.response.ok && answered.response.status !== 204;
    // Read here, so that an incomplete response counts as a network error.
    return { ...answered, body: hasBody ? await answered.response.text() : "" };
  });
}

/** Creates the client on top of a transport. */
export function clientBy(options: ClientOptions, send: Sending): ApiClient {
  const clock = options.clock ?? machineClock;

  async function call(method: Method, path: string, init: CheckedInit = {}): Promise<ApiAnswer<unknown>> {
    checkPath(init.params?.path);
    // Out of the try: an impossible header is a mistake of the program, not of the network.
    const request = requestOf(options, init);
    try {
      const { response, error, body } = await withRetry({ method, signal: init.signal, clock }, () =>
        send(method, path, request),
      );
      const base = baseOf(options, path);
      if (!response.ok) throw failureOf(response, error, options, base);
      const { data, details } = openEnvelope(
        typeof body === "string" ? bodyOf(body, response.status, base) : body.parsed,
      );
      if (details.length > 0) options.onDetails?.(details);
      return { data, details, status: response.status };
    } catch (cause) {
      if (cause instanceof ApiError || isAbort(cause) || init.signal?.aborted) throw cause;
      throw new ApiError({ status: 0, cause });
    }
  }

  function method<M extends Method>(name: M): Call<M> {
    return ((path: string, init?: CheckedInit) => call(name, path, init)) as Call<M>;
  }

  return {
    GET: method("get"),
    POST: method("post"),
    PUT: method("put"),
    PATCH: method("patch"),
    DELETE: method("delete"),
  };
}

/** Characters valid in a header; the server validates the key itself. */
const IDEMPOTENCY_KEY = /^[\x20-\x7e]+$/;

/**
 * Parameters, body and all headers of a request. Omits a key that no header can contain, such as from a tampered form.
 *
 * @throws TypeError for another header that none can be
 */
export function requestOf(options: ClientOptions, init: CheckedInit): Outgoing {
  const { idempotencyKey, headers, params, ...rest } = init;
  const isKey = idempotencyKey !== undefined && IDEMPOTENCY_KEY.test(idempotencyKey);
  const key = isKey ? { "Idempotency-Key": idempotencyKey } : {};
  return {
    ...rest,
    params: params && wellFormed(params),
    headers: possible({ ...commonHeaders(options), ...key, ...headers }),
  } as Outgoing;
}

function bodyOf(text: string, status: number, base: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ status, message: notApiText(base), cause });
  }
}

function failureOf(
  response: Arrived["response"],
  body: unknown,
  options: ClientOptions,
  base: string,
): ApiError {
  const { data, details } = openEnvelope(typeof body === "object" ? body : undefined);
  if (details.length > 0) options.onDetails?.(details);
  const requestId = requestIdOf(response.headers.get("X-Request-Id"), details);
  const page = isPageStatus(response.status) && !isEnvelope(body) && { message: notApiText(base) };
  return new ApiError({ status: response.status, details, data, requestId, ...page });
}
