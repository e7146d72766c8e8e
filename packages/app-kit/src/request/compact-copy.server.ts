/**
 * Copies bytes into memory of their own, for caches. A small `Buffer` is a slice of a shared pool of 8 KB, and zlib's output of 16 KB;
 * caching a slice would keep the whole pool alive, up to thirty times the counted size.
 */
export function compactCopy(bytes: Uint8Array | string): Buffer<ArrayBuffer> {
  if (typeof bytes === "string") {
    const own = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
    own.write(bytes);
    return own;
  }
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}
