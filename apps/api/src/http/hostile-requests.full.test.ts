import { patience } from "@grow/testing/test-time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtIds } from "../testing/contract/sample-request.ts";
import { type HostileServer, startHostileServer } from "../testing/fuzz/hostile-server.ts";

/** Seconds of processor time for all requests. A machine whose cores are shared takes several times as many for the same work. */
const MAX_SECONDS = 60 * patience;

/** Seconds of processor time for one request. */
const MAX_SECONDS_OF_ONE = 5 * patience;

let hostile: HostileServer;

/** Seconds of processor time of all requests so far. */
let all = 0;

beforeAll(async () => {
  hostile = await startHostileServer();
});
afterAll(async () => await hostile.server.close());

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

test.each(builtIds)("no hostile request to %s costs much processor time", async (id) => {
  const requests = await Promise.all([
    hostile.withHeaders(id),
    hostile.withExtremeDates(id),
    hostile.withBrokenBodies(id),
  ]);
  const slow: string[] = [];
  for (const { name, options } of requests.flat()) {
    const seconds = await secondsOf(() => hostile.server.inject(options));
    all += seconds;
    if (seconds > MAX_SECONDS_OF_ONE) slow.push(`${name}: ${seconds} s`);
  }
  expect(slow).toEqual([]);
  expect(all, "all requests so far").toBeLessThan(MAX_SECONDS);
});
