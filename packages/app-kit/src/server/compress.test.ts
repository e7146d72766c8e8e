import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, compressPage, isCompressible } from "./compress.ts";

describe("compression of pages", () => {
  it("prefers brotli, accepts gzip, and respects q=0", () => {
    expect(acceptedEncoding("gzip, deflate, br")).toBe("br");
    expect(acceptedEncoding("gzip, br;q=0")).toBe("gzip");
    expect(acceptedEncoding("br;q=0.0, gzip;q=0")).toBeUndefined();
    expect(acceptedEncoding("identity")).toBeUndefined();
    expect(acceptedEncoding(undefined)).toBeUndefined();
  });

  it("is lossless", async () => {
    const page = Buffer.from("<p>week</p>".repeat(500));
    const packed = await compressPage(page, "br");
    expect(packed.encoding).toBe("br");
    expect(packed.body.byteLength).toBeLessThan(page.byteLength / 10);
    expect(brotliDecompressSync(packed.body)).toEqual(page);
    expect(gunzipSync((await compressPage(page, "gzip")).body)).toEqual(page);
  });

  it("skips short responses and images", async () => {
    expect((await compressPage(Buffer.from("ok"), "br")).encoding).toBeUndefined();
    expect(isCompressible("text/html; charset=utf-8")).toBe(true);
    expect(isCompressible("text/x-script")).toBe(true);
    expect(isCompressible("image/webp")).toBe(false);
    expect(isCompressible(null)).toBe(false);
  });
});
