import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it, vi } from "vitest";
import { freePorts } from "./ports.mjs";

/** The next random ports; random when empty. */
const { next } = vi.hoisted(() => ({ next: /** @type {number[]} */ ([]) }));
vi.mock("node:crypto", async (original) => {
  const crypto = /** @type {typeof import("node:crypto")} */ (await original());
  return {
    ...crypto,
    randomInt: (/** @type {[number, number]} */ ...range) => next.shift() ?? crypto.randomInt(...range),
  };
});

it("freePorts returns distinct ports below the ephemeral range", async () => {
  const ports = await freePorts(40);
  expect(new Set(ports).size).toBe(40);
  for (const port of ports) {
    expect(port).toBeGreaterThan(1023);
    expect(port).toBeLessThan(32_768);
  }
});

it.each(["127.0.0.1", "0.0.0.0"])("a port in use on %s is not free", async (host) => {
  const [taken = 0, other = 0] = await freePorts(2);
  const somebody = createServer().listen(taken, host);
  await once(somebody, "listening");
  next.push(taken, other, other);
  expect(await freePorts(1)).toEqual([other]);
  next.length = 0;
  somebody.close();
  await once(somebody, "close");
});
