import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { build } from "esbuild";

/** A received post. */
export interface Post {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A server with a counting page that records what it receives. */
export interface CountingServer {
  readonly base: string;
  readonly posts: Post[];
  /** The status of responses to posts. */
  status: number;
  readonly close: () => Promise<void>;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Counting</title>
<meta name="viewport" content="width=device-width">
<style>body{margin:0}section{height:400px}[data-card="diary 3"]{height:4000px}</style>
<section data-card="diary 1" data-ad="7"><h1>One</h1></section>
<section></section><section></section><section></section><section></section>
<section data-card="video 2" data-ad="8">Two</section>
<section></section><section></section><section></section><section></section>
<section data-card="diary 3">Three, larger than the window</section>
<script type="module" src="/counting.js"></script></html>`;

export async function startCountingServer(): Promise<CountingServer> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "counting-page.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  const script = outputFiles[0]?.text ?? "";
  const posts: Post[] = [];
  const state = { status: 204 };
  const server = createServer((request, response) => {
    const { method, url = "/", headers } = request;
    if (method !== "POST") {
      const isScript = url === "/counting.js";
      response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
      response.end(
        isScript ? script : url.startsWith("/empty") ? "<!doctype html><title>Empty</title>" : PAGE,
      );
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      posts.push({ path: url, headers, body: JSON.parse(Buffer.concat(chunks).toString() || "null") });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    get status() {
      return state.status;
    },
    set status(next) {
      state.status = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
