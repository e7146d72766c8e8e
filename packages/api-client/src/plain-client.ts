import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import type { ApiClient, Method } from "./call-types.ts";
import { type Arrived, clientBy, type Outgoing } from "./client.ts";
import type { Exchange, PlainBody } from "./exchange.ts";
import { baseOf, type ClientOptions, checkBases } from "./options.ts";

const querySerializer = createQuerySerializer();

/** Options of {@link createPlainClient}. */
export interface PlainClientOptions extends Omit<ClientOptions, "fetch"> {
  /** Sends a request and reads its response. */
  readonly exchange: Exchange;
}

/**
 * Creates the client of {@link createClient} for servers that send many requests. It passes plain values to your `exchange`
 * function, which may reuse connections and cache responses, and creates no `Request` and `Response`. URLs, headers, retries and
 * errors are the same; `cache` and `keepalive` of a call are ignored.
 *
 * @throws TypeError for an unusable `apiBase` or `uploadBase`
 *
 * @example
 * const api = createPlainClient({ apiBase: "http://127.0.0.1:3002/api", exchange: (call) => sendByPool(call) });
 */
export function createPlainClient(options: PlainClientOptions): ApiClient {
  checkBasesOnce(options);
  return clientBy(options, (method, path, request) => exchanged(options, method, path, request));
}

/** The base URLs of the last client that passed the check: a server creates a client per request, all with the same ones. */
let checkedApiBase: string | undefined;
let checkedUploadBase: string | undefined;

function checkBasesOnce({ apiBase, uploadBase }: PlainClientOptions): void {
  if (apiBase === checkedApiBase && uploadBase === checkedUploadBase && apiBase !== undefined) return;
  checkBases({ apiBase, uploadBase });
  checkedApiBase = apiBase;
  checkedUploadBase = uploadBase;
}

async function exchanged(
  options: PlainClientOptions,
  method: Method,
  path: string,
  { body, params = {}, signal, headers: given }: Outgoing,
): Promise<Arrived> {
  const headers = byName(given);
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

/** Headers by lower-case name, so that those of a call override the client's in any spelling. */
function byName(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) named[name.toLowerCase()] = value;
  }
  return named;
}

/** Parses an error body; text that is not JSON stays text. */
function errorOf(body: PlainBody): unknown {
  if (typeof body !== "string") return body.parsed;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
