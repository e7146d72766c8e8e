/**
 * A copy that stands alone in memory, for what is kept. A small `Buffer` is a part of eight kilobytes that others share, and what zlib has
 * packed a part of sixteen: who keeps one of them keeps all of it, up to thirty times what was counted.
 */
export function ownBytes(bytes: Uint8Array | string): Buffer<ArrayBuffer> {
  if (typeof bytes === "string") {
    const own = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
    own.write(bytes);
    return own;
  }
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}
