import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { proxiedApp } from "./testing/proxied-app.ts";

const site = proxiedApp();

describe("300 idle connections", () => {
  const sockets: Socket[] = [];
  /** Idle connections that the server answered, as it does when it gives up on them. */
  let ended = 0;

  beforeEach(() => {
    ended = 0;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Opens connections that send the head of one request each, and waits until all have arrived. */
  async function stand(head: string): Promise<void> {
    const { port } = site.app.server.address() as AddressInfo;
    let arrived = 0;
    site.app.server.on("request", () => {
      arrived += 1;
    });
    const opened = Array.from({ length: 300 }, async () => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => undefined);
      socket.once("data", () => {
        ended += 1;
      });
      sockets.push(socket);
      await new Promise((resolve) => socket.once("connect", resolve));
      socket.write(head);
    });
    await Promise.all(opened);
    await expect.poll(() => arrived).toBe(300);
  }

  async function expectAnswers(): Promise<void> {
    for (const path of ["/api/main", "/media/photo"]) {
      const response = await fetch(`${site.base}${path}`);
      expect(response.status, path).toBe(200);
      await response.arrayBuffer();
    }
    expect(ended).toBe(0);
  }

  it("that each sent one byte of a body stall neither calls nor media", async () => {
    await stand("POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{");
    await expectAnswers();
  });

  it("that each sent one byte of an upload stall neither calls nor media", async () => {
    await stand(
      "POST /api/uploads/weeks/media HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n-",
    );
    await expectAnswers();
  });
});
