import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach } from "vitest";
import { HeardPosition } from "../../request/log-position.ts";
import { createAppServer } from "../create-server.ts";
import { readEnvironment } from "../environment.ts";

export interface ProxiedApp {
  api: Server;
  app: FastifyInstance;
  /** Origin of the app. */
  base: string;
  heard: HeardPosition;
  /** Requests that reached the api. */
  seen: { url: string; method: string; headers: IncomingMessage["headers"] }[];
  /** Responds in place of the api. */
  respond: (request: IncomingMessage, response: ServerResponse) => void;
}

/** An app server before a fake api, both started anew for each test of the file. */
export function proxiedApp(): ProxiedApp {
  const site = {} as ProxiedApp;
  beforeEach(async () => {
    site.seen = [];
    site.respond = (_request, response) => json(response, 200, { data: null });
    site.api = createServer((incoming, response) => {
      site.seen.push({ url: incoming.url ?? "", method: incoming.method ?? "", headers: incoming.headers });
      site.respond(incoming, response);
    });
    await new Promise<void>((resolve) => site.api.listen(0, "127.0.0.1", resolve));
    const port = (site.api.address() as AddressInfo).port;
    const environment = readEnvironment("community", {
      API_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: "silent",
    });
    site.heard = new HeardPosition();
    site.app = createAppServer({
      environment,
      page: async (_request, reply) => reply.send("page"),
      heard: site.heard,
    });
    site.base = await site.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(async () => {
    await site.app.close();
    site.api.closeAllConnections();
    await new Promise((resolve) => site.api.close(resolve));
  });
  return site;
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "set-cookie": "api=1" });
  response.end(JSON.stringify(body));
}
