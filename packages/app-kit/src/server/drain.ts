import { setTimeout as wait } from "node:timers/promises";
import { quietTurn } from "@grow/server-kit/quiet-turn.ts";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server is about to stop, so that load balancers should stop routing to it. */
    readonly isDraining: () => boolean;
    /**
     * Takes the server out of service without refusing requests: it reports itself unready, and closes each connection after its next
     * response. Afterwards no proxy with a shorter keep-alive timeout has an open connection.
     */
    readonly drain: (milliseconds: number) => Promise<void>;
  }
}

/** Lets a server be drained before it is closed. Call it before adding routes. */
export function makeDrainable(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate("isDraining", () => isDraining);
  app.decorate("drain", async (milliseconds: number) => {
    isDraining = true;
    await wait(milliseconds);
    await quietTurn();
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (isDraining) reply.raw.setHeader("connection", "close");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
}
