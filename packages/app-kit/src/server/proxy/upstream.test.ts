import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { POOLS, type Pool, type PoolName } from "./pools.ts";
import { createUpstream, type ForwardOptions, type Upstream } from "./upstream.ts";

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(server: Server): Promise<number> {
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * A proxy whose pools hold few requests and wait briefly; the pool is the first word of the path. `hasRead` tells whether it has read
 * so many bytes of the last request, and wants more.
 */
async function proxyTo(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
  limits: Partial<Pool> = {},
  options: Partial<ForwardOptions> = {},
): Promise<{ port: number; upstream: Upstream; hasRead: (bytes: number) => boolean }> {
  const origin = `http://127.0.0.1:${await listen(createServer(respond))}`;
  const pool = (name: PoolName) => ({ ...POOLS[name], ...limits });
  const upstream = createUpstream(origin, {
    calls: pool("calls"),
    uploads: pool("uploads"),
    media: pool("media"),
    live: pool("live"),
  });
  closing.push(() => upstream.close());
  let last: IncomingMessage | undefined;
  const hasRead = (bytes: number) =>
    last?.readableFlowing === true && last.readableLength === 0 && last.socket.bytesRead >= bytes;
  const port = await listen(
    createServer((request, response) => {
      last = request;
      const name = request.url?.split("/")[1] as PoolName;
      void upstream.forward(request, response, {
        pool: name,
        caller: { address: "192.0.2.1", member: undefined },
        path: request.url ?? "/",
        headers: {},
        maxBytes: 1_000_000,
        responseHeaders: {},
        refuse: (refused, status) => refused.writeHead(status).end(),
        ...options,
      });
    }),
  );
  return { port, upstream, hasRead };
}

/** Sends the head of a request and reads nothing. */
function open(port: number, head: string): Socket {
  const socket = connect({ port, host: "127.0.0.1" }).pause();
  socket.on("error", () => undefined);
  socket.write(head);
  closing.push(() => socket.destroy());
  return socket;
}

/** The first line of the response, or an empty text when the connection just ends. */
function statusLine(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
    });
    socket.once("close", () => resolve(text.split("\r\n", 1)[0] ?? ""));
    socket.resume();
  });
}

async function status(port: number, path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  await response.arrayBuffer();
  return response.status;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`;

describe("clients that do not read their video response", () => {
  /** An endless video, and short responses for everything else. */
  function film(request: IncomingMessage, response: ServerResponse): void {
    if (!request.url?.endsWith("/film")) return void response.end("short");
    const chunk = Buffer.alloc(256 * 1024);
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", send);
    send();
  }

  it("give way to other requests of the same address, and never hold up calls", async () => {
    let films = 0;
    const { port } = await proxyTo(
      (request, response) => {
        if (request.url?.endsWith("/film")) films += 1;
        film(request, response);
      },
      { sockets: 4, perAddress: 4, stalledMs: 200 },
    );
    for (let i = 0; i < 8; i++) open(port, get("/media/film"));
    // The second four take all places that the first four had to leave.
    await expect.poll(() => films).toBe(8);
    expect(await status(port, "/calls/list")).toBe(200);
    expect(await status(port, "/media/photo")).toBe(200);
  });

  it("are disconnected after the idle time", async () => {
    let ended = 0;
    const { port } = await proxyTo(
      (request, response) => {
        response.once("close", () => {
          ended += 1;
        });
        film(request, response);
      },
      { relayIdleMs: 300 },
    );
    open(port, get("/media/film"));
    await expect.poll(() => ended).toBe(1);
  });
});

describe("a body", () => {
  const echo = (request: IncomingMessage, response: ServerResponse) => {
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
    });
    request.on("end", () => response.end(String(size)));
  };

  it.each(["/calls/x", "/uploads/x"])("to %s that stalls gets 408", async (path) => {
    const { port } = await proxyTo(echo, { bodyIdleMs: 150 });
    const timers = vi.spyOn(globalThis, "setTimeout");
    onTestFinished(() => timers.mockRestore());
    const socket = open(port, post(path, 200_000));
    socket.write(Buffer.alloc(100_000));
    expect(await statusLine(socket)).toContain("408");
    const delays = timers.mock.calls.map(([, delay]) => delay);
    expect(delays).toContain(150);
    expect(delays).not.toContain(POOLS.calls.bodyIdleMs);
  });

  it.each(["/calls/x", "/uploads/x"])("to %s may flow far longer than the idle time", async (path) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { port, hasRead } = await proxyTo(echo);
    const socket = open(port, post(path, 200_000));
    const response = statusLine(socket);
    for (let sent = 20_000; sent < 200_000; sent += 20_000) {
      socket.write(Buffer.alloc(20_000));
      // Not polled, because that would advance the faked time.
      while (!hasRead(sent) && !socket.destroyed) await nextTurn();
      vi.advanceTimersByTime(POOLS.calls.bodyIdleMs - 1);
    }
    socket.write(Buffer.alloc(20_000));
    expect(await response).toContain("200");
  });

  it("of every pool may pause for 30 seconds", () => {
    expect(Object.values(POOLS).map(({ bodyIdleMs }) => bodyIdleMs)).toEqual([
      30_000, 30_000, 30_000, 30_000,
    ]);
  });

  it("takes no connection to the upstream before it flows", async () => {
    const requests: (string | undefined)[] = [];
    const { port } = await proxyTo((request, response) => {
      requests.push(request.url);
      response.end();
    });
    for (const path of ["/calls/x", "/uploads/x"]) open(port, post(path, 100_000)).write("-");
    await status(port, "/calls/later");
    await status(port, "/uploads/later");
    expect(requests).toEqual(["/calls/later", "/uploads/later"]);
  });
});

describe("an upstream", () => {
  it("that does not respond in time is reported as 503", async () => {
    const { port } = await proxyTo(() => undefined, { responseMs: 150 });
    expect(await status(port, "/calls/x")).toBe(503);
  });

  it("that cannot be given a header is reported as 503, not left open", async () => {
    const { port } = await proxyTo(
      (_request, response) => response.end(),
      {},
      { headers: { "x-a": "\u0000" } },
    );
    expect(await status(port, "/calls/x")).toBe(503);
    expect(await status(port, "/uploads/x", { method: "POST", body: "x".repeat(100_000) })).toBe(503);
  });

  it("whose response stalls ends the client's response", async () => {
    const { port } = await proxyTo((_request, response) => void response.write("half"), { relayIdleMs: 150 });
    await expect(status(port, "/calls/x")).rejects.toThrow();
  });
});

describe("a caller with too many open requests", () => {
  it("waits, and gets 429 when the queue is full", async () => {
    const held: ServerResponse[] = [];
    const { port } = await proxyTo((_request, response) => void held.push(response), {
      perAddress: 2,
      queue: 1,
    });
    const first = [status(port, "/calls/1"), status(port, "/calls/2")];
    await expect.poll(() => held.length).toBe(2);
    const others = [status(port, "/calls/3"), status(port, "/calls/4")];
    // One of them waits.
    expect(await Promise.race(others)).toBe(429);
    expect(held).toHaveLength(2);
    for (const response of held.splice(0)) response.end();
    expect(await Promise.all(first)).toEqual([200, 200]);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end();
    expect((await Promise.all(others)).sort()).toEqual([200, 429]);
  });

  it("gets 429 after waiting too long", async () => {
    let held = 0;
    const { port } = await proxyTo(() => void held++, { perAddress: 1, waitMs: 100 });
    status(port, "/calls/1").catch(() => undefined);
    await expect.poll(() => held).toBe(1);
    expect(await status(port, "/calls/2")).toBe(429);
  });

  it("does not hold up another member at another address", async () => {
    let address = "192.0.2.1";
    let held = 0;
    const { port } = await proxyTo(
      (request, response) => {
        if (request.url === "/calls/held") held += 1;
        else response.end();
      },
      { perAddress: 1, perMember: 1, queue: 0 },
      {
        get caller() {
          return { address, member: address };
        },
      },
    );
    open(port, get("/calls/held"));
    await expect.poll(() => held).toBe(1);
    expect(await status(port, "/calls/x")).toBe(429);
    address = "192.0.2.2";
    expect(await status(port, "/calls/x")).toBe(200);
  });
});
