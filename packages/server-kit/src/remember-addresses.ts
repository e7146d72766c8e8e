import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Remembers the address of every connection. Node looks it up when it is first read, and finds none once the client has left, while
 * handlers of its requests still count, log and forward it.
 */
export function rememberAddresses(server: Server): void {
  server.on("connection", (socket: Socket) => {
    // The client of a connection without an address has left before it was accepted.
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}
