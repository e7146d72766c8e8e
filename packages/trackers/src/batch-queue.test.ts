import { describe, expect, test } from "vitest";
import { createBatchQueue } from "./batch-queue.ts";
import type { Clock } from "./clock.ts";

/** A clock that is turned by hand. */
function handClock(): Clock & { turn(milliseconds: number): Promise<void> } {
  let now = 0;
  let calls: { at: number; callBack: () => void }[] = [];
  return {
    after(milliseconds, callBack) {
      const call = { at: now + milliseconds, callBack };
      calls.push(call);
      return () => {
        calls = calls.filter((other) => other !== call);
      };
    },
    async turn(milliseconds) {
      now += milliseconds;
      const due = calls.filter(({ at }) => at <= now);
      calls = calls.filter(({ at }) => at > now);
      for (const { callBack } of due) callBack();
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function setUp(options: { largest?: number; onFailure?: "drop" | "keep" } = {}) {
  const clock = handClock();
  const sent: number[][] = [];
  const warnings: unknown[] = [];
  const line = { isBroken: false };
  const queue = createBatchQueue<number>({
    period: 10_000,
    onFailure: options.onFailure ?? "drop",
    ...(options.largest === undefined ? {} : { largest: options.largest }),
    clock,
    warn: (error) => warnings.push(error),
    async send(items) {
      if (line.isBroken) throw new Error("no line");
      sent.push([...items]);
    },
  });
  return { clock, sent, warnings, line, queue };
}

describe("a batch queue", () => {
  test("sends nothing before the period is over, and then all of it in order", async () => {
    const { clock, sent, queue } = setUp();
    queue.add(1);
    await clock.turn(5000);
    queue.add(2);
    await clock.turn(4999);
    expect(sent).toEqual([]);
    await clock.turn(1);
    expect(sent).toEqual([[1, 2]]);
    expect(queue.size).toBe(0);
  });

  test("sends nothing while it is empty", async () => {
    const { clock, sent, queue } = setUp();
    await clock.turn(60_000);
    await queue.flush();
    expect(sent).toEqual([]);
  });

  test("sends at once when as many wait as go at a time", async () => {
    const { sent, queue } = setUp({ largest: 3 });
    queue.add(1);
    queue.add(2);
    await settled();
    expect(sent).toEqual([]);
    queue.add(3);
    await settled();
    expect(sent).toEqual([[1, 2, 3]]);
  });

  test("cuts what came at once into batches, and lets the rest wait for the period", async () => {
    const { clock, sent, queue } = setUp({ largest: 2 });
    for (const item of [1, 2, 3, 4, 5]) queue.add(item);
    await settled();
    expect(sent).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await clock.turn(10_000);
    expect(sent.at(-1)).toEqual([5]);
  });

  test("flushes everything, also more than go at a time", async () => {
    const { clock, sent, queue } = setUp({ largest: 4 });
    for (const item of [1, 2, 3]) queue.add(item);
    await queue.flush();
    expect(sent).toEqual([[1, 2, 3]]);
    await clock.turn(10_000);
    expect(sent).toHaveLength(1);
  });
});

describe("when sending fails", () => {
  test("items are lost where they are to be dropped, and the failure is told", async () => {
    const { clock, sent, warnings, line, queue } = setUp({ onFailure: "drop" });
    line.isBroken = true;
    queue.add(1);
    await clock.turn(10_000);
    expect(warnings).toHaveLength(1);
    line.isBroken = false;
    queue.add(2);
    await clock.turn(10_000);
    expect(sent).toEqual([[2]]);
  });

  test("items go first with the next batch where they are to be kept", async () => {
    const { clock, sent, line, queue } = setUp({ onFailure: "keep" });
    line.isBroken = true;
    queue.add(1);
    await clock.turn(10_000);
    line.isBroken = false;
    queue.add(2);
    await clock.turn(10_000);
    expect(sent).toEqual([[1, 2]]);
  });

  test("nothing is tried again before the next period", async () => {
    const { clock, warnings, line, queue } = setUp({ onFailure: "keep", largest: 2 });
    line.isBroken = true;
    for (const item of [1, 2, 3]) queue.add(item);
    await settled();
    expect(warnings).toHaveLength(1);
    await clock.turn(9999);
    expect(warnings).toHaveLength(1);
    await clock.turn(1);
    expect(warnings).toHaveLength(2);
    expect(queue.size).toBe(3);
  });
});
