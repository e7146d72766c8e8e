import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server is about to stop and whoever sends people here should send them elsewhere. */
    readonly isDraining: () => boolean;
    /**
     * Takes the server out of service without refusing anybody: it calls itself unready, and each connection that asks once more is
     * closed behind its answer. After that time no proxy that keeps connections for less than it holds any to here.
     *
     * @param milliseconds longer than a proxy takes to see it, and than it keeps a connection that nobody uses
     */
    readonly drain: (milliseconds: number) => Promise<void>;
  }
}

/** Lets a server be drained before it is closed. To be called before its routes are made. */
export function makeDrainable(server: FastifyInstance): void {
  let isDraining = false;
  server.decorate("isDraining", () => isDraining);
  server.decorate("drain", async (milliseconds: number) => {
    isDraining = true;
    await wait(milliseconds);
    // Connections that wait to be taken in are taken in just before this; who is left in that queue would be cut off.
    await new Promise<void>((resolve) => setImmediate(resolve));
  });
  // While closing, connections go as soon as their last answer is out; whoever keeps them would hold them open for a minute.
  let timer: NodeJS.Timeout | undefined;
  server.addHook("preClose", async () => {
    timer = setInterval(() => server.server.closeIdleConnections(), 50);
    timer.unref();
  });
  server.addHook("onClose", async () => clearInterval(timer));
  server.addHook("onRequest", async (_request, reply) => {
    if (isDraining) reply.raw.setHeader("connection", "close");
  });
  server.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });
}
