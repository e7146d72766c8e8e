import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const SMALLEST = 1024;
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|rss\+xml|ld\+json)|image\/svg)/;

/** The encodings in which pages and files are cached. */
export type Encoding = "br" | "gzip";

/** The best encoding a browser accepts; undefined when it accepts none of ours. `q=0` means no. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  const accepted = new Set<string>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : undefined;
}

/** True for compressible types. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && COMPRESSIBLE.test(contentType);
}

/**
 * Compresses a finished page. Brotli at quality 4 takes about as long as gzip and saves a sixth more. The work runs on zlib's
 * threads.
 *
 * @returns the bytes and the encoding; short pages stay uncompressed
 */
export async function compressPage(
  body: Uint8Array,
  encoding: Encoding | undefined,
): Promise<{ body: Uint8Array; encoding: Encoding | undefined }> {
  if (!encoding || body.byteLength < SMALLEST) return { body, encoding: undefined };
  if (encoding === "gzip") return { body: await gzipped(body, { level: 6 }), encoding };
  const packed = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
  return { body: packed, encoding };
}
