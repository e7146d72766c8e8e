import { describe, expect, test } from "vitest";
import { isAway } from "./is-away.ts";
import { later, readPosition } from "./log-position.ts";
import { ReplicaProgress } from "./replica-progress.ts";

/** A replica at a given position. The clock advances with each position query. */
function replicaAt(position: bigint | null) {
  const replica = { position, looks: 0, isAway: false, time: 0, onLook: () => {} };
  const progress = new ReplicaProgress(
    async () => {
      replica.looks++;
      replica.time += 5;
      replica.onLook();
      if (replica.isAway) throw new Error("Connection terminated unexpectedly");
      return replica.position;
    },
    () => replica.time,
  );
  return { replica, progress };
}

describe("a log position", () => {
  test("is compared as a number, not as text", () => {
    expect(readPosition("1/0")).toBeGreaterThan(readPosition("0/FFFFFFFF") ?? 0n);
    expect(readPosition("0/A0")).toBeGreaterThan(readPosition("0/9F") ?? 0n);
    expect(later(readPosition("0/A0"), readPosition("0/9F"))).toBe(0xa0n);
    expect(later(null, 5n)).toBe(5n);
    expect(later(null, null)).toBeNull();
  });

  test.each(["", "0", "0/", "0/G", "0/123456789", "-1/0", "0/1 ", null, 12])("is not %j", (text) => {
    expect(readPosition(text)).toBeNull();
  });
});

describe("a request that must see a write", () => {
  test("uses the replica once that has caught up", async () => {
    const { replica, progress } = replicaAt(10n);
    replica.onLook = () => {
      if (replica.looks === 3) replica.position = 20n;
    };
    expect(await progress.hasReached(20n)).toBe(true);
    expect(replica.looks).toBe(3);
  });

  test("waits only briefly, and requests after it do not wait at all", async () => {
    const { replica, progress } = replicaAt(10n);
    expect(await progress.hasReached(20n)).toBe(false);
    // The waiting request polls repeatedly, the other one queries once.
    expect(replica.looks).toBeGreaterThan(1);
    const before = replica.looks;
    expect(await progress.hasReached(20n)).toBe(false);
    expect(replica.looks).toBe(before + 1);
  });

  test("uses the replica again as soon as it has caught up", async () => {
    const { replica, progress } = replicaAt(10n);
    expect(await progress.hasReached(20n)).toBe(false);
    replica.position = 25n;
    expect(await progress.hasReached(20n)).toBe(true);
  });

  test("needs no query when the position is known", async () => {
    const { replica, progress } = replicaAt(30n);
    expect(await progress.hasReached(20n)).toBe(true);
    expect(await progress.hasReached(30n)).toBe(true);
    expect(replica.looks).toBe(1);
  });

  test("shares one query with concurrent requests", async () => {
    const { replica, progress } = replicaAt(30n);
    await Promise.all(Array.from({ length: 50 }, () => progress.hasReached(20n)));
    expect(replica.looks).toBe(1);
  });
});

test("a request without a required position uses the replica without a query", async () => {
  const { replica, progress } = replicaAt(0n);
  expect(await progress.hasReached(null)).toBe(true);
  expect(replica.looks).toBe(0);
});

test("a promoted replica has everything", async () => {
  const { progress } = replicaAt(null);
  expect(await progress.hasReached(99n)).toBe(true);
});

test("a replica that does not respond is left alone for a moment", async () => {
  const { replica, progress } = replicaAt(10n);
  replica.isAway = true;
  expect(await progress.hasReached(20n)).toBe(false);
  expect(await progress.hasReached(null)).toBe(false);
  expect(replica.looks).toBe(1);
  replica.isAway = false;
  replica.time += 1001;
  expect(await progress.hasReached(null)).toBe(true);
});

test.each([
  [true, Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
  [true, Object.assign(new Error("shutting down"), { code: "57P01" })],
  [true, Object.assign(new Error("canceling statement due to conflict with recovery"), { code: "40001" })],
  [true, new Error("Connection terminated unexpectedly")],
  [true, new Error("timeout exceeded when trying to connect")],
  [false, Object.assign(new Error("column does not exist"), { code: "42703" })],
  [false, Object.assign(new Error("statement timeout"), { code: "57014" })],
  [false, "gone"],
])("isAway returns %s for %s", (expected, error) => {
  expect(isAway(error)).toBe(expected);
});
