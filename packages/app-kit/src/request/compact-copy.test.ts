import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, it } from "vitest";
import { compactCopy } from "./compact-copy.server.ts";

it("a copy takes no more memory than its bytes", async () => {
  const packed = await promisify(brotliCompress)("packed ".repeat(200));
  expect(packed.buffer.byteLength, "a part of something larger").toBeGreaterThan(packed.byteLength);
  for (const bytes of [Buffer.from("small"), packed]) {
    const own = compactCopy(bytes);
    expect(own.equals(bytes)).toBe(true);
    expect(own.buffer.byteLength).toBe(bytes.byteLength);
  }
});

it("encodes text of any script", () => {
  const own = compactCopy("Куст กัญชา 🌱");
  expect(own.toString()).toBe("Куст กัญชา 🌱");
  expect(own.buffer.byteLength).toBe(own.byteLength);
  expect(compactCopy("").byteLength).toBe(0);
});
