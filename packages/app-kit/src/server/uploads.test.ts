import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { json, proxiedApp } from "./testing/proxied-app.ts";

const site = proxiedApp();

describe("uploads", () => {
  it("pass through untouched", async () => {
    let received = 0;
    site.respond = (incoming, response) => {
      incoming.on("data", (chunk: Buffer) => {
        received += chunk.byteLength;
      });
      incoming.on("end", () => json(response, 201, { data: { id: 1 } }));
    };
    const body = new Uint8Array(3_000_000);
    const response = await fetch(`${site.base}/api/uploads/weeks/media`, { method: "POST", body });
    expect(response.status).toBe(201);
    expect(received).toBe(3_000_000);
  });

  it("over the contract's limit are refused before they reach the api", async () => {
    const response = await fetch(`${site.base}/api/comments/diary/1`, {
      method: "POST",
      body: "x".repeat(2_000_000),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ details: [{ code: "too_large" }] });
    expect(site.seen).toHaveLength(0);
  });

  it("without a declared length are stopped at the limit", async () => {
    site.respond = (incoming) => void incoming.resume();
    const status = await sendChunks(`${site.base}/api/comments/diary/1`, 40, 16_384);
    expect(status).toBe(413);
  });

  it("show the early response of the API instead of a broken connection", async () => {
    site.respond = (_incoming, response) =>
      json(response, 415, { data: null, details: [{ code: "unsupported_type" }] });
    const status = await sendChunks(`${site.base}/api/uploads/weeks/media`, 200, 65_536);
    expect(status).toBe(415);
  });

  it("that are cut off end the call to the api", async () => {
    const cut = new Promise<boolean>((resolve) => {
      site.respond = (incoming) => {
        incoming.resume();
        incoming.on("close", () => resolve(!incoming.complete));
      };
    });
    const outgoing = request(`${site.base}/api/uploads/weeks/media`, {
      method: "POST",
      headers: { "content-length": 1_000_000 },
    });
    outgoing.on("error", () => undefined);
    outgoing.write(Buffer.alloc(100_000));
    setTimeout(() => outgoing.destroy(), 50);
    expect(await cut).toBe(true);
  });
});

/** Sends chunks without a declared length and gives the status, however the connection ends afterwards. */
function sendChunks(url: string, count: number, size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: "POST" });
    let status = 0;
    outgoing.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      response.on("end", () => resolve(status));
    });
    outgoing.on("error", (error) => (status ? resolve(status) : reject(error)));
    let sent = 0;
    const next = () => {
      if (outgoing.destroyed) return;
      if (sent === count) return void outgoing.end();
      sent += 1;
      outgoing.write(Buffer.alloc(size), () => setImmediate(next));
    };
    next();
  });
}
