import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerStatic, isStaticPath, readStaticFiles, type StaticFiles } from "./static-files.ts";

let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-static-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/app-1234.js"), "plain");
  await writeFile(join(folder, "assets/app-1234.js.br"), "brotli");
  await writeFile(join(folder, "assets/app-1234.js.gz"), "gzip");
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  await writeFile(join(folder, "service-worker.js"), "addEventListener('fetch', () => {})");
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
  files = await readStaticFiles(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (path: string, acceptEncoding?: string, ifNoneMatch?: string) =>
  answerStatic(files, path, { acceptEncoding, ifNoneMatch });

describe("static files", () => {
  it("are sent in the stored encoding that the browser accepts", () => {
    expect(ask("/assets/app-1234.js", "gzip, br")?.body?.toString()).toBe("brotli");
    expect(ask("/assets/app-1234.js", "gzip")?.headers["content-encoding"]).toBe("gzip");
    expect(ask("/assets/app-1234.js")?.body?.toString()).toBe("plain");
    expect(ask("/assets/app-1234.js", "gzip")?.headers.vary).toBe("Accept-Encoding");
  });

  it("are immutable only when their name has a hash", () => {
    expect(ask("/assets/app-1234.js")?.headers["cache-control"]).toContain("immutable");
    expect(ask("/robots.txt")?.headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("are revalidated on each visit when a new version must be noticed", () => {
    expect(ask("/service-worker.js")?.headers["cache-control"]).toBe("no-cache");
    expect(ask("/service-worker.js")?.headers["content-type"]).toContain("text/javascript");
  });

  it("return 304 to a browser that has them", () => {
    const etag = ask("/robots.txt")?.headers.etag;
    expect(ask("/robots.txt", undefined, etag)).toMatchObject({ status: 304, body: undefined });
  });

  it("are reachable only by their own path", () => {
    expect(ask("/assets/../robots.txt")).toBeUndefined();
    expect(ask("/assets/app-1234.js.br")).toBeUndefined();
    expect(ask("/.vite/manifest.json")).toBeUndefined();
  });

  it("have folders in which a missing file is a plain 404", () => {
    expect(isStaticPath("/assets/gone.js")).toBe(true);
    expect(isStaticPath("/scripts/widget.js")).toBe(true);
    expect(isStaticPath("/seedbank/static/landing.html")).toBe(true);
    expect(isStaticPath("/seedbank/ember")).toBe(false);
  });
});
