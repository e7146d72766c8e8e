import { type OperationId, operationTable } from "@grow/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtIds } from "../testing/contract/sample-request.ts";
import { HOSTILE_METHODS } from "../testing/fuzz/hostile-requests.ts";
import {
  type HostileRequest,
  type HostileServer,
  startHostileServer,
} from "../testing/fuzz/hostile-server.ts";

/** Requests sent at once, fewer than the server has database connections. */
const AT_ONCE = 8;

let hostile: HostileServer;
/** Errors behind responses, by the id of the request. */
const causes = new Map<string, unknown>();

beforeAll(async () => {
  hostile = await startHostileServer((id, error) => causes.set(id, error));
});
afterAll(() => hostile.server.close());

/** Statuses that an operation may return for any request. */
function isExpected(id: OperationId, status: number): boolean {
  const declared: readonly number[] = operationTable[id].statuses;
  return declared.includes(status) || (status >= 400 && status < 500);
}

/** Sends requests and returns those that were answered with an error of the server. */
async function failuresOf(id: OperationId, requests: readonly HostileRequest[]): Promise<string[]> {
  const failures: string[] = [];
  const left = [...requests];
  const send = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const { name, options } = next;
      const { statusCode, body, headers } = await hostile.server.inject(options);
      const cause = causes.get(String(headers["x-request-id"]));
      const told = `${name}: ${statusCode} ${cause ?? body.slice(0, 200)}`;
      if (!isExpected(id, statusCode)) failures.push(told);
      if (headers["access-control-allow-origin"] !== undefined) failures.push(`CORS for ${told}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return failures;
}

describe.each(builtIds.map((id) => ({ id })))("$id", ({ id }) => {
  test("responds to hostile headers without a 5xx", async () => {
    expect(await failuresOf(id, await hostile.withHeaders(id))).toEqual([]);
  });

  test("responds to unknown methods with 404 or 405", async () => {
    const { url, authorization } = await hostile.targetOf(id);
    const statuses = HOSTILE_METHODS.map(async (method) => {
      const { statusCode } = await hostile.server.inject({
        method: method as "OPTIONS",
        url,
        headers: { authorization },
      });
      return `${method} ${[404, 405].includes(statusCode) ? "refused" : statusCode}`;
    });
    expect(await Promise.all(statuses)).toEqual(HOSTILE_METHODS.map((method) => `${method} refused`));
  });

  test("responds to extreme dates without a 5xx", async () => {
    expect(await failuresOf(id, await hostile.withExtremeDates(id))).toEqual([]);
  });
});

const withBody = builtIds.filter((id) => operationTable[id].body !== null);

test.each(withBody)("%s responds to broken JSON and forms without a 5xx", async (id) => {
  expect(await failuresOf(id, await hostile.withBrokenBodies(id))).toEqual([]);
});

test("the server is healthy after all hostile requests", async () => {
  expect((await hostile.server.inject("/health")).statusCode).toBeLessThan(500);
  expect((await hostile.api.request("GET", "/diaries")).status).toBe(200);
});
