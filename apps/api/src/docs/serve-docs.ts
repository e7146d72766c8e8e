import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import bundle from "@grow/contract/bundle" with { type: "json" };
import type { FastifyInstance } from "fastify";
import { DOCS_PATH } from "./docs-path.ts";

/** Beside the built server; beside the sources, where `generate` puts it. */
const FOLDERS = ["./docs/", "../../generated/docs/"];

/** Below the prefix of the api, so that the sites' proxies serve it at their own addresses too. */
const FILES = {
  [DOCS_PATH]: ["index.html", "text/html; charset=utf-8"],
  [`${DOCS_PATH}/docs.css`]: ["docs.css", "text/css; charset=utf-8"],
  [`${DOCS_PATH}/redoc.js`]: ["redoc.js", "text/javascript; charset=utf-8"],
  [`${DOCS_PATH}/redoc.standalone.js.LICENSE.txt`]: [
    "redoc.standalone.js.LICENSE.txt",
    "text/plain; charset=utf-8",
  ],
} as const;

/**
 * As strict as that of the sites. Redoc fills a style sheet rule by rule, which is allowed, but first puts an empty one into the page:
 * the hash is that of the empty text, and nothing else may be written there.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

interface Served {
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** `GET /api/docs`: the reference of the api, drawn from the contract, with all that it needs. `/docs` redirects there. */
export function serveDocs(server: FastifyInstance): void {
  // Read on the first request, to save memory.
  const files = new Map<string, Promise<Served>>();
  const serve = (url: string, type: string, read: () => Promise<Buffer>) => {
    server.get(url, async (request, reply) => {
      let file = files.get(url);
      if (file === undefined) {
        file = read().then((bytes) => ({ type, bytes, etag: etagOf(bytes) }));
        files.set(url, file);
      }
      const { bytes, etag } = await file;
      reply
        .header("content-security-policy", POLICY)
        .header("referrer-policy", "no-referrer")
        .header("cache-control", "no-cache")
        .header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type(type).send(bytes);
    });
  };
  for (const [url, [name, type]] of Object.entries(FILES)) serve(url, type, () => readFile(docsFile(name)));
  serve(`${DOCS_PATH}/openapi.json`, "application/json; charset=utf-8", async () =>
    Buffer.from(JSON.stringify(bundle)),
  );
  server.get("/docs", (_, reply) => reply.redirect(DOCS_PATH, 301));
}

function docsFile(name: string): string {
  const places = FOLDERS.map((folder) => fileURLToPath(new URL(folder + name, import.meta.url)));
  const found = places.find(existsSync);
  if (found === undefined) throw new Error(`The reference is not there: run generate. ${name} is missing.`);
  return found;
}

function etagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}
