import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import type { ApiClient, Method } from "./call-types.ts";
import { type Arrived, type CheckedInit, clientBy, requestOf } from "./client.ts";
import type { Exchange, PlainBody } from "./exchange.ts";
import { baseOf, type ClientOptions } from "./options.ts";

const querySerializer = createQuerySerializer();

/** What {@link createPlainClient} needs to know. */
export interface PlainClientOptions extends Omit<ClientOptions, "fetch"> {
  /** Sends a call and reads its answer. */
  readonly exchange: Exchange;
}

/**
 * The client of {@link createClient} for servers that make many calls: it sends plain values by a function of yours, which may keep
 * connections and answers, and makes no `Request` and `Response`. Addresses, headers, repetitions and errors are the same; `cache` and
 * `keepalive` of a call mean nothing to it.
 *
 * @example
 * const api = createPlainClient({ apiBase: "http://127.0.0.1:3002/api", exchange: (call) => sendByPool(call) });
 */
export function createPlainClient(options: PlainClientOptions): ApiClient {
  return clientBy(options, (method, path, init) => exchanged(options, method, path, init));
}

async function exchanged(
  options: PlainClientOptions,
  method: Method,
  path: string,
  init: CheckedInit,
): Promise<Arrived> {
  const { body, params = {}, signal } = init;
  const headers = byName(requestOf(options, init).headers);
  if (body !== undefined) headers["content-type"] ??= "application/json";
  const answer = await options.exchange({
    method: method.toUpperCase(),
    url: createFinalURL(path, {
      baseUrl: baseOf(options, path),
      params,
      querySerializer,
      pathSerializer: defaultPathSerializer,
    }),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  const { status } = answer;
  const ok = status >= 200 && status < 300;
  return {
    response: { ok, status, headers: { get: (name) => answer.header(name.toLowerCase()) } },
    body: status === 204 ? "" : answer.body,
    error: ok ? undefined : errorOf(answer.body),
  };
}

/** Headers with their names in small letters, so that those of a call win however they are written. */
function byName(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) named[name.toLowerCase()] = value;
  }
  return named;
}

/** What an error says; text that is no JSON stays text. */
function errorOf(body: PlainBody): unknown {
  if (typeof body !== "string") return body.parsed;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
