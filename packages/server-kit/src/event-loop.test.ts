import { setTimeout as wait } from "node:timers/promises";
import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { watchEventLoop } from "./event-loop.ts";

it("watchEventLoop records how long the event loop was blocked", async () => {
  const registry = new Registry();
  const end = watchEventLoop(registry);
  await wait(50);
  const until = Date.now() + 300;
  while (Date.now() < until);
  await expect
    .poll(async () => await registry.metrics())
    .toMatch(/grow_event_loop_block_seconds_count [1-9]/);
  const text = await registry.metrics();
  const within = (bound: string) =>
    Number(new RegExp(`_bucket\\{le="${bound.replace("+", "\\+")}"\\} (\\d+)`).exec(text)?.[1]);
  expect(within("+Inf")).toBeGreaterThan(within("0.25"));
  end();
});
