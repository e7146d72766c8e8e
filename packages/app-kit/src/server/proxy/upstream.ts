import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { type Caller, CallerLimits, TooManyRequests } from "./caller-limits.ts";
import { holdOpen } from "./hold-open.ts";
import { BODY_MEMORY, POOLS, type Pool, type PoolName } from "./pools.ts";
import {
  BodyAborted,
  BodyMemory,
  BodyMemoryFull,
  BodyStalled,
  BodyTooLarge,
  hasBody,
  type ReadBody,
  readBody,
} from "./read-body.ts";
import { HOP_BY_HOP, type RelayOptions, relayResponse } from "./relay-response.ts";

/** After an early response the rest of an upload is discarded for this long, so that the browser sees the response. */
const DRAIN_MS = 5000;
/** Type of responses that have no end. */
const EVENT_STREAM = "text/event-stream";
/** A write error may precede the early response that explains it by this long. */
const EARLY_RESPONSE_MS = 50;

/** A server behind this one. */
export interface Upstream {
  /** Forwards a request. Whatever happens, the response is sent or its connection closed. */
  forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): Promise<void>;
  /** Ends event streams with their last words; all other responses are finished. */
  endStreams(): void;
  /** Ends every open response and connection. */
  close(): void;
}

/** Why a request is not forwarded: body too slow, too large, too many open requests, upstream unavailable. */
export type Refusal = 408 | 413 | 429 | 503;

/** How one request is forwarded. */
export interface ForwardOptions extends RelayOptions {
  readonly pool: PoolName;
  readonly caller: Caller;
  /** Path and query at the upstream. */
  readonly path: string;
  /** Headers sent instead of the client's; `undefined` removes one. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Largest body that is forwarded, in bytes. */
  readonly maxBytes: number;
  /** Sends the response to a request that is not forwarded. */
  readonly refuse: (response: ServerResponse, status: Refusal, error: Error) => void;
  /** Sent to the clients of event streams when this server stops. */
  readonly lastWords?: string;
}

/**
 * Forwards requests to a server. Bodies and responses are streamed, neither parsed nor compressed. Small bodies are
 * received before an upstream connection is taken, large ones once they flow. When the upstream responds before the
 * body has ended (too large, no right), its response wins over the broken pipe.
 *
 * @param origin - origin of the upstream
 * @param pools - limits; tests pass shorter times
 */
export function createUpstream(origin: string, pools: Readonly<Record<PoolName, Pool>> = POOLS): Upstream {
  const base = new URL(origin);
  const isSecure = base.protocol === "https:";
  const send = isSecure ? httpsRequest : httpRequest;
  const agentOf = ({ sockets }: Pool): HttpAgent | HttpsAgent | false => {
    if (sockets === undefined) return false;
    const options = { keepAlive: true, maxSockets: sockets };
    return isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  };
  const laneOf = (pool: Pool) => ({ pool, agent: agentOf(pool), limits: new CallerLimits(pool) });
  const lanes = {
    calls: laneOf(pools.calls),
    uploads: laneOf(pools.uploads),
    media: laneOf(pools.media),
    live: laneOf(pools.live),
  };
  const memory = new BodyMemory(BODY_MEMORY.perAddress, BODY_MEMORY.total);
  const open = new Set<ServerResponse>();
  const endings = new Set<() => void>();

  async function run(request: IncomingMessage, response: ServerResponse, options: ForwardOptions) {
    const { pool, agent, limits } = lanes[options.pool];
    const { address, member } = options.caller;
    const body = await readBody(request, {
      maxBytes: options.maxBytes,
      idleMs: pool.bodyIdleMs,
      atLeast: pool.bodyFirst,
      memory,
      address,
    });
    const place = await limits.enter({ address, member }, response);
    const outgoing = send({
      protocol: base.protocol,
      hostname: base.hostname,
      port: base.port,
      method: request.method,
      path: options.path,
      headers: forwardedHeaders(request, options.headers, body),
      agent,
    });
    await new Promise<void>((resolve, reject) => {
      let isSettled = false;
      const settle = (end: () => void) => {
        if (isSettled) return;
        isSettled = true;
        clearTimeout(timer);
        end();
      };
      const fail = (error: Error) => settle(() => reject(error));
      let timer = setTimeout(() => fail(new Error("The upstream did not respond")), pool.responseMs);

      outgoing.on("response", (incoming) => {
        if (isSettled) return void incoming.resume();
        settle(() => {
          const isEarly = !request.complete;
          place.progress();
          relayResponse(incoming, response, options, pool, () => place.progress());
          if (options.lastWords !== undefined && incoming.headers["content-type"]?.startsWith(EVENT_STREAM)) {
            const end = holdOpen(incoming, response, options.lastWords);
            endings.add(end);
            response.once("close", () => endings.delete(end));
          }
          response.once("close", () => {
            incoming.destroy();
            if (isEarly) outgoing.destroy();
          });
          if (isEarly) drain(request);
          resolve();
        });
      });
      outgoing.on("error", (error) => setTimeout(fail, isSettled ? 0 : EARLY_RESPONSE_MS, error));
      response.once("close", () => {
        if (!response.writableFinished) outgoing.destroy();
        fail(new BodyAborted());
      });

      if (body.isComplete) return void outgoing.end(body.bytes.byteLength > 0 ? body.bytes : undefined);
      clearTimeout(timer);
      timer = setTimeout(() => fail(new BodyStalled()), pool.bodyIdleMs);
      place.progress();
      let sent = body.bytes.byteLength;
      outgoing.write(body.bytes);
      request.on("data", (chunk: Buffer) => {
        if (isSettled) return;
        timer.refresh();
        place.progress();
        sent += chunk.byteLength;
        if (sent > options.maxBytes) return fail(new BodyTooLarge());
        if (!outgoing.write(chunk)) request.pause();
      });
      outgoing.on("drain", () => {
        if (isSettled) return;
        timer.refresh();
        request.resume();
      });
      request.once("end", () => {
        if (isSettled) return;
        place.lastByte = undefined;
        clearTimeout(timer);
        timer = setTimeout(() => fail(new Error("The upstream did not respond")), pool.responseMs);
        outgoing.end();
      });
      request.resume();
    }).catch((error: unknown) => {
      outgoing.destroy();
      throw error;
    });
  }

  return {
    endStreams() {
      for (const end of endings) end();
    },
    close() {
      for (const response of open) response.destroy();
      for (const { agent } of Object.values(lanes)) if (agent) agent.destroy();
    },
    async forward(request, response, options) {
      open.add(response);
      response.once("close", () => open.delete(response));
      try {
        await run(request, response, options);
      } catch (error) {
        if (response.headersSent) return void response.destroy();
        drain(request);
        if (response.closed) return;
        const cause = error instanceof Error ? error : new Error(String(error));
        options.refuse(response, refusalOf(cause), cause);
      }
    },
  };
}

function refusalOf(error: Error): Refusal {
  if (error instanceof TooManyRequests || error instanceof BodyMemoryFull) return 429;
  if (error instanceof BodyTooLarge) return 413;
  return error instanceof BodyStalled ? 408 : 503;
}

function forwardedHeaders(
  request: IncomingMessage,
  overrides: ForwardOptions["headers"],
  body: ReadBody,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && name !== "host" && name !== "expect") {
      headers[name] = value;
    }
  }
  for (const [name, value] of Object.entries(overrides)) {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  }
  if (body.isComplete && hasBody(request)) headers["content-length"] = String(body.bytes.byteLength);
  return headers;
}

/** Discards the rest of a request, then closes the connection if it has not ended. */
function drain(request: IncomingMessage): void {
  request.resume();
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  timer.unref();
  request.once("end", () => clearTimeout(timer));
  request.once("close", () => clearTimeout(timer));
}
