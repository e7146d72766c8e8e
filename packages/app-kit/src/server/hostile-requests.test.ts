import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { apiPrefix, operationTable } from "@grow/contract";
import { patience } from "@grow/testing/test-time";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createAppServer } from "./create-server.ts";
import { readEnvironment } from "./environment.ts";

/** Milliseconds for the responses of one operation. */
const RESPONSE_TIMEOUT = 10_000 * patience;

let api: Server;
let app: FastifyInstance;
let port: number;
const seen: IncomingMessage["headers"][] = [];

beforeAll(async () => {
  // An unsupported locale is reported for each request.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  api = createServer((request, response) => {
    seen.push(request.headers);
    request.resume();
    request.once("end", () => response.setHeader("content-type", "application/json").end('{"data":null}'));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const environment = readEnvironment("community", {
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    LOG_LEVEL: "silent",
  });
  app = createAppServer({ environment, page: async (_request, reply) => reply.send("page") });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
  api.closeAllConnections();
  api.close();
});

/** Sends bytes and returns all that comes back until the connection ends. */
function sent(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let text = "";
    const timer = setTimeout(() => socket.destroy(new Error("no response")), RESPONSE_TIMEOUT);
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      text += chunk;
    });
    socket.on("error", (error) => {
      text += `(${error.message})`;
    });
    socket.once("close", () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

/** The statuses of all responses that came back. */
async function statuses(bytes: string): Promise<string> {
  const text = await sent(bytes);
  const found = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  return found.length > 0 ? found.join(" ") : text;
}

const COOKIES = [
  "token=%00",
  "token=a%0D%0Aauthorization:%20Bearer%20b",
  "guest=%F0%9F%8C%B1",
  "access=%C4%80",
  "written=%00%0A; heard=\u00ff",
  "token=%E0%A4%A; locale=../../etc; theme=<script>",
  `token=${"x".repeat(7000)}`,
  `${"a=b; ".repeat(1400)}__proto__=1; constructor=2`,
  "=; ;;; =token; token",
];

const FRAMINGS = [
  ["two lengths", "content-length: 2\r\ncontent-length: 9\r\n\r\n{}"],
  ["a length and chunks", "content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["a negative length", "content-length: -1\r\n\r\n"],
  ["an unknown transfer coding", "transfer-encoding: nonsense\r\n\r\n{}"],
  ["a chunk without a size", "transfer-encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n"],
  ["a header with a NUL", "x-guest: a\u0000b\r\n\r\n"],
  ["a folded header", "x-guest: a\r\n b\r\n\r\n"],
  ["a header without a colon", "x-guest\r\n\r\n"],
  ["too large headers", `x-guest: ${"x".repeat(40_000)}\r\n\r\n`],
] as const;

const operations = Object.entries(operationTable).map(([id, { method, path }]) => ({
  id,
  head: `${method} ${apiPrefix}${path.replace(/\{\w+\}/g, "1")} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`,
}));

describe.each(operations)("$id", ({ head }) => {
  it("is called with any cookies, with valid headers", async () => {
    seen.length = 0;
    const answers = await Promise.all(COOKIES.map((cookie) => statuses(`${head}cookie: ${cookie}\r\n\r\n`)));
    expect(answers).toEqual(COOKIES.map(() => "200"));
    expect(seen).toHaveLength(COOKIES.length);
    for (const headers of seen) {
      expect(headers.cookie).toBeUndefined();
      expect(JSON.stringify(headers)).not.toMatch(/\\u00[01]|\\r|\\n|Bearer b/);
    }
  });

  it("is not called by requests of ambiguous length", async () => {
    seen.length = 0;
    const answers = await Promise.all(FRAMINGS.map(([, rest]) => statuses(head + rest)));
    const refused = answers.map(
      (status, index) => `${FRAMINGS[index]?.[0]}: ${/^4\d\d$/.test(status) ? "refused" : status}`,
    );
    expect(refused).toEqual(FRAMINGS.map(([name]) => `${name}: refused`));
    expect(seen).toEqual([]);
  });
});

it("no request smuggles another one behind it", async () => {
  const hidden = "GET /api/main HTTP/1.1\r\nhost: localhost\r\n\r\n";
  const head = "POST /api/session HTTP/1.1\r\nhost: localhost\r\n";
  const framed = `content-length: ${hidden.length}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`;
  seen.length = 0;
  expect(await statuses(head + framed)).toBe("400");
  expect(seen).toEqual([]);
});
