import { describe, expect, test } from "vitest";
import { isLocalRequest, mayReadMetrics } from "./local-request.ts";

const from = (remoteAddress: string, headers: Record<string, string> = { host: "127.0.0.1:3000" }) => ({
  socket: { remoteAddress },
  headers,
});

describe("isLocalRequest", () => {
  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("accepts a connection from %s", (address) => {
    expect(isLocalRequest(from(address))).toBe(true);
    expect(isLocalRequest(from(address, { host: "localhost" }))).toBe(true);
    expect(isLocalRequest(from(address, { host: "[::1]:3000" }))).toBe(true);
  });

  test("rejects another machine", () => {
    expect(isLocalRequest(from("192.0.2.7"))).toBe(false);
  });

  test.each([{ host: "grow.example" }, { host: "127.0.0.1.evil.example" }, {}])(
    "rejects a loopback connection with the host of %j",
    (headers) => {
      expect(isLocalRequest(from("127.0.0.1", headers as Record<string, string>))).toBe(false);
    },
  );

  test.each(["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip"])(
    "rejects a request that a proxy forwarded with %s",
    (name) => {
      expect(isLocalRequest(from("127.0.0.1", { host: "localhost", [name]: "127.0.0.1" }))).toBe(false);
    },
  );
});

describe("mayReadMetrics", () => {
  const scraper = from("192.0.2.7", { host: "grow.example", authorization: "Bearer s3cret-token" });

  test("accepts a scraper from another machine with the token, and no other", () => {
    expect(mayReadMetrics(scraper, "s3cret-token")).toBe(true);
    expect(mayReadMetrics(scraper, "another-one!")).toBe(false);
    expect(mayReadMetrics(scraper, undefined)).toBe(false);
  });
});
