import multipart from "@fastify/multipart";
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import { isLocalRequest } from "@grow/server-kit/local-request.ts";
import { rememberAddresses } from "@grow/server-kit/remember-addresses.ts";
import { type FastifyInstance, type FastifyReply, fastify, LogController } from "fastify";
import { serveDocs } from "../docs/serve-docs.ts";
import { errorEnvelope } from "../errors/api-error.ts";
import { outboxRoutes } from "../mail/outbox-routes.ts";
import { findUndrawnPhoto } from "../media/find-undrawn-photo.ts";
import { photoAudience } from "../media/photo-audience.ts";
import { serveMedia } from "../media/serve-media.ts";
import { findCard } from "../media/social-card/find-card.ts";
import { applyBackPressure } from "./back-pressure.ts";
import { clientError } from "./client-errors.ts";
import { makeDrainable } from "./drain.ts";
import { serveHealth } from "./health.ts";
import { parseJsonBodies } from "./json-bodies.ts";
import { serveMetrics } from "./metrics.ts";
import { sendNotFound } from "./other-methods.ts";
import type { Owners } from "./owners.ts";
import { privateLog } from "./private-log.ts";
import { RateCounts } from "./rate-counts.ts";
import { findReader } from "./reader.ts";
import { registerOperations } from "./register-operations.ts";
import { ResponseCache } from "./response-cache.ts";
import { ownOrigin } from "./response-origin.ts";
import type { Operations } from "./run-operation.ts";
import { logSecurityEvents } from "./security-log.ts";
import { serveNewsletterLinks } from "./serve-newsletter-links.ts";
import { serveStripe } from "./serve-stripe.ts";
import type { ServerParts } from "./services.ts";
import { isStaffAction } from "./staff-actions.ts";
import { endStalledBodies, REQUEST_MS } from "./stalled-bodies.ts";
import { tellPosition } from "./tell-position.ts";
import { tokenLimits } from "./token-limits.ts";

export interface CreateServerOptions {
  readonly parts: ServerParts;
  readonly operations: Operations;
  /** Whose the things are that owners and managers may touch. */
  readonly owners: Owners;
  /** Validate every response against the contract, with 500 on a mismatch; for tests. */
  readonly isChecked?: boolean;
  /** Count requests against the contract's limits. */
  readonly hasLimits?: boolean;
  /** The counter of rate limits; in this process by default. */
  readonly rateCounts?: new () => FastifyRateLimitStore;
  /** Servers with the same origin produce the same ETags; see `responseOrigin`. Unique by default. */
  readonly origin?: string;
}

/** Largest body where the contract does not say, in bytes. */
const BODY_LIMIT = 262_144;

/** Builds the server of the contract. It listens to nothing yet. */
export async function createServer({
  parts,
  operations,
  owners,
  isChecked = false,
  hasLimits = true,
  rateCounts = RateCounts,
  origin = ownOrigin(),
}: CreateServerOptions): Promise<FastifyInstance> {
  const { config, database, live, media } = parts;
  const server = fastify({
    logger: config.logLevel === "silent" ? false : privateLog(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),

    trustProxy: [...config.trustedProxies],
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: "idle",
    // Requests on connections that are about to close still get responses; the database closes after the last one.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, _request, reply) => sendProblem(error, reply),
  });

  rememberAddresses(server.server);

  // Only JSON and, where a file is sent, forms.
  server.removeContentTypeParser("text/plain");
  parseJsonBodies(server);
  await server.register(multipart);
  await server.register(rateLimit, { global: false, hook: "preParsing", store: rateCounts });

  // Hooks of every request use callbacks, here and in the registered files: a promise each would cost more than most of them do.
  server.addHook("onRequest", (request, reply, done) => {
    reply
      .header("x-request-id", request.id)
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff");
    done();
  });
  server.addHook("onResponse", (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    if (operation !== undefined) {
      request.log.info(
        { operation, req: request, res: reply, ms: Math.round(reply.elapsedTime) },
        "answered",
      );
    }
    done();
  });
  endStalledBodies(server);
  makeDrainable(server);
  tellPosition(server, database);
  applyBackPressure(server, database.pool);
  serveMetrics(server, database.pool, live, config.metricsToken);
  serveHealth(server, database);
  serveDocs(server);
  serveMedia(server, {
    store: media.store,
    audienceOf: photoAudience(database.db, (header) => findReader(database.db, header, config.staffSignIn)),
    findUndrawn: findUndrawnPhoto(database.db),
    findCard: findCard(database.db, media),
  });
  if (config.isLocal && config.mail.smtpUrl === undefined) {
    await server.register(async (development) => {
      // Emails contain sign-in links, and a local server may be reachable from its network.
      development.addHook("onRequest", async (request, reply) => {
        if (!isLocalRequest(request.raw)) return reply.callNotFound();
      });
      outboxRoutes(development, config.mail.outboxFolder);
    });
  }
  serveNewsletterLinks(server, parts);
  const { stripe } = config.payment;
  if (stripe !== null) await serveStripe(server, { database, stripe, now: parts.now });
  const responses = { origin, cache: new ResponseCache() };
  logSecurityEvents(server, (request, id) => isStaffAction(database.db, request, id));
  const tokenLimit = hasLimits ? tokenLimits(new rateCounts()) : undefined;
  registerOperations(server, { parts, operations, owners, isChecked, hasLimits, tokenLimit, responses });

  server.setNotFoundHandler(sendNotFound);
  server.setErrorHandler((error, request, reply) => {
    if (clientError(error, BODY_LIMIT) === null) request.log.error(error);
    return sendProblem(error, reply);
  });
  return server;
}

function sendProblem(error: unknown, reply: FastifyReply) {
  const told = clientError(error, BODY_LIMIT);
  if (told === null) {
    return reply
      .code(500)
      .send(errorEnvelope([{ code: "internal", params: { request_id: reply.request.id } }]));
  }
  return reply.code(told.status).headers(told.headers).send(errorEnvelope(told.problems, told.data));
}
