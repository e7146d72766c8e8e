import { type OperationId, operationTable } from "@grow/contract";
import { testTime } from "@grow/testing/test-time";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { builtIds } from "../testing/contract/sample-request.ts";
import { requestsOf, type WireRequest } from "../testing/fuzz/requests.ts";
import { type FuzzWorld, openWorld } from "../testing/fuzz/secrets.ts";
import { type TestApi, type TestUser, testApi } from "../testing/test-api.ts";
import { createServer } from "./create-server.ts";

/** Seconds for all operations together, of `pnpm --filter @grow/api fuzz --seconds 600`; none in a test run, which counts requests. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
const IS_LONG = SECONDS > 0;
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_914);

/** Requests of an operation in a test run. */
const RUNS = 4;

/** Seconds of processor time that one request may cost in a long run. */
const MAX_SECONDS_OF_ONE = 5;

/** An operation may use the remaining time of others, and more to shrink a failing request. */
const LONGEST = IS_LONG ? SECONDS * 1000 + 8 * testTime.testTimeout : undefined;

let api: TestApi;
let server: FastifyInstance;
let world: FuzzWorld;
/** Internal errors during the current request. */
let cause: unknown;
let left = SECONDS * 1000;
let operationsLeft = 2 * builtIds.length;

beforeAll(async () => {
  api = await testApi();
  server = await createServer({ parts: api.parts, operations, owners, isChecked: true, hasLimits: false });
  server.addHook("onError", async (_request, _reply, error) => {
    cause = error;
  });
  await server.ready();
  world = await openWorld(api);
});
afterAll(async () => {
  await server.close();
});

async function send(request: WireRequest, user: TestUser | null) {
  cause = undefined;
  const { method, url, headers, payload } = request;
  const authorization = user === null ? {} : { authorization: `Bearer ${user.token}` };
  return await server.inject({
    method,
    url,
    headers: { ...headers, ...authorization },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Whether an operation may return a status: its declared ones, and those of any operation. */
function isDeclared(id: OperationId, status: number): boolean {
  const declared: readonly number[] = operationTable[id].statuses;
  // An empty parameter, or one with a slash, calls another operation.
  return declared.includes(status) || [400, 401, 404, 405].includes(status);
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

async function tryOut(id: OperationId, who: "strangers" | "staff") {
  const share = left / operationsLeft;
  const began = performance.now();
  if (!(await world.isWhole())) {
    await api.reset();
    world = await openWorld(api);
  }
  const users = world[who];
  const isOver = () => performance.now() - began > share;
  let runs = 0;
  const property = fc.asyncProperty(requestsOf(id), fc.constantFrom(...users), async (request, user) => {
    // The time is over for this operation: the rest of the runs are none.
    if (IS_LONG && runs > 0 && isOver()) return;
    runs += 1;
    const before = process.cpuUsage();
    const { statusCode, body } = await send(request, user);
    if (IS_LONG) expect(secondsSince(before)).toBeLessThan(MAX_SECONDS_OF_ONE);
    const told = `${user?.name ?? "a guest"}: ${statusCode} ${body.slice(0, 400)}`;
    if (!isDeclared(id, statusCode)) throw new Error(told, { cause });
    if (who === "staff") return;
    const leaked = world.secrets.filter(
      (secret) => body.includes(secret.text) && !secret.isShown?.(request.url, user),
    );
    expect(leaked, told).toEqual([]);
  });
  let seed = SEED;
  do {
    await fc.assert(property, { seed, numRuns: IS_LONG ? 40 : RUNS, includeErrorInReport: true });
    seed += 1;
  } while (IS_LONG && !isOver());
  left = Math.max(0, left - (performance.now() - began));
  operationsLeft -= 1;
}

test("staff can read the secrets, so that a leak would be found", async () => {
  const [moderator = null] = world.staff;
  const { rows } = await api.database.pool.query("select id from diary where name = 'canary-private-diary'");
  const { body } = await send({ method: "GET", url: `/api/diaries/${rows[0].id}`, headers: {} }, moderator);
  const read = world.secrets.filter(({ text }) => body.includes(text)).map(({ text }) => text);
  expect(read).toEqual(["canary-private-diary", "canary-private-week", "canary-private-photo"]);
});

// Staff come second: they may publish private content.
describe("fuzzed requests of guests and members", () => {
  test.each(builtIds)(
    "%s responds as the contract declares, without another user's secrets",
    async (id) => {
      await tryOut(id, "strangers");
    },
    LONGEST,
  );
});

describe("fuzzed requests of staff", () => {
  test.each(builtIds)(
    "%s responds as the contract declares",
    async (id) => {
      await tryOut(id, "staff");
    },
    LONGEST,
  );
});
