import { setImmediate as nextTurn } from "node:timers/promises";
import { pollTime } from "@grow/testing/test-time";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventReader, eventStream } from "./event-stream.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function listener() {
  return { onEvent: vi.fn(), onLife: vi.fn(), onRetry: vi.fn(), onEnd: vi.fn() };
}

describe("events", () => {
  const text = 'retry: 3000\n\nevent: ready\ndata: {"user_id":7}\n\n:\n\nevent: read\ndata: {"a":"b: c"}\n\n';

  it.each([1, 2, 7, 1000])("are complete when they arrive in chunks of %d characters", (size) => {
    const heard = listener();
    const read = eventReader(heard);
    for (let at = 0; at < text.length; at += size) read(text.slice(at, at + size));
    expect(heard.onEvent.mock.calls).toEqual([
      ["ready", { user_id: 7 }],
      ["read", { a: "b: c" }],
    ]);
    expect(heard.onRetry.mock.calls).toEqual([[3000]]);
  });

  it("with unreadable data are delivered without data", () => {
    const heard = listener();
    eventReader(heard)("event: ready\ndata: {\n\n");
    expect(heard.onEvent.mock.calls).toEqual([["ready", undefined]]);
  });
});

describe("a stream", () => {
  /** Opens a stream to a server that responds like this. */
  function open(answer: (url: string, init: RequestInit) => Promise<Response>) {
    const asked = vi.fn(answer);
    vi.stubGlobal("fetch", asked);
    const heard = listener();
    return { heard, asked, close: eventStream("/api/live")(heard) };
  }

  it.each([
    [401, "refused"],
    [404, "refused"],
    [501, "refused"],
    [500, "broken"],
    [503, "broken"],
  ])("with status %d ends as %s", async (status, how) => {
    const { heard } = open(async () => new Response("{}", { status }));
    await vi.waitFor(() => expect(heard.onEnd).toHaveBeenCalledWith(how), { timeout: pollTime });
    expect(heard.onLife).not.toHaveBeenCalled();
  });

  it("that cannot be opened or is cut off ends as broken", async () => {
    const { heard } = open(() => Promise.reject(new TypeError("Failed to fetch")));
    await vi.waitFor(() => expect(heard.onEnd).toHaveBeenCalledWith("broken"), { timeout: pollTime });
    const { heard: second } = open(async () => new Response("event: ready\ndata: 1\n\n"));
    await vi.waitFor(() => expect(second.onEnd).toHaveBeenCalledWith("broken"), { timeout: pollTime });
    expect(second.onEvent).toHaveBeenCalledWith("ready", 1);
  });

  it("reports keep-alive comments, which are not events", async () => {
    const { heard } = open(async () => new Response(":\n\n"));
    await vi.waitFor(() => expect(heard.onEnd).toHaveBeenCalled(), { timeout: pollTime });
    expect(heard.onLife).toHaveBeenCalledTimes(1);
    expect(heard.onEvent).not.toHaveBeenCalled();
  });

  it("that was closed reports nothing more and drops its connection", async () => {
    const untilAborted = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    const { heard, asked, close } = open(untilAborted);
    close();
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    // The rejection is handled before the next turn.
    await nextTurn();
    expect(heard.onEnd).not.toHaveBeenCalled();
  });
});
