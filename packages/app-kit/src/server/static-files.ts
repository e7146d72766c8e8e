import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { acceptedEncoding, type Encoding } from "./compress.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Paths under which nothing but files is served: a missing one is a plain 404, never a page. */
export const STATIC_PREFIXES = ["/assets/", "/scripts/", "/seedbank/static/", "/diaries/static/"] as const;

/** A file of the built site, in every stored encoding. */
interface StaticFile {
  type: string;
  etag: string;
  isImmutable: boolean;
  plain: Uint8Array;
  encoded: Partial<Record<Encoding, Uint8Array>>;
}

/** The response for a file. */
export interface StaticAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

/** The files of a built site, in memory: there are few, and no path can reach anything else on disk. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Reads a folder of built files. `x.js.br` and `x.js.gz` are the stored encodings of `x.js`. Names under `/assets/` contain a
 * content hash and never change.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
  const known = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(?:br|gz)$/.test(name) && known.has(name.replace(/\.(?:br|gz)$/, ""))) continue;
    if (name.startsWith("/.")) continue;
    const plain = await readFile(join(folder, name));
    const encoded: StaticFile["encoded"] = {};
    if (known.has(`${name}.br`)) encoded.br = await readFile(join(folder, `${name}.br`));
    if (known.has(`${name}.gz`)) encoded.gzip = await readFile(join(folder, `${name}.gz`));
    files.set(name, {
      type: TYPES[extname(name)] ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      isImmutable: name.startsWith("/assets/"),
      plain,
      encoded,
    });
  }
  return files;
}

/** True when the path can only be a file. */
export function isStaticPath(path: string): boolean {
  return STATIC_PREFIXES.some((prefix) => path.startsWith(prefix));
}

function cacheControl(path: string, { isImmutable }: StaticFile): string {
  // Browsers revalidate it on each visit to notice a new version of the site.
  if (path === "/service-worker.js") return "no-cache";
  return isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

/** The response for a path; undefined when there is no such file. */
export function answerStatic(
  files: StaticFiles,
  path: string,
  request: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
): StaticAnswer | undefined {
  const file = files.get(path);
  if (!file) return undefined;
  const headers: Record<string, string> = {
    "content-type": file.type,
    etag: file.etag,
    "cache-control": cacheControl(path, file),
  };
  if (Object.keys(file.encoded).length > 0) headers.vary = "Accept-Encoding";
  if (request.ifNoneMatch === file.etag) return { status: 304, headers, body: undefined };
  const encoding = acceptedEncoding(request.acceptEncoding);
  const packed = encoding ? file.encoded[encoding] : undefined;
  if (encoding && packed) headers["content-encoding"] = encoding;
  return { status: 200, headers, body: packed ?? file.plain };
}
