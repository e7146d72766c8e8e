import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { type ByteRange, isMediaKey, type MediaStore } from "./media-store.ts";
import { type S3Credentials, sha256, signS3Request } from "./s3-signature.ts";

export interface S3Options extends S3Credentials {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
}

/** Placeholder for the hash of a streamed body. */
const STREAMED = "UNSIGNED-PAYLOAD";

/**
 * Media in a bucket of any S3 service, with path-style URLs. An object appears when its upload is complete, so no staging is needed.
 */
export function createS3Store({ endpoint, bucket, ...credentials }: S3Options): MediaStore {
  const base = `${endpoint.replace(/\/$/, "")}/${bucket}`;

  async function send(
    method: string,
    address: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer> | ReadableStream,
  ): Promise<Response | null> {
    const url = new URL(base + address);
    const bodyHash = body instanceof ReadableStream ? STREAMED : sha256(body ?? "");
    const signed = signS3Request({ method, url, headers, bodyHash }, credentials, new Date());
    const answer = await fetch(url, {
      method,
      headers: signed,
      ...(body === undefined ? {} : { body, duplex: "half" }),
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== "PUT") return null;
    throw new Error(`The media store answered ${answer.status} to ${method} ${url.pathname}.`);
  }

  async function read(path: string, range?: ByteRange): Promise<Response | null> {
    return send("GET", `/${path}`, range ? { range: `bytes=${range.start}-${range.end}` } : {});
  }

  /** Lists one page of the bucket; `next` is the continuation token. */
  async function listPage(prefix: string, next: string | undefined) {
    const more = next === undefined ? "" : `&continuation-token=${encodeURIComponent(next)}`;
    const answer = await send("GET", `?list-type=2&prefix=${encodeURIComponent(prefix)}${more}`);
    const page = (await answer?.text()) ?? "";
    const entries = [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
      name: tagOf(entry, "Key") ?? "",
      written: new Date(tagOf(entry, "LastModified") ?? 0),
    }));
    return { entries, next: tagOf(page, "NextContinuationToken") };
  }

  // A key has a few dozen files, which always fit one page.
  async function list(key: string): Promise<string[]> {
    const { entries } = await listPage(`${key}/`, undefined);
    return entries.map(({ name }) => name.slice(key.length + 1));
  }

  return {
    async put(path, bytes) {
      await send("PUT", `/${path}`, {}, new Uint8Array(bytes));
    },

    async adopt(path, localFile) {
      const { size } = await stat(localFile);
      const stream = Readable.toWeb(createReadStream(localFile)) as ReadableStream;
      await send("PUT", `/${path}`, { "content-length": String(size) }, stream);
      await rm(localFile, { force: true });
    },

    async read(path) {
      const answer = await read(path);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },

    async open(path) {
      const head = await send("HEAD", `/${path}`);
      if (!head) return null;
      return {
        size: Number(head.headers.get("content-length")),
        async stream(range) {
          const answer = await read(path, range);
          if (!answer?.body) throw new Error(`${path} has gone from the media store.`);
          return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
        },
      };
    },

    async removeFolder(key) {
      for (const name of await list(key)) await send("DELETE", `/${key}/${name}`);
    },

    list,

    async *oldKeys(before) {
      let next: string | undefined;
      do {
        const page = await listPage("", next);
        const old = page.entries.filter(({ written }) => written < before);
        const keys = new Set(old.map(({ name }) => name.slice(0, name.indexOf("/"))));
        yield [...keys].filter(isMediaKey);
        next = page.next;
      } while (next !== undefined);
    },
  };
}

function tagOf(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
}
