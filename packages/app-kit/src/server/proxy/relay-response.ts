import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Pool } from "./pools.ts";

/** Headers that belong to one connection and are never forwarded. */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Longest response that is read whole to look for a token. */
const INSPECTED_BYTES = 1024 * 1024;

/** How a response of the upstream reaches the client. */
export interface RelayOptions {
  /** Headers added to the response. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Headers of the upstream that are not forwarded. */
  readonly withheld?: ReadonlySet<string>;
  /** Values of `Set-Cookie`, from the status and headers of the upstream. */
  readonly cookiesFor?: (status: number, headers: IncomingHttpHeaders) => readonly string[];
  /** Headers that depend on the status. */
  readonly headersFor?: (status: number) => Readonly<Record<string, string>>;
  /** Reads the response whole and may change its body and set cookies. */
  readonly inspect?: (status: number, body: Buffer) => { body: Buffer; setCookies?: readonly string[] };
}

/**
 * Sends the upstream's response to the client. Both connections end when no byte moves for the pool's idle time.
 *
 * @param onProgress - called whenever bytes move
 */
export function relayResponse(
  incoming: IncomingMessage,
  response: ServerResponse,
  options: RelayOptions,
  pool: Pool,
  onProgress: () => void,
): void {
  const status = incoming.statusCode ?? 502;
  const headers = { ...relayedHeaders(incoming, options), ...options.headersFor?.(status) };
  const cookies = [...(options.cookiesFor?.(status, incoming.headers) ?? [])];
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  incoming.once("error", () => response.destroy());
  const { inspect } = options;
  if (inspect && status !== 204 && status !== 304) {
    inspectWhole(incoming, (body) => {
      const changed = inspect(status, body);
      if (changed.setCookies) headers["set-cookie"] = [...cookies, ...changed.setCookies];
      headers["content-length"] = String(changed.body.byteLength);
      response.writeHead(status, headers);
      response.end(changed.body);
    });
    return;
  }
  response.writeHead(status, headers);
  response.flushHeaders();
  stream(incoming, response, pool, onProgress);
}

function relayedHeaders(
  incoming: IncomingMessage,
  { responseHeaders, withheld }: RelayOptions,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { ...responseHeaders };
  for (const [name, value] of Object.entries(incoming.headers)) {
    const isForwarded = !HOP_BY_HOP.has(name) && name !== "set-cookie" && !withheld?.has(name);
    if (value !== undefined && isForwarded) headers[name] = value;
  }
  return headers;
}

/** A pipe with a buffer of its own size and a limit on idle time. */
function stream(
  incoming: IncomingMessage,
  response: ServerResponse,
  pool: Pool,
  onProgress: () => void,
): void {
  const idle =
    pool.relayIdleMs === undefined ? undefined : setTimeout(() => response.destroy(), pool.relayIdleMs);
  incoming.on("data", (chunk: Buffer) => {
    idle?.refresh();
    onProgress();
    response.write(chunk);
    if (response.writableLength > pool.buffered) incoming.pause();
  });
  incoming.once("end", () => {
    if (!response.writableEnded) response.end();
  });
  response.on("drain", () => {
    idle?.refresh();
    onProgress();
    incoming.resume();
  });
  response.once("close", () => clearTimeout(idle));
}

function inspectWhole(incoming: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > INSPECTED_BYTES) incoming.destroy(new Error("The response is too long to be inspected"));
    else chunks.push(chunk);
  });
  incoming.once("end", () => done(Buffer.concat(chunks)));
}
