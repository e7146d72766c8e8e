import { describe, expect, test } from "vitest";
import { isAway } from "./is-away.ts";
import { later, readPosition } from "./log-position.ts";
import { ReplicaProgress } from "./replica-progress.ts";

/** A replica that stands where the test says. The clock goes by looks, of which each takes its time. */
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

describe("a place in the log", () => {
  test("is compared as a number, not as a text", () => {
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

describe("who must see a write", () => {
  test("is sent to the replica once that has come so far", async () => {
    const { replica, progress } = replicaAt(10n);
    replica.onLook = () => {
      if (replica.looks === 3) replica.position = 20n;
    };
    expect(await progress.hasReached(20n)).toBe(true);
    expect(replica.looks).toBe(3);
  });

  test("waits no longer than a moment, and who comes after him does not wait at all", async () => {
    const { replica, progress } = replicaAt(10n);
    expect(await progress.hasReached(20n)).toBe(false);
    // Who waits looks again and again; who does not, once.
    expect(replica.looks).toBeGreaterThan(1);
    const before = replica.looks;
    expect(await progress.hasReached(20n)).toBe(false);
    expect(replica.looks).toBe(before + 1);
  });

  test("comes back to the replica as soon as it has caught up", async () => {
    const { replica, progress } = replicaAt(10n);
    expect(await progress.hasReached(20n)).toBe(false);
    replica.position = 25n;
    expect(await progress.hasReached(20n)).toBe(true);
  });

  test("needs no look when it is known already", async () => {
    const { replica, progress } = replicaAt(30n);
    expect(await progress.hasReached(20n)).toBe(true);
    expect(await progress.hasReached(30n)).toBe(true);
    expect(replica.looks).toBe(1);
  });

  test("shares one look with all who ask at the same time", async () => {
    const { replica, progress } = replicaAt(30n);
    await Promise.all(Array.from({ length: 50 }, () => progress.hasReached(20n)));
    expect(replica.looks).toBe(1);
  });
});

test("who needs nothing in particular is answered by whatever the replica has, without a look", async () => {
  const { replica, progress } = replicaAt(0n);
  expect(await progress.hasReached(null)).toBe(true);
  expect(replica.looks).toBe(0);
});

test("a replica that was promoted has everything", async () => {
  const { progress } = replicaAt(null);
  expect(await progress.hasReached(99n)).toBe(true);
});

test("a replica that does not answer is left alone for a moment, by everybody", async () => {
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
])("whether another server may answer (%s) is seen by the error %s", (expected, error) => {
  expect(isAway(error)).toBe(expected);
});
