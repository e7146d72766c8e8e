import createFetchClient from "openapi-fetch";
import { ApiError, requestIdOf } from "./api-error.ts";
import type { ApiAnswer, ApiClient, Call, CallOptions, Method } from "./call-types.ts";
import { machineClock } from "./clock.ts";
import { openEnvelope } from "./envelope.ts";
import type { PlainBody } from "./exchange.ts";
import { commonHeaders } from "./headers.ts";
import { baseOf, type ClientOptions } from "./options.ts";
import { isAbort, withRetry } from "./retry.ts";

/** A call whose types {@link ApiClient} has checked. */
export interface CheckedInit extends CallOptions {
  readonly params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  readonly body?: unknown;
  readonly idempotencyKey?: string;
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

/** What came, by whichever way. */
export interface Arrived {
  readonly response: {
    readonly ok: boolean;
    readonly status: number;
    readonly headers: { get(name: string): string | null };
  };
  /** Of a success. */
  readonly body: PlainBody;
  /** Of a failure: its body, parsed where it is JSON. */
  readonly error?: unknown;
}

/** Sends a call once. */
export type Sending = (method: Method, path: string, init: CheckedInit) => Promise<Arrived>;

/**
 * Makes a client of the API, typed by the contract. Making one costs next to nothing: a server makes one per request.
 *
 * A method answers `{ data, details, status }` with the envelope taken off (`data` is undefined for 204). It throws
 * {@link ApiError} for an error status and, with status 0, when there was no answer; an aborted call throws what it was
 * aborted with.
 *
 * @example
 * const api = createClient({ apiBase: "/api", onDetails: (details) => toasts.add(details) });
 * const { data } = await api.GET("/diaries/{id}", { params: { path: { id: "12-night-plum" } } });
 */
export function createClient(options: ClientOptions): ApiClient {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const transport = createFetchClient<CheckedPaths>({ fetch: send });
  return clientBy(options, async (method, path, init) => {
    const answered = await transport.request(method, path, {
      ...requestOf(options, init),
      baseUrl: baseOf(options, path),
      parseAs: "stream",
    });
    const hasBody = answered.response.ok && answered.response.status !== 204;
    // Read here, so that an answer that breaks off in the middle is a failure of the network as well.
    return { ...answered, body: hasBody ? await answered.response.text() : "" };
  });
}

/** The client over a way of sending. */
export function clientBy(options: ClientOptions, send: Sending): ApiClient {
  const clock = options.clock ?? machineClock;

  async function call(method: Method, path: string, init: CheckedInit = {}): Promise<ApiAnswer<unknown>> {
    try {
      const { response, error, body } = await withRetry({ method, signal: init.signal, clock }, () =>
        send(method, path, init),
      );
      if (!response.ok) throw failureOf(response, error, options);
      const { data, details } = openEnvelope(
        typeof body === "string" ? bodyOf(body, response.status) : body.parsed,
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

/** Body, signal and all headers of a call. */
export function requestOf(options: ClientOptions, init: CheckedInit) {
  const { idempotencyKey, headers, ...rest } = init;
  const key = idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
  return { ...rest, headers: { ...commonHeaders(options), ...key, ...headers } };
}

function bodyOf(text: string, status: number): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ status, message: "The answer is not JSON", cause });
  }
}

function failureOf(response: Arrived["response"], body: unknown, options: ClientOptions): ApiError {
  const isOurs = typeof body === "object";
  const { data, details } = openEnvelope(isOurs ? body : undefined);
  if (details.length > 0) options.onDetails?.(details);
  const requestId = requestIdOf(response.headers.get("X-Request-Id"), details);
  return new ApiError({ status: response.status, details, data, requestId });
}
