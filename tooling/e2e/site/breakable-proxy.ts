import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy between browsers and a site that can break event streams. */
export interface BreakableProxy {
  /** Its origin. */
  readonly origin: string;
  /** The number of open event streams. */
  lines(): number;
  /** Paths requested since the last call. */
  asked(): string[];
  /** Breaks all streams, and each new one. */
  cut(): void;
  /** Lets streams pass again. */
  mend(): void;
  close(): void;
}

const LIVE = "/api/live";

/** @param site - origin of the site; the proxy rewrites Origin headers to it */
export async function standBreakableProxy(site: string): Promise<BreakableProxy> {
  const { port } = new URL(site);
  const lines = new Set<ServerResponse>();
  let asked: string[] = [];
  let isCut = false;

  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url = "/", headers } = incoming;
    const path = url.split("?", 1)[0] ?? url;
    asked.push(path);
    if (path === LIVE && isCut) return void response.destroy();
    const { origin: _, ...others } = headers;
    const outgoing = request({
      host: "127.0.0.1",
      port,
      method,
      path: url,
      headers: { ...others, host: new URL(site).host, ...(headers.origin ? { origin: site } : {}) },
    });
    outgoing.on("response", (answer) => {
      if (path === LIVE) lines.add(response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    response.once("close", () => {
      lines.delete(response);
      outgoing.destroy();
    });
    return void incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lines: () => lines.size,
    asked() {
      const before = asked;
      asked = [];
      return before;
    },
    cut() {
      isCut = true;
      for (const line of lines) line.destroy();
    },
    mend() {
      isCut = false;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
