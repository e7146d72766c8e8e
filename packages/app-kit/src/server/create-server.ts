import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { rememberAddresses } from "@grow/server-kit/remember-addresses.ts";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { HeardPosition } from "../request/log-position.ts";
import { registerApiProxy } from "./api-proxy.ts";
import { type AppEnvironment, ownOrigin } from "./app-environment.ts";
import { makeDrainable } from "./drain.ts";
import { METHODS } from "./methods.ts";
import { registerMetrics } from "./metrics.ts";
import { isOwnWrite } from "./origin-check.ts";
import type { PageHandler } from "./remix-adapter.ts";
import { generalHeaders } from "./security-headers.ts";
import { answerStatic, isStaticPath, type StaticFiles } from "./static-files.ts";
import { validPath } from "./valid-path.ts";

/** Milliseconds for the first byte of a connection that opened just before the server stops. */
const SILENCE_MS = 500;

/** Milliseconds for a whole request: an upload on a slow connection takes long, and stalled ones end sooner. */
const REQUEST_MS = 60 * 60_000;

/** Milliseconds for the head of a request. */
const HEAD_MS = 30_000;

/** Milliseconds that an idle connection stays open: longer than proxies keep theirs (nginx: 60 s), or one would send on a closed one. */
const KEEP_ALIVE_MS = 72_000;

/** The parts a server is made of. */
export interface ServerParts {
  environment: AppEnvironment;
  page: PageHandler;
  /** Built files; undefined in development, when Vite serves them. */
  files?: StaticFiles;
  /** Receives every request first in development. */
  wrap?: (next: RequestListener, server: Server) => RequestListener;
  /** Version of the built site, for version checks by pages. */
  version?: string;
  /** Log position of the last change this server was notified of. */
  heard?: HeardPosition;
}

/** Creates the HTTP server of an app; it does not listen yet. */
export function createAppServer(parts: ServerParts): FastifyInstance {
  const { environment, page, files } = parts;
  const app = Fastify({
    logger: { level: environment.logLevel, serializers: { req: loggedRequest } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...environment.trustedProxies],
    // Limits apply where bodies are read.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { ignoreDuplicateSlashes: false },
    rewriteUrl: ({ url = "/" }) => validPath(url),
    forceCloseConnections: "idle",
    // A request on a connection that is about to close still gets its response.
    return503OnClosing: false,
    serverFactory: (handler) => {
      const timeouts = {
        requestTimeout: REQUEST_MS,
        headersTimeout: HEAD_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      };
      const server = createServer(timeouts, (request, response) => listener(request, response));
      const listener: RequestListener = parts.wrap ? parts.wrap(handler, server) : handler;
      return server;
    },
  });
  rememberAddresses(app.server);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  const general = Object.entries(generalHeaders(environment));
  app.addHook("onRequest", async (request, reply) => {
    for (const [name, value] of general) reply.header(name, value);
    if (!METHODS.some((method) => method === request.method)) {
      return reply
        .code(405)
        .header("allow", METHODS.join(", "))
        .type("text/plain")
        .send("Method not allowed");
    }
    if (!isOwnWrite(sourceOf(request), [ownOrigin(environment)])) {
      return refuseForeignWrite(request, reply);
    }
    return undefined;
  });

  makeDrainable(app);
  closeQuietConnections(app);
  registerMetrics(app, environment.app, environment.metricsToken);
  app.get("/healthz", async (_request, reply) => {
    reply.type("text/plain").header("cache-control", "no-store");
    return app.isDraining() ? reply.code(503).header("retry-after", "5").send("stopping") : reply.send("ok");
  });
  app.get("/build-manifest.json", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ version: parts.version ?? "development" }),
  );
  registerApiProxy(app, environment, parts.heard);

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, "a request failed");
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .type("text/plain")
      .send(status < 500 ? error.message : "Internal error");
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (files && (request.method === "GET" || request.method === "HEAD")) {
      const found = answerStatic(files, decoded(path), {
        acceptEncoding: request.headers["accept-encoding"],
        ifNoneMatch: request.headers["if-none-match"],
      });
      if (found) return reply.code(found.status).headers(found.headers).send(found.body);
    }
    if (isStaticPath(path)) return reply.code(404).type("text/plain").send("Not found");
    return page(request, reply);
  });
  return app;
}

/**
 * While stopping, closes connections as soon as their last response is sent; browsers would hold them open. Connections without any
 * request, which browsers open in advance, do not count as idle for Node.
 */
function closeQuietConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    const began = Date.now();
    timer = setInterval(() => {
      app.server.closeIdleConnections();
      if (Date.now() - began < SILENCE_MS) return;
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    timer.unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The logged part of a request: without the query, which may contain tokens and email addresses. */
function loggedRequest(request: FastifyRequest): { method: string; path: string | undefined } {
  return { method: request.method, path: request.url.split("?", 1)[0] };
}

function sourceOf(request: FastifyRequest) {
  const { headers } = request;
  return {
    method: request.method,
    origin: headers.origin,
    fetchSite: typeof headers["sec-fetch-site"] === "string" ? headers["sec-fetch-site"] : undefined,
    target: `${request.protocol}://${request.host}`,
  };
}

function refuseForeignWrite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn({ req: request }, "a write from another site was refused");
  const text = "This request came from another site";
  if (request.url.startsWith("/api/")) {
    return reply.code(403).send({ data: null, details: [{ type: "error", code: "no_right", text }] });
  }
  return reply.code(403).type("text/plain").send(text);
}
