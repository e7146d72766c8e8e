import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { errorEnvelope } from "../errors/api-error.ts";
import { isSigned, type StripeConfig } from "../payments/stripe.ts";
import { stripeMessage, takeInMessage } from "../payments/stripe-message.ts";

/** Bytes of a message at most. */
const MESSAGE_LIMIT = 262_144;

export interface StripeParts {
  readonly database: Database;
  readonly stripe: StripeConfig;
  now(): Date;
}

/** `POST /api/partners/stripe`: Stripe's webhook. Its signature covers the raw body. */
export async function serveStripe(
  server: FastifyInstance,
  { database, stripe, now }: StripeParts,
): Promise<void> {
  await server.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post("/api/partners/stripe", { bodyLimit: MESSAGE_LIMIT }, async (request, reply) => {
      const body = request.body;
      const signature = request.headers["stripe-signature"];
      const isOurs =
        Buffer.isBuffer(body) &&
        typeof signature === "string" &&
        isSigned(body, signature, stripe.webhookSecret, now());
      const message = isOurs ? stripeMessage.safeParse(parsed(body)) : null;
      if (!message?.success) return reply.code(400).send(errorEnvelope([{ code: "broken_request" }]));
      await database.transaction((tx) => takeInMessage(tx, message.data));
      return reply.send({ data: { received: true } });
    });
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
