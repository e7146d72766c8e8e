import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { ownBytes } from "../../request/own-bytes.server.ts";
import { compressPage, type Encoding } from "../compress.ts";

const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** A page as it was made. */
export interface MadePage {
  readonly status: number;
  readonly headers: readonly [name: string, value: string][];
  readonly body: Uint8Array<ArrayBuffer>;
  /** Names of what stands on it; see `PageCache.purge`. */
  readonly contentKeys: readonly string[];
}

/** Bytes that a kept page takes besides its body, about. */
const OVERHEAD = 2048;

/** A page in the encodings that were asked for so far: packed once, however often it is sent. */
export class KeptPage {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentKeys: readonly string[];
  hits = 0;
  readonly #bodies = new Map<Encoding | undefined, Buffer>();
  #size = OVERHEAD;

  private constructor(page: MadePage, madeAt: number) {
    this.madeAt = madeAt;
    this.contentKeys = page.contentKeys;
    const hash = createHash("sha256").update(page.body).digest("base64url").slice(0, 20);
    this.headers = { ...Object.fromEntries(page.headers), etag: `W/"${hash}"` };
  }

  static async of(page: MadePage, madeAt: number): Promise<KeptPage> {
    const kept = new KeptPage(page, madeAt);
    const { body, encoding } = await compressPage(page.body, "br");
    kept.#keep(encoding, body);
    return kept;
  }

  /** Bytes it takes in memory. */
  get size(): number {
    return this.#size;
  }

  /** The body in an encoding; small pages are kept plain whatever is asked for. */
  async body(wanted: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }> {
    const ready = this.#bodies.get(wanted);
    if (ready) return { bytes: ready, encoding: wanted };
    const packed = this.#bodies.get("br");
    const plain = this.#bodies.get(undefined) ?? (packed ? await unpacked(packed) : Buffer.alloc(0));
    if (!packed || wanted !== "gzip") return { bytes: plain, encoding: undefined };
    return { bytes: this.#keep("gzip", await gzipped(plain, { level: 6 })), encoding: "gzip" };
  }

  #keep(encoding: Encoding | undefined, packed: Uint8Array): Buffer {
    const bytes = ownBytes(packed);
    if (!this.#bodies.has(encoding)) this.#size += bytes.byteLength;
    this.#bodies.set(encoding, bytes);
    return bytes;
  }
}
