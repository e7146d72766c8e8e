import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { expect, test } from "vitest";
import { sharedRateCounts } from "./shared-rate-counts.ts";

/** A fake of Redis running the script, for any number of servers. */
function sharedMemory() {
  const counts = new Map<string, number>();
  const memory = {
    isAway: false,
    async eval(_script: string, _keys: number, key: string, milliseconds: number) {
      if (memory.isAway) throw new Error("Connection is closed.");
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [count, milliseconds];
    },
  };
  return memory;
}

function count(store: FastifyRateLimitStore, key: string): Promise<number> {
  return new Promise((resolve, reject) => {
    store.incr(key, (error, result) => (error ? reject(error) : resolve(result?.current ?? 0)), 60_000, 5);
  });
}

test("two servers count the same caller together, and others apart", async () => {
  const memory = sharedMemory();
  const [one, other] = [new (sharedRateCounts(memory))(), new (sharedRateCounts(memory))()];
  expect(await count(one, "sign-in address 198.51.100.1")).toBe(1);
  expect(await count(other, "sign-in address 198.51.100.1")).toBe(2);
  expect(await count(one, "sign-in address 198.51.100.2")).toBe(1);
});

test("while the memory is away each server counts for itself, and goes on together afterwards", async () => {
  const memory = sharedMemory();
  const [one, other] = [new (sharedRateCounts(memory))(), new (sharedRateCounts(memory))()];
  await count(one, "k");
  memory.isAway = true;
  expect(await count(one, "k")).toBe(1);
  expect(await count(one, "k")).toBe(2);
  expect(await count(other, "k")).toBe(1);
  memory.isAway = false;
  expect(await count(other, "k")).toBe(2);
});
