import { ApiError, notApiText, requestIdOf, statusText } from "./api-error.ts";
import { checkBases } from "./base-urls.ts";
import type { ApiAnswer, ApiClient, Call, CallOptions, Method } from "./call-types.ts";
import { machineClock } from "./clock.ts";
import { isEnvelope, openEnvelope, parsedBody } from "./envelope.ts";
import type { PlainBody } from "./exchange.ts";
import { commonHeaders, possible } from "./headers.ts";
import { baseOf, type ClientOptions } from "./options.ts";
import type { Outgoing } from "./outgoing.ts";
import { checkPath } from "./path-parameters.ts";
import { plainCallOf } from "./plain-request.ts";
import { isAbort, retryAfterOf, withRetry } from "./retry.ts";
import { wellFormed } from "./well-formed.ts";

/** A call whose types {@link ApiClient} checked. */
export interface CheckedInit extends CallOptions {
  readonly params?: { path?: Record<string, unknown>; query?: Record<string, unknown> } | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

/** A response of any transport. */
export interface Arrived {
  readonly response: {
    readonly ok: boolean;
    readonly status: number;
    readonly headers: { get(name: string): string | null };
  };
  readonly body: PlainBody;
}

/** Sends a request once. */
export type Sending = (method: Method, path: string, request: Outgoing) => Promise<Arrived>;

/**
 * Creates an API client typed by the contract. It is cheap enough to create one per request on a server.
 *
 * A method resolves to `{ data, details, status }` without the envelope (`data` is undefined for 204). It throws
 * {@link ApiError} for an error status, for a success without an envelope (something else than the API answered) and, with status 0,
 * without a response. An aborted call throws the abort reason; a path without "/", or with a parameter that is missing, empty, "." or
 * "..", a RangeError. An unusable `apiBase` throws a TypeError at once.
 *
 * @example
 * const api = createClient({ apiBase: "/api", onDetails: (details) => toasts.add(details) });
 * const { data } = await api.GET("/diaries/{id}", { params: { path: { id: "12-night-plum" } } });
 */
export function createClient(options: ClientOptions): ApiClient {
  checkBases(options);
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return clientBy(options, async (method, path, outgoing) => {
    const { url, ...call } = plainCallOf(options, method, path, outgoing);
    const { keepalive, cache } = outgoing;
    const response = await send(new Request(url, { ...call, keepalive, cache } as RequestInit));
    // Read here, so that an incomplete response counts as a network error.
    return { response, body: await response.text() };
  });
}

/** Creates the client on top of a transport. */
export function clientBy(options: ClientOptions, send: Sending): ApiClient {
  const clock = options.clock ?? machineClock;

  async function call(method: Method, path: string, init: CheckedInit = {}): Promise<ApiAnswer<unknown>> {
    checkPath(path, init.params?.path);
    // Out of the try: an impossible header is a mistake of the program, not of the network.
    const request = requestOf(options, init);
    try {
      const { response, body } = await withRetry({ method, signal: init.signal, clock }, () =>
        send(method, path, request),
      );
      const { ok, status } = response;
      const parsed = typeof body === "string" ? parsedBody(body) : body.parsed;
      const base = baseOf(options, path);
      if (!ok) throw failureOf(response, parsed, options, base);
      const { data, details } = openEnvelope(parsed, "success");
      if (data === undefined && status !== 204) throw new ApiError({ status, message: notApiText(base) });
      if (details.length > 0) options.onDetails?.(details);
      return { data, details, status };
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

function failureOf(
  { status, headers }: Arrived["response"],
  body: unknown,
  options: ClientOptions,
  base: string,
): ApiError {
  const { data, details } = openEnvelope(body, "error");
  if (details.length > 0) options.onDetails?.(details);
  return new ApiError({
    status,
    details,
    data,
    requestId: requestIdOf(headers.get("X-Request-Id"), details),
    retryAfter: retryAfterOf(headers.get("Retry-After"), details, options),
    ...(!isEnvelope(body) && { message: statusText(status, base) }),
  });
}
