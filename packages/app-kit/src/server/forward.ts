import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

/** Headers that belong to one connection and are never passed on. */
const HOP_BY_HOP = new Set([
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

/** After an early answer the rest of an upload is read away for this long, so that the browser sees it. */
const DRAIN_MS = 5000;
/** Type of answers that have no end. */
const EVENT_STREAM = "text/event-stream";
/** Milliseconds of silence after which a browser is asked whether it is still there. */
const STILL_THERE_MS = 30_000;
/** How long an answer of the api may be that is read whole to look for a token. */
const INSPECTED_BYTES = 1024 * 1024;

/** A server behind this one; keeps its connections. */
export interface Upstream {
  forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): void;
  /** Ends the answers that have no end of their own, with their last words; all others go out whole. */
  endStreams(): void;
  /** Ends every open stream and connection. */
  close(): void;
}

/** How one request is passed on. */
export interface ForwardOptions {
  /** Path and query at the upstream. */
  path: string;
  /** Headers sent instead of the visitor's; `undefined` drops one. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Largest body that is passed on, in bytes. */
  maxBytes: number;
  /** Headers added to the answer. */
  answerHeaders: Readonly<Record<string, string>>;
  /** Writes the answer to a body over the limit. */
  refuse: (response: ServerResponse) => void;
  /** Writes the answer when the upstream cannot be reached. */
  fail: (response: ServerResponse, error: Error) => void;
  /** Reads an answer whole and may change it: body and cookies to set. */
  inspect?: (status: number, body: Buffer) => { body: Buffer; setCookie?: string };
  /** Called with the status and headers of the answer before anything is sent; what is returned is sent as `Set-Cookie`. */
  cookiesFor?: (status: number, headers: IncomingHttpHeaders) => readonly string[];
  /** The answer has no end of its own: it takes no place of those that do. What is said to it when this server stops. */
  endless?: { readonly lastWords: string };
  /** Headers of the answer that are not passed on. */
  withheld?: ReadonlySet<string>;
}

/**
 * Makes the passage to a server: bodies and answers are streamed, neither parsed nor compressed. When the
 * upstream answers before the body has ended (too large, not allowed), its answer wins over the broken pipe.
 *
 * @param origin - origin of the upstream
 */
export function createUpstream(origin: string): Upstream {
  const base = new URL(origin);
  const isSecure = base.protocol === "https:";
  const agent = isSecure
    ? new HttpsAgent({ keepAlive: true, maxSockets: 256 })
    : new HttpAgent({ keepAlive: true, maxSockets: 256 });
  const open = new Set<ServerResponse>();
  const endings = new Set<() => void>();
  const send = isSecure ? httpsRequest : httpRequest;

  return {
    endStreams() {
      for (const end of endings) end();
    },
    close() {
      for (const response of open) response.destroy();
      agent.destroy();
    },
    forward(request, response, options) {
      open.add(response);
      response.once("close", () => open.delete(response));

      const declared = Number(request.headers["content-length"] ?? 0);
      if (declared > options.maxBytes) {
        drain(request);
        options.refuse(response);
        return;
      }

      const outgoing = send({
        protocol: base.protocol,
        hostname: base.hostname,
        port: base.port,
        method: request.method,
        path: options.path,
        headers: passedHeaders(request, options.headers),
        // One that is held for hours is none of the few that all share.
        agent: options.endless ? false : agent,
      });
      let isAnswered = false;
      const fail = (error: Error) => {
        if (isAnswered || response.headersSent || response.destroyed) return;
        isAnswered = true;
        drain(request);
        options.fail(response, error);
      };

      outgoing.on("response", (answer) => {
        if (isAnswered) return void answer.resume();
        isAnswered = true;
        const isEarly = !request.complete;
        if (isEarly) request.unpipe(outgoing);
        relay(answer, response, options);
        if (options.endless && answer.headers["content-type"]?.startsWith(EVENT_STREAM)) {
          const end = holdOpen(answer, response, options.endless.lastWords);
          endings.add(end);
          response.once("close", () => endings.delete(end));
        }
        response.once("close", () => {
          answer.destroy();
          if (isEarly) outgoing.destroy();
        });
        if (isEarly) drain(request);
      });
      // A write error may come just before the answer that explains it: let that one through first.
      outgoing.on("error", (error) => setTimeout(fail, isAnswered ? 0 : 50, error));
      response.once("close", () => {
        if (!response.writableFinished) outgoing.destroy();
      });

      let sent = 0;
      request.on("data", (chunk: Buffer) => {
        sent += chunk.byteLength;
        if (sent <= options.maxBytes || isAnswered) return;
        isAnswered = true;
        request.unpipe(outgoing);
        outgoing.destroy();
        drain(request);
        options.refuse(response);
      });
      request.once("aborted", () => outgoing.destroy());
      request.pipe(outgoing);
    },
  };
}

function passedHeaders(
  request: IncomingMessage,
  overrides: ForwardOptions["headers"],
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
  return headers;
}

function relay(answer: IncomingMessage, response: ServerResponse, options: ForwardOptions): void {
  const status = answer.statusCode ?? 502;
  const headers: Record<string, string | string[]> = { ...options.answerHeaders };
  for (const [name, value] of Object.entries(answer.headers)) {
    const isPassed = !HOP_BY_HOP.has(name) && name !== "set-cookie" && !options.withheld?.has(name);
    if (value !== undefined && isPassed) headers[name] = value;
  }
  const cookies = [...(options.cookiesFor?.(status, answer.headers) ?? [])];
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  const { inspect } = options;
  if (!inspect || status === 204 || status === 304) {
    response.writeHead(status, headers);
    response.flushHeaders();
    answer.pipe(response);
    answer.once("error", () => response.destroy());
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  answer.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > INSPECTED_BYTES) answer.destroy(new Error("The answer is too long to be inspected"));
    else chunks.push(chunk);
  });
  answer.once("error", () => response.destroy());
  answer.once("end", () => {
    const { body, setCookie } = inspect(status, Buffer.concat(chunks));
    if (setCookie) headers["set-cookie"] = [...cookies, setCookie];
    headers["content-length"] = String(body.byteLength);
    response.writeHead(status, headers);
    response.end(body);
  });
}

/**
 * Lets a stream of events stand as long as both sides do.
 *
 * @returns ends it, with last words when no event is just going out
 */
function holdOpen(answer: IncomingMessage, response: ServerResponse, lastWords: string): () => void {
  // A browser that vanished says nothing, and what little is sent to it would wait for a quarter of an hour.
  response.socket?.setKeepAlive(true, STILL_THERE_MS);
  let isBetweenEvents = true;
  answer.on("data", (chunk: Buffer) => {
    isBetweenEvents = chunk.toString("latin1").endsWith("\n\n");
  });
  return () => {
    answer.unpipe(response);
    response.end(isBetweenEvents ? lastWords : undefined);
  };
}

/** Reads the rest of a request away, then cuts the connection if it has not ended. */
function drain(request: IncomingMessage): void {
  request.resume();
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  timer.unref();
  request.once("end", () => clearTimeout(timer));
  request.once("close", () => clearTimeout(timer));
}
