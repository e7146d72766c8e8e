import { checkBases } from "./base-urls.ts";
import type { ApiClient } from "./call-types.ts";
import { clientBy } from "./client.ts";
import type { Exchange } from "./exchange.ts";
import type { ClientOptions } from "./options.ts";
import { plainCallOf } from "./plain-request.ts";

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
  return clientBy(options, async (method, path, request) => {
    const answer = await options.exchange(plainCallOf(options, method, path, request));
    const { status, body } = answer;
    const headers = { get: (name: string) => answer.header(name.toLowerCase()) };
    return { response: { ok: status >= 200 && status < 300, status, headers }, body };
  });
}

/** The base URLs of the last client that passed the check: a server creates a client per request, all with the same ones. */
let checkedApiBase: string | undefined;
let checkedUploadBase: string | undefined;

function checkBasesOnce(options: PlainClientOptions): void {
  const { apiBase, uploadBase } = Object(options) as PlainClientOptions;
  if (apiBase === checkedApiBase && uploadBase === checkedUploadBase && apiBase !== undefined) return;
  checkBases({ apiBase, uploadBase });
  checkedApiBase = apiBase;
  checkedUploadBase = uploadBase;
}
