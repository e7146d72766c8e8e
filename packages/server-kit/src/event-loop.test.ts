import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { watchEventLoop } from "./event-loop.ts";

it("watchEventLoop records how long the event loop was blocked", async () => {
  const registry = new Registry();
  const end = watchEventLoop(registry);
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const longBlocks = async () => {
    // Again in each poll, because a block before the first sample is not measured.
    Atomics.wait(cell, 0, 0, 300);
    const text = await registry.metrics();
    const within = (bound: string) =>
      Number(new RegExp(`_bucket\\{le="${bound.replace("+", "\\+")}"\\} (\\d+)`).exec(text)?.[1]);
    return within("+Inf") - within("0.25");
  };
  await expect.poll(longBlocks).toBeGreaterThan(0);
  end();
});
