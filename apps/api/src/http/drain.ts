import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { quietTurn } from "@grow/server-kit/quiet-turn.ts";
import type { FastifyInstance } from "fastify";

/** Milliseconds for a first word on a connection that came just before the end. */
const SILENCE = 500;

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server is draining, so that proxies should use other servers. */
    readonly isDraining: () => boolean;
    /**
     * Drains the server without rejecting requests: it reports unready, and closes each connection after its next response. Afterwards no
     * proxy with a shorter keep-alive timeout has a connection to it.
     *
     * @param milliseconds longer than a proxy takes to notice, and than its keep-alive timeout
     */
    readonly drain: (milliseconds: number) => Promise<void>;
  }
}

/** Makes a server drainable. Call it before registering routes. */
export function makeDrainable(server: FastifyInstance): void {
  let isDraining = false;
  server.decorate("isDraining", () => isDraining);
  server.decorate("drain", async (milliseconds: number) => {
    isDraining = true;
    await wait(milliseconds);
    await quietTurn();
  });
  // Clients that keep connections alive would delay closing for a minute.
  // Connections without any request, which browsers open in advance, do not count as idle for Node.
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
