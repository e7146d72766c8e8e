import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server is about to stop and whoever sends people here should send them elsewhere. */
    readonly isDraining: () => boolean;
    /**
     * Takes the server out of service without refusing anybody: it calls itself unready, and each connection that asks once more is
     * closed behind its answer. After that time no proxy that keeps connections for less than it holds any to here.
     */
    readonly drain: (milliseconds: number) => Promise<void>;
  }
}

/** Lets a server be drained before it is closed. To be called before its routes are made. */
export function makeDrainable(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate("isDraining", () => isDraining);
  app.decorate("drain", async (milliseconds: number) => {
    isDraining = true;
    await wait(milliseconds);
    // Connections that wait to be taken in are taken in just before this; who is left in that queue would be cut off.
    await new Promise<void>((resolve) => setImmediate(resolve));
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (isDraining) reply.raw.setHeader("connection", "close");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
}
