import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands between browsers and a site, as proxies do, and may break what passes. */
export interface InBetween {
  /** Where browsers find it. */
  readonly origin: string;
  /** Events pass, all in all, by so many lines at the moment. */
  lines(): number;
  /** Paths that were asked for since it was last called. */
  asked(): string[];
  /** Breaks all lines, and each new one. */
  cut(): void;
  /** Lets them pass again. */
  mend(): void;
  close(): void;
}

const LIVE = "/api/live";

/** @param site - origin of the site, whose own writes those of the browsers are */
export async function standInBetween(site: string): Promise<InBetween> {
  const { port } = new URL(site);
  const lines = new Set<ServerResponse>();
  let asked: string[] = [];
  let isCut = false;

  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url = "/", headers } = incoming;
    const path = url.split("?", 1)[0] ?? url;
    asked.push(path);
    if (path === LIVE && isCut) return void response.destroy();
    const { origin: _, ...kept } = headers;
    const outgoing = request({
      host: "127.0.0.1",
      port,
      method,
      path: url,
      headers: { ...kept, host: new URL(site).host, ...(headers.origin ? { origin: site } : {}) },
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
