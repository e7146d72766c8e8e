import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds for a first word on a connection that came just before the end. */
const SILENCE = 500;

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
  // Those on which nobody has ever asked anything, as browsers open ahead, do not count as idle for Node.
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let timer: NodeJS.Timeout | undefined;
  server.addHook("preClose", async () => {
    const began = Date.now();
    timer = setInterval(() => {
      server.server.closeIdleConnections();
      if (Date.now() - began < SILENCE) return;
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    timer.unref();
  });
  server.addHook("onClose", async () => clearInterval(timer));
  server.addHook("onRequest", (_request, reply, done) => {
    if (isDraining) reply.raw.setHeader("connection", "close");
    done();
  });
  server.addHook("onSend", (_request, reply, _payload, done) => {
    if (isDraining) reply.header("connection", "close");
    done();
  });
}
