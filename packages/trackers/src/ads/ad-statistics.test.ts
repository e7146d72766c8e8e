import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { fakeClock, settled } from "../testing/fake-clock.ts";
import { fakePage } from "../testing/fake-page.ts";
import { type AdStatRecord, isAdEvent, signAdEvent } from "./ad-record.ts";
import { createAdStatistics } from "./ad-statistics.ts";

const view = { i: 7, t: "box", s: "home", a: "view" } as const;
const click = { ...view, a: "click" } as const;

function setUp() {
  const clock = fakeClock();
  const page = fakePage();
  const posts: { ids: number[]; isLeaving: boolean }[] = [];
  const records: AdStatRecord[] = [];
  const line = { isBroken: false };
  const warn = vi.fn();
  const guest = vi.fn(() => "9b2d");
  const statistics = createAdStatistics({
    guest,
    clock,
    page,
    warn,
    async send(sent, isLeaving) {
      posts.push({ ids: sent.map(({ i }) => i), isLeaving });
      records.push(...sent);
      if (line.isBroken) throw new Error("no line");
    },
  });
  return { clock, page, posts, records, line, warn, guest, statistics };
}

describe("signAdEvent", () => {
  test("returns the first 16 digits of the SHA-256 of guest and event", () => {
    const whole = createHash("sha256").update("9b2d:7:box:home:view").digest("hex");
    expect(signAdEvent("9b2d", view)).toEqual({ ...view, h: whole.slice(0, 16) });
  });

  test("is deterministic, and differs for another guest or event", () => {
    const { h } = signAdEvent("9b2d", view);
    expect(signAdEvent("9b2d", { ...view }).h).toBe(h);
    expect(signAdEvent("9b2e", view).h).not.toBe(h);
    for (const other of [{ i: 8 }, { t: "cpm" as const }, { s: "diary" }, { a: "click" as const }])
      expect(signAdEvent("9b2d", { ...view, ...other }).h).not.toBe(h);
  });
});

describe("ad statistics", () => {
  test("are posted every 10 s, and not a millisecond before", () => {
    const { clock, posts, statistics } = setUp();
    statistics.add(view);
    clock.turn(9999);
    expect(posts).toEqual([]);
    clock.turn(1);
    expect(posts).toEqual([{ ids: [7], isLeaving: false }]);
  });

  test("keep their period when an event is added", () => {
    const { clock, posts, statistics } = setUp();
    clock.turn(9000);
    statistics.add(view);
    clock.turn(1000);
    expect(posts).toHaveLength(1);
    statistics.add(click);
    clock.turn(9999);
    expect(posts).toHaveLength(1);
    clock.turn(1);
    expect(posts).toHaveLength(2);
  });

  test("count a view and a click of one ad as two records", () => {
    const { clock, records, statistics } = setUp();
    statistics.add(view);
    statistics.add(click);
    clock.turn(10_000);
    expect(records.map(({ i, a }) => [i, a])).toEqual([
      [7, "view"],
      [7, "click"],
    ]);
    expect(records[0]).toEqual(signAdEvent("9b2d", view));
  });

  test("are posted with keepalive when the page is left", () => {
    const { page, posts, statistics } = setUp();
    statistics.add(view);
    page.leave();
    expect(posts).toEqual([{ ids: [7], isLeaving: true }]);
    page.leave();
    expect(posts).toHaveLength(1);
  });

  test("are not posted when empty, neither periodically nor on leaving", () => {
    const { clock, page, posts } = setUp();
    clock.turn(30_000);
    page.leave();
    expect(posts).toEqual([]);
  });

  test("added while a post is in flight wait for the next one", async () => {
    const { clock, posts, statistics } = setUp();
    statistics.add(view);
    clock.turn(10_000);
    statistics.add({ ...view, i: 8 });
    await settled();
    expect(posts.map(({ ids }) => ids)).toEqual([[7]]);
    clock.turn(10_000);
    expect(posts.map(({ ids }) => ids)).toEqual([[7], [8]]);
  });

  test("are lost with a warning when a post fails", async () => {
    const { clock, posts, line, warn, statistics } = setUp();
    line.isBroken = true;
    statistics.add(view);
    clock.turn(10_000);
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
    line.isBroken = false;
    clock.turn(60_000);
    expect(posts).toHaveLength(1);
  });

  test("are lost with a warning when the transport throws synchronously", async () => {
    const warn = vi.fn();
    const clock = fakeClock();
    const send = () => {
      throw new Error("no transport");
    };
    const statistics = createAdStatistics({ guest: () => "g", clock, page: fakePage(), warn, send });
    statistics.add(view);
    clock.turn(10_000);
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("read the guest's id only when an event is added", () => {
    const { guest, statistics } = setUp();
    expect(guest).not.toHaveBeenCalled();
    statistics.add(view);
    expect(guest).toHaveBeenCalledTimes(1);
  });

  test("are posted on stop, and never afterwards", () => {
    const { clock, page, posts, statistics } = setUp();
    statistics.add(view);
    statistics.stop();
    expect(posts).toHaveLength(1);
    clock.turn(60_000);
    page.leave();
    expect(posts).toHaveLength(1);
  });

  test.each([
    ["no id", { ...view, i: Number.NaN }],
    ["an id of 0", { ...view, i: 0 }],
    ["half an id", { ...view, i: 1.5 }],
    ["an endless id", { ...view, i: Number.POSITIVE_INFINITY }],
    ["no section", { ...view, s: "" }],
    ["a section that would blur the hash", { ...view, s: "home:view" }],
    ["an unknown type", { ...view, t: "popup" }],
    ["an unknown action", { ...view, a: "hover" }],
    ["a button, which is told at once", { ...view, t: "button" }],
  ])("reject an event with %s", (_, event) => {
    const { clock, posts, warn, statistics } = setUp();
    expect(statistics.add(event as typeof view)).toBe(false);
    clock.turn(10_000);
    expect(posts).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("include buttons as a kind of ad", () => {
    expect(isAdEvent({ ...view, t: "button" })).toBe(true);
  });
});
