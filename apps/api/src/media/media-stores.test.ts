import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDiskStore } from "./disk-store.ts";
import type { MediaStore } from "./media-store.ts";
import { createS3Store } from "./s3-store.ts";

const KEY = "c".repeat(32);
let folder: string;
let bucket: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "grow-stores-"));
  bucket = createBucket();
  bucket.listen(0, "127.0.0.1");
  await once(bucket, "listening");
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, () => MediaStore> = {
  "a folder": () => createDiskStore(join(folder, "media")),
  "an S3 bucket": () =>
    createS3Store({
      endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      bucket: "media",
      region: "eu-central-1",
      accessKey: "key",
      secretKey: "kept",
    }),
};

describe.each(Object.keys(stores))("media in %s", (name) => {
  let store: MediaStore;
  beforeEach(async () => {
    store = (stores[name] as () => MediaStore)();
    await store.removeFolder(KEY);
  });

  it("are read as written, whole or in part", async () => {
    await store.put(`${KEY}/320.webp`, Buffer.from("0123456789"));
    expect(Buffer.from((await store.read(`${KEY}/320.webp`)) ?? []).toString()).toBe("0123456789");
    const file = await store.open(`${KEY}/320.webp`);
    expect(file?.size).toBe(10);
    expect(await text((await file?.stream()) ?? Readable.from([]))).toBe("0123456789");
    expect(await text((await file?.stream({ start: 2, end: 4 })) ?? Readable.from([]))).toBe("234");
  });

  it("are null when missing", async () => {
    expect(await store.read(`${KEY}/1.webp`)).toBeNull();
    expect(await store.open(`${KEY}/1.webp`)).toBeNull();
    expect(await store.list(KEY)).toEqual([]);
  });

  it("can be moved in from a local file", async () => {
    const local = join(folder, "film");
    await writeFile(local, "a film");
    await store.adopt(`${KEY}/64.mp4`, local);
    await expect(stat(local)).rejects.toMatchObject({ code: "ENOENT" });
    expect(await store.list(KEY)).toEqual(["64.mp4"]);
  });

  it("list old keys", async () => {
    const other = "e".repeat(32);
    for (const key of [KEY, other]) await store.put(`${key}/1.webp`, Buffer.from("x"));
    const keysBefore = async (instant: Date) => {
      const keys: string[] = [];
      for await (const some of store.oldKeys(instant)) keys.push(...some);
      return keys.sort();
    };
    expect(await keysBefore(new Date(Date.now() + 60_000))).toEqual([KEY, other]);
    expect(await keysBefore(new Date("2025-12-31T00:00:00Z"))).toEqual([]);
    await store.removeFolder(other);
  });

  it("are removed with their key, and no other", async () => {
    const other = "d".repeat(32);
    for (const key of [KEY, other]) await store.put(`${key}/1.webp`, Buffer.from("x"));
    await store.removeFolder(KEY);
    expect(await store.list(KEY)).toEqual([]);
    expect(await store.list(other)).toEqual(["1.webp"]);
    await store.removeFolder(other);
  });
});

it("a failed write leaves nothing in the folder", async () => {
  const store = createDiskStore(join(folder, "failing"));
  await store.put(`${KEY}/taken/x`, Buffer.from("x"));
  await expect(store.put(`${KEY}/taken`, Buffer.from("x"))).rejects.toThrow();
  expect(await readdir(join(folder, "failing", ".writing"))).toEqual([]);
});

it("a rejecting bucket causes an error without secrets", async () => {
  const store = createS3Store({
    endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    bucket: "forbidden",
    region: "eu-central-1",
    accessKey: "key",
    secretKey: "kept",
  });
  await expect(store.put(`${KEY}/1.webp`, Buffer.from("x"))).rejects.toThrow(
    `The media store answered 403 to PUT /forbidden/${KEY}/1.webp.`,
  );
});

/** A fake S3 service with the operations that the store uses. */
function createBucket(): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://bucket");
    const body = await buffer(request);
    if (
      !request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/") ||
      !url.pathname.startsWith("/media")
    ) {
      return response.writeHead(403).end();
    }
    const object = objects.get(url.pathname);
    if (url.searchParams.get("list-type") === "2") {
      const prefix = `/media/${url.searchParams.get("prefix")}`;
      const names = [...objects.keys()].filter((name) => name.startsWith(prefix));
      // One object per page, to test paging.
      const at = Number(url.searchParams.get("continuation-token") ?? 0);
      const isWhole = url.searchParams.get("prefix") === "";
      const entries = (isWhole ? names.slice(at, at + 1) : names).map(
        (name) =>
          `<Contents><Key>${name.slice("/media/".length)}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
      );
      const hasMore = isWhole && at + 1 < names.length;
      const next = hasMore ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : "";
      return response.end(`<List>${entries.join("")}${next}</List>`);
    }
    if (request.method === "PUT") {
      objects.set(url.pathname, body);
      return response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(url.pathname);
      return response.writeHead(204).end();
    }
    if (!object) return response.writeHead(404).end();
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const part = start === undefined ? object : object.subarray(Number(start), Number(end) + 1);
    response.writeHead(start === undefined ? 200 : 206, { "content-length": part.length });
    return response.end(request.method === "HEAD" ? undefined : part);
  });
}
