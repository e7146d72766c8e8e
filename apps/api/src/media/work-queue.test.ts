import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

it("urgent work goes before deferrable work", async () => {
  const queue = createWorkQueue(1);
  const order: string[] = [];
  const work = (name: string) => async () => {
    await nextTurn();
    order.push(name);
  };
  void queue.later(work("first, as nothing else was there"));
  void queue.later(work("later"));
  void queue.now(work("now"));
  void queue.now(work("now, too"));
  await queue.idle();
  expect(order).toEqual(["first, as nothing else was there", "now", "now, too", "later"]);
});

it("never exceeds its slots, and deferrable work uses only one", async () => {
  const queue = createWorkQueue(3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
  };
  for (let index = 0; index < 10; index += 1) void queue.later(work);
  await queue.idle();
  expect(most).toBe(1);
  for (let index = 0; index < 10; index += 1) void queue.now(work);
  await queue.idle();
  expect(most).toBe(3);
});

it("reports a failure to its caller and continues", async () => {
  const queue = createWorkQueue(1);
  const failing = queue.now(async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await queue.now(async () => "yes")).toBe("yes");
});
