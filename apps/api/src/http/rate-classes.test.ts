import {
  apiPrefix,
  type OperationId,
  type OperationRow,
  operationTable,
  type RateLimitClass,
  rateLimits,
} from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { operationIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { freshApi } from "../testing/fresh-api.ts";
import type { TestUser } from "../testing/test-api.ts";

const api = freshApi({ hasLimits: true });
let grower: TestUser;
let other: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
  other = await api.addUser();
});

interface Limit {
  readonly max: number;
  readonly window: number;
  readonly by: "address" | "user";
}

const classes = Object.entries(rateLimits) as [RateLimitClass, Limit][];

function rowOf(id: OperationId): OperationRow {
  return operationTable[id];
}

/** Operations of a class for any member; all share one count. */
function operationsOf(name: RateLimitClass): OperationId[] {
  return operationIds.filter((id) => rowOf(id).rateLimit === name);
}

let address = 0;

/** An unused IP address, because counts outlive a test. */
function newAddress(): string {
  address += 1;
  return `198.51.${Math.trunc(address / 250)}.${(address % 250) + 1}`;
}

/** Asks with what is refused as soon as it is looked at, behind the count: an empty body, or no such thing. */
async function ask(id: OperationId, from: string, user: TestUser | null) {
  const { method, path } = sampleRequest(id);
  const answer = await api.server.inject({
    method,
    url: apiPrefix + path,
    remoteAddress: "127.0.0.1",
    headers: {
      "x-forwarded-for": from,
      ...(user === null ? {} : { authorization: `Bearer ${user.token}` }),
    },
  });
  return { status: answer.statusCode, headers: answer.headers, envelope: answer.json() };
}

describe.each(classes)("the class %s", (name, { max, window, by }) => {
  const ids = operationsOf(name).filter((id) => !["admin", "moderate"].includes(rowOf(id).rights));

  test("is used by an operation", () => {
    expect(operationsOf(name)).not.toEqual([]);
  });

  test(`allows ${max} requests in ${window} seconds per ${by}, over all its operations, and then returns 429`, async () => {
    const from = newAddress();
    for (let count = 0; count < max; count += 1) {
      const { status } = await ask(ids[count % ids.length] as OperationId, from, grower);
      expect(status, `request ${count + 1}`).not.toBe(429);
    }
    const [id] = ids as [OperationId];
    const { status, headers, envelope } = await ask(id, from, grower);
    expect(status).toBe(429);
    const [detail] = envelope.details;
    expect(envelope.data).toBeNull();
    expect(detail).toMatchObject({ type: "error", code: "rate_limited" });
    expect(detail.params.retry_after).toBeGreaterThan(0);
    expect(detail.params.retry_after).toBeLessThanOrEqual(window);
    expect(headers["retry-after"]).toBe(String(detail.params.retry_after));

    const sameAddress = await ask(id, from, other);
    const sameGrower = await ask(id, newAddress(), grower);
    expect(sameAddress.status === 429, "another grower at the same address waits").toBe(by === "address");
    expect(sameGrower.status === 429, "the grower waits at another address").toBe(by === "user");
  });
});
