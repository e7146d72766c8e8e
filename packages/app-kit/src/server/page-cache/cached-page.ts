import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { compactCopy } from "../../request/compact-copy.server.ts";
import { compressPage, type Encoding } from "../compress.ts";

const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** A page as it was rendered. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly [name: string, value: string][];
  readonly body: Uint8Array<ArrayBuffer>;
  /** Keys of the content it shows; see `PageCache.purge`. */
  readonly contentKeys: readonly string[];
}

/** Approximate bytes of a cached page besides its body. */
const OVERHEAD = 2048;

/** A page in the encodings requested so far, each compressed once. */
export class CachedPage {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentKeys: readonly string[];
  hits = 0;
  readonly #bodies = new Map<Encoding | undefined, Buffer>();
  #size = OVERHEAD;

  private constructor(page: RenderedPage, madeAt: number) {
    this.madeAt = madeAt;
    this.contentKeys = page.contentKeys;
    const hash = createHash("sha256").update(page.body).digest("base64url").slice(0, 20);
    this.headers = { ...Object.fromEntries(page.headers), etag: `W/"${hash}"` };
  }

  static async of(page: RenderedPage, madeAt: number): Promise<CachedPage> {
    const cached = new CachedPage(page, madeAt);
    const { body, encoding } = await compressPage(page.body, "br");
    cached.#store(encoding, body);
    return cached;
  }

  /** Bytes it takes in memory. */
  get size(): number {
    return this.#size;
  }

  /** The body in an encoding; small pages are never compressed. */
  async body(wanted: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }> {
    const ready = this.#bodies.get(wanted);
    if (ready) return { bytes: ready, encoding: wanted };
    const packed = this.#bodies.get("br");
    const plain = this.#bodies.get(undefined) ?? (packed ? await unpacked(packed) : Buffer.alloc(0));
    if (!packed || wanted !== "gzip") return { bytes: plain, encoding: undefined };
    return { bytes: this.#store("gzip", await gzipped(plain, { level: 6 })), encoding: "gzip" };
  }

  #store(encoding: Encoding | undefined, packed: Uint8Array): Buffer {
    const bytes = compactCopy(packed);
    if (!this.#bodies.has(encoding)) this.#size += bytes.byteLength;
    this.#bodies.set(encoding, bytes);
    return bytes;
  }
}
