import { describe, expect, test, vi } from "vitest";
import { storeOf } from "../store.ts";
import { type HandClock, handClock, settled } from "../testing/hand-clock.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { type ImpressionStat, sendImpressions } from "./impression-sender.ts";
import { createImpressionStore, IMPRESSIONS_KEY, IMPRESSIONS_MAX } from "./impression-store.ts";
import { createTabLock, TAB_LOCK_TIME } from "./tab-lock.ts";

/** A tab of a browser. */
function openTab(storage: MemoryStorage, clock: HandClock, owner: string) {
  const warn = vi.fn();
  const raw = storeOf(() => storage);
  const store = createImpressionStore(raw, warn);
  const lock = createTabLock({ store: raw, clock, key: "impressions-lock", owner });
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
  return { store, lock, posts, line, warn, stop };
}

function setUp() {
  const storage = new MemoryStorage();
  const clock = handClock();
  return { storage, clock, ...openTab(storage, clock, "tab 1") };
}

describe("impressions", () => {
  test("are posted every 5 s and taken off the store", async () => {
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

  test("that are none are not posted", () => {
    const { clock, posts } = setUp();
    clock.turn(60_000);
    expect(posts).toEqual([]);
  });

  test("that were not taken are kept, with a warning, and go 5 s later with those added meanwhile", async () => {
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

  test("that come while others are under way stay, also those of the same element", async () => {
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

  test("are never under way twice", async () => {
    const { clock, store, posts, line } = setUp();
    line.hold = new Promise(() => {});
    store.add("diary", 12, 1);
    clock.turn(5000);
    clock.turn(60_000);
    await settled();
    expect(posts).toHaveLength(1);
  });

  test("are no longer posted when the sending ends", () => {
    const { clock, store, posts, stop } = setUp();
    store.add("diary", 12, 1);
    stop();
    clock.turn(60_000);
    expect(posts).toEqual([]);
  });
});

describe("two tabs", () => {
  test("do not send the same twice", async () => {
    const { clock, storage, store, posts, line } = setUp();
    const other = openTab(storage, clock, "tab 2");
    let arrive = () => {};
    line.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    store.add("diary", 12, 1);
    clock.turn(5000);
    clock.turn(5000);
    expect([posts.length, other.posts.length]).toEqual([1, 0]);
    arrive();
    await settled();
    other.store.add("diary", 13, 1);
    clock.turn(5000);
    await settled();
    expect(posts.length + other.posts.length).toBe(2);
  });

  test("wait for a tab that fell silent no longer than the lock lasts", () => {
    const { clock, storage, lock, stop } = setUp();
    stop();
    const other = openTab(storage, clock, "tab 2");
    expect(lock.take()).toBe(true);
    other.store.add("diary", 12, 1);
    clock.turn(TAB_LOCK_TIME - 1);
    expect(other.lock.take()).toBe(false);
    clock.turn(1);
    expect(other.lock.take()).toBe(true);
  });

  test("are not kept waiting by a lock from the future, nor by a broken one", () => {
    const { clock, storage, lock } = setUp();
    const other = openTab(storage, clock, "tab 2");
    expect(lock.take()).toBe(true);
    clock.setDate(0);
    expect(other.lock.take()).toBe(true);
    other.lock.release();
    for (const broken of ["{", "null", "5", '{"owner":"x"}', '{"owner":"x","until":"soon"}']) {
      storage.items.set("impressions-lock", broken);
      expect(lock.take(), broken).toBe(true);
      lock.release();
    }
  });

  test("of which another has taken the lock since do not give it back", () => {
    const { clock, storage, lock } = setUp();
    const other = openTab(storage, clock, "tab 2");
    lock.take();
    clock.turn(TAB_LOCK_TIME);
    other.lock.take();
    lock.release();
    expect(lock.take()).toBe(false);
  });

  test("both see that the last writer has it", () => {
    const { clock, storage } = setUp();
    const raw = storeOf(() => storage);
    const overtaken = { ...raw, set: (key: string) => raw.set(key, '{"owner":"tab 2","until":1}') };
    expect(createTabLock({ store: overtaken, clock, key: "k", owner: "tab 1" }).take()).toBe(false);
  });
});

describe("the store", () => {
  test("outlives the page", () => {
    const { storage, store } = setUp();
    store.add("diary", 12, 1.5);
    const later = createImpressionStore(
      storeOf(() => storage),
      vi.fn(),
    );
    expect(later.read()).toEqual([{ type: "diary", id: 12, views: 1, seconds: 1.5 }]);
  });

  test("adds up tenths without noise", () => {
    const { store } = setUp();
    for (let count = 0; count < 3; count += 1) store.add("diary", 12, 0.1);
    expect(store.read()).toEqual([{ type: "diary", id: 12, views: 3, seconds: 0.3 }]);
  });

  test("keeps a record within what can be sent", () => {
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

  test("keeps 500 records, and drops the oldest", () => {
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
  ])("that holds %s is read as far as it goes, and whole again after the next view", (_, text, count) => {
    const { storage, store } = setUp();
    storage.items.set(IMPRESSIONS_KEY, text);
    expect(store.read()).toHaveLength(count);
    store.add("diary", 99, 1);
    expect(JSON.parse(storage.items.get(IMPRESSIONS_KEY) ?? "")).toHaveLength(count + 1);
  });

  test.each(["isFull", "isForbidden"] as const)(
    "that is no good (%s) leaves the impressions to the page, with one warning",
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

  test("that became full in between loses and doubles nothing", () => {
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
