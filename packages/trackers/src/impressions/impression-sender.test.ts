import { describe, expect, test, vi } from "vitest";
import { storeOf } from "../store.ts";
import { type FakeClock, fakeClock, settled } from "../testing/fake-clock.ts";
import { fakeTabLock } from "../testing/fake-tab-lock.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { type ImpressionStat, sendImpressions } from "./impression-sender.ts";
import { createImpressionStore, IMPRESSIONS_KEY, IMPRESSIONS_MAX } from "./impression-store.ts";
import type { TabLock } from "./tab-lock.ts";

/** A tab of a browser. */
function openTab(storage: MemoryStorage, clock: FakeClock, lock: TabLock) {
  const warn = vi.fn();
  const store = createImpressionStore(
    storeOf(() => storage),
    warn,
  );
  const posts: (readonly ImpressionStat[])[] = [];
  const line = { isBroken: false, hold: null as Promise<void> | null };
  const stop = sendImpressions({
    clock,
    store,
    lock,
    warn,
    async send(stat) {
      posts.push(stat);
      await line.hold;
      if (line.isBroken) throw new Error("no line");
    },
  });
  return { store, posts, line, warn, stop };
}

function setUp() {
  const storage = new MemoryStorage();
  const clock = fakeClock();
  const lock = fakeTabLock();
  return { storage, clock, lock, ...openTab(storage, clock, lock) };
}

describe("impressions", () => {
  test("are posted every 5 s and removed from the store", async () => {
    const { clock, store, posts, storage } = setUp();
    store.add("diary", 12, 1.5);
    clock.turn(4999);
    expect(posts).toEqual([]);
    clock.turn(1);
    expect(posts).toEqual([[{ t: "diary", i: 12, v: 1, s: 1.5 }]]);
    await settled();
    expect(store.read()).toEqual([]);
    expect([...storage.items]).toEqual([]);
  });

  test("are not posted when empty", () => {
    const { clock, posts } = setUp();
    clock.turn(60_000);
    expect(posts).toEqual([]);
  });

  test("stay after a failed post, with a warning, and are sent 5 s later with those added meanwhile", async () => {
    const { clock, store, posts, line, warn } = setUp();
    line.isBroken = true;
    store.add("diary", 12, 1);
    clock.turn(5000);
    await settled();
    expect(warn).toHaveBeenCalledTimes(1);
    store.add("video", 3, 2);
    line.isBroken = false;
    clock.turn(4999);
    expect(posts).toHaveLength(1);
    clock.turn(1);
    expect(posts[1]).toEqual([
      { t: "diary", i: 12, v: 1, s: 1 },
      { t: "video", i: 3, v: 1, s: 2 },
    ]);
    await settled();
    expect(store.read()).toEqual([]);
  });

  test("added during a post stay, also those of the same element", async () => {
    const { clock, store, line } = setUp();
    let arrive = () => {};
    line.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    store.add("diary", 12, 1);
    clock.turn(5000);
    store.add("diary", 12, 0.2);
    store.add("diary", 13, 4);
    arrive();
    await settled();
    expect(store.read()).toEqual([
      { type: "diary", id: 12, views: 1, seconds: 0.2 },
      { type: "diary", id: 13, views: 1, seconds: 4 },
    ]);
  });

  test("never have two posts in flight", async () => {
    const { clock, store, posts, line } = setUp();
    line.hold = new Promise(() => {});
    store.add("diary", 12, 1);
    clock.turn(5000);
    clock.turn(60_000);
    await settled();
    expect(posts).toHaveLength(1);
  });

  test("are not posted after sending was stopped", () => {
    const { clock, store, posts, stop } = setUp();
    store.add("diary", 12, 1);
    stop();
    clock.turn(60_000);
    expect(posts).toEqual([]);
  });
});

describe("two tabs", () => {
  test("do not send the same impressions twice", async () => {
    const { clock, storage, lock, store, posts, line } = setUp();
    const other = openTab(storage, clock, lock);
    let arrive = () => {};
    line.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    store.add("diary", 12, 1);
    clock.turn(5000);
    clock.turn(5000);
    await settled();
    expect([posts.length, other.posts.length]).toEqual([1, 0]);
    arrive();
    await settled();
    other.store.add("diary", 13, 1);
    clock.turn(5000);
    await settled();
    expect(posts.length + other.posts.length).toBe(2);
  });

  test("send what the other tab leaves, not what it sent", async () => {
    const { clock, storage, store, posts, stop } = setUp();
    stop();
    store.add("diary", 12, 1);
    // The lock is acquired when another tab has just sent everything.
    const other = openTab(storage, clock, async (run) => {
      store.takeOff(store.read());
      await run();
    });
    clock.turn(5000);
    await settled();
    expect([posts, other.posts]).toEqual([[], []]);
  });
});

describe("the store", () => {
  test("survives the page", () => {
    const { storage, store } = setUp();
    store.add("diary", 12, 1.5);
    const later = createImpressionStore(
      storeOf(() => storage),
      vi.fn(),
    );
    expect(later.read()).toEqual([{ type: "diary", id: 12, views: 1, seconds: 1.5 }]);
  });

  test("adds up tenths without rounding errors", () => {
    const { store } = setUp();
    for (let count = 0; count < 3; count += 1) store.add("diary", 12, 0.1);
    expect(store.read()).toEqual([{ type: "diary", id: 12, views: 3, seconds: 0.3 }]);
  });

  test("keeps a record within its limits", () => {
    const { storage, store } = setUp();
    const full = { type: "diary", id: 12, views: 10_000, seconds: 86_400 };
    storage.items.set(IMPRESSIONS_KEY, JSON.stringify([full]));
    store.add("diary", 12, 5);
    expect(store.read()).toEqual([full]);
    for (const beyond of [
      { views: 10_001 },
      { views: 1.5 },
      { seconds: 86_401 },
      { type: "advice" },
      { id: 0 },
    ]) {
      storage.items.set(IMPRESSIONS_KEY, JSON.stringify([{ ...full, ...beyond }]));
      expect(store.read(), JSON.stringify(beyond)).toEqual([]);
    }
  });

  test("keeps 500 records and drops the oldest", () => {
    const { store } = setUp();
    for (let id = 1; id <= IMPRESSIONS_MAX; id += 1) store.add("diary", id, 1);
    expect(store.read()).toHaveLength(500);
    expect(store.read()[0]?.id).toBe(1);
    store.add("diary", 501, 1);
    expect(store.read()).toHaveLength(500);
    expect(store.read()[0]?.id).toBe(2);
    expect(store.read().at(-1)?.id).toBe(501);
    store.add("diary", 501, 1);
    expect(store.read()[0]?.id).toBe(2);
  });

  test.each([
    ["cut text", '[{"type":"diary"', 0],
    ["no list", '{"type":"diary"}', 0],
    ["a number", "5", 0],
    [
      "a list with one good record",
      '[null,{"type":"","id":1,"views":1,"seconds":1},{"type":"diary","id":"1","views":1,"seconds":1},{"type":"diary","id":2,"views":0,"seconds":1},{"type":"diary","id":3,"views":1,"seconds":0},{"type":"diary","id":4,"views":1,"seconds":1}]',
      1,
    ],
  ])("with %s is read as far as it is valid, and repaired by the next view", (_, text, count) => {
    const { storage, store } = setUp();
    storage.items.set(IMPRESSIONS_KEY, text);
    expect(store.read()).toHaveLength(count);
    store.add("diary", 99, 1);
    expect(JSON.parse(storage.items.get(IMPRESSIONS_KEY) ?? "")).toHaveLength(count + 1);
  });

  test.each(["isFull", "isForbidden"] as const)(
    "that fails (%s) leaves impressions in memory, with one warning",
    async (kind) => {
      const { clock, storage, store, posts, warn } = setUp();
      storage[kind] = true;
      store.add("diary", 12, 1);
      store.add("diary", 12, 1);
      store.add("diary", 13, 1);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(store.read().map(({ id, views }) => [id, views])).toEqual([
        [12, 2],
        [13, 1],
      ]);
      clock.turn(5000);
      await settled();
      expect(posts).toHaveLength(1);
      expect(store.read()).toEqual([]);
    },
  );

  test("that becomes full in between neither loses nor duplicates anything", () => {
    const { storage, store } = setUp();
    store.add("diary", 12, 1);
    storage.isFull = true;
    store.add("diary", 13, 1);
    storage.isFull = false;
    store.add("diary", 14, 1);
    expect(store.read().map(({ id, views }) => [id, views])).toEqual([
      [12, 1],
      [13, 1],
      [14, 1],
    ]);
    expect(JSON.parse(storage.items.get(IMPRESSIONS_KEY) ?? "")).toHaveLength(3);
  });
});
