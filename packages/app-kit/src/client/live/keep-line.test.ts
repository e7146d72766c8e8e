import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../browser/clock.ts";
import { keepLine, LONGEST_PAUSE, PAUSE, SILENCE } from "./keep-line.ts";
import { fakePage, fakeServer, pass, unread } from "./testing/fake-browser.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const server = fakeServer();
  const page = fakePage();
  const onNumbers = vi.fn();
  const onLost = vi.fn();
  // With 1, every pause has its maximum length.
  const options = { user: 7, open: server.open, clock: systemClock, page: page.page, random: () => 1 };
  const close = keepLine({ ...options, onNumbers, onLost });
  return { server, page, onNumbers, onLost, close };
}

it("reports the numbers that arrive", () => {
  const { server, onNumbers, onLost } = setUp();
  server.sends("ready", { user_id: 7 });
  server.numbers(3);
  server.sends("typing", { chat_id: 1, user_id: 9 });
  expect(onNumbers.mock.calls).toEqual([[unread(3)]]);
  expect(onLost).not.toHaveBeenCalled();
});

describe("a broken stream", () => {
  it("reconnects after a pause without polling", async () => {
    const { server, onNumbers, onLost } = setUp();
    server.ends();
    await pass(PAUSE - 1);
    expect(server.opened()).toBe(1);
    await pass(1);
    expect(server.opened()).toBe(2);
    server.numbers(1);
    expect(onNumbers).toHaveBeenCalledTimes(1);
    expect(onLost).not.toHaveBeenCalled();
  });

  it("counts as lost after a second break; retries back off until it is open again", async () => {
    const { server, onLost, onNumbers } = setUp();
    const pauses: number[] = [];
    for (let n = 0; n < 10; n++) {
      const opened = server.opened();
      server.ends();
      let waited = 0;
      for (; server.opened() === opened; waited += 1000) await pass(1000);
      pauses.push(waited);
    }
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(pauses).toEqual([3, 6, 12, 24, 48, 96, 192, 300, 300, 300].map((seconds) => seconds * 1000));
    expect(Math.max(...pauses)).toBe(LONGEST_PAUSE);
    server.numbers(2);
    expect(onNumbers).toHaveBeenCalledTimes(1);
    server.ends();
    server.ends();
    await pass(PAUSE);
    server.ends();
    expect(onLost).toHaveBeenCalledTimes(2);
  });

  it("reconnects after the delay the server asked for", async () => {
    const { server } = setUp();
    server.wishes(500);
    server.ends();
    await pass(500);
    expect(server.opened()).toBe(2);
  });

  it("reconnects at once when the page becomes visible", async () => {
    const { server, page } = setUp();
    server.ends();
    page.setVisible(false);
    expect(server.opened()).toBe(1);
    page.setVisible(true);
    expect(server.opened()).toBe(2);
    page.setVisible(true);
    await pass(PAUSE);
    expect(server.opened()).toBe(2);
  });

  it("is assumed after too long a silence", async () => {
    const { server } = setUp();
    await pass(SILENCE - 1);
    server.beats();
    await pass(SILENCE - 1);
    expect([server.opened(), server.standing()]).toEqual([1, 1]);
    await pass(1);
    expect(server.standing()).toBe(0);
    await pass(PAUSE);
    expect([server.opened(), server.standing()]).toEqual([2, 1]);
  });

  it("is not counted after the server announced a restart", async () => {
    const { server, onLost } = setUp();
    for (let n = 0; n < 5; n++) {
      server.sends("end", { reason: "restart" });
      server.ends();
      await pass(PAUSE);
    }
    expect(server.opened()).toBe(6);
    expect(onLost).not.toHaveBeenCalled();
  });
});

describe("a closed stream stays closed", () => {
  it.each([
    [
      "the session is over",
      (server: ReturnType<typeof fakeServer>) => server.sends("end", { reason: "session" }),
    ],
    [
      "too many are open",
      (server: ReturnType<typeof fakeServer>) => server.sends("end", { reason: "too_many" }),
    ],
    [
      "somebody else has signed in",
      (server: ReturnType<typeof fakeServer>) => server.sends("ready", { user_id: 8 }),
    ],
    ["the server refuses", (server: ReturnType<typeof fakeServer>) => server.ends("refused")],
  ])("when %s", async (_why, happens) => {
    const { server, page, onLost, onNumbers } = setUp();
    happens(server);
    expect(server.standing()).toBe(0);
    server.numbers(4);
    page.setVisible(true);
    await pass(1_000_000);
    expect(server.opened()).toBe(1);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(onNumbers).not.toHaveBeenCalled();
  });

  it("when the caller closes it, which does not count as lost", async () => {
    const { server, page, onLost, close } = setUp();
    close();
    expect([server.standing(), page.listening()]).toEqual([0, 0]);
    await pass(1_000_000);
    expect(server.opened()).toBe(1);
    expect(onLost).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
