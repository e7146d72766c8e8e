import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BEAT, LiveLine } from "./live-line.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function lineOf(onBeat = () => {}) {
  return new LiveLine(7, Buffer.alloc(32), onBeat);
}

const numbers = (total: number) => ({
  notifications: { total, channels: { activity: total, follows: 0, system: 0 } },
  cnt_messages: 0,
});

it("sends a heartbeat every 25 s", async () => {
  const onBeat = vi.fn();
  const line = lineOf(onBeat);
  let text = "";
  line.content.on("data", (chunk) => {
    text += chunk;
  });
  await turn();
  text = "";
  for (let n = 0; n < 3; n++) {
    vi.advanceTimersByTime(BEAT - 1);
    await turn();
    expect(text).toBe(":\n\n".repeat(n));
    vi.advanceTimersByTime(1);
    await turn();
  }
  expect(text).toBe(":\n\n".repeat(3));
  expect(onBeat).toHaveBeenCalledTimes(3);
});

it("disconnects a client that does not read before much is buffered", async () => {
  const line = lineOf();
  let sent = 0;
  while (!line.content.destroyed && sent < 10_000) line.sendNumbers(numbers(sent++));
  expect(line.content.destroyed).toBe(true);
  expect(sent * JSON.stringify(numbers(1)).length).toBeLessThan(30_000);
  line.sendNumbers(numbers(1));
  line.end("restart");
  await turn();
});

it("disconnects a client that has read nothing since the last heartbeat", () => {
  const line = lineOf();
  for (let n = 0; n < 60; n++) line.sendNumbers(numbers(n));
  expect(line.content.destroyed).toBe(false);
  vi.advanceTimersByTime(BEAT);
  expect(line.content.destroyed).toBe(true);
});

it("sends nothing after it was ended, and stops its timer when everything is sent", async () => {
  const line = lineOf();
  line.end("session");
  line.sendNumbers(numbers(1));
  line.end("restart");
  let text = "";
  for await (const chunk of line.content) text += chunk;
  expect(text.match(/event: \w+/g)).toEqual(["event: ready", "event: end"]);
  await turn();
  expect(vi.getTimerCount()).toBe(0);
});
