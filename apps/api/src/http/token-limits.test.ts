import { rateLimits, tokenLimits } from "@grow/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, type TestApi, type TestUser, testApi } from "../testing/test-api.ts";

let api: TestApi;
/** A new one for each test, because counts outlive it. */
let user: TestUser;

beforeAll(async () => {
  api = await testApi({ hasLimits: true });
});
beforeEach(async () => {
  user = await api.addUser();
});

async function newToken(): Promise<string> {
  const { body } = await api.request<{ token: string }>("POST", `/users/${user.id}/settings/tokens`, {
    as: user.id,
    body: { name: "Tent sensors", is_write: true, days: 30, password: PASSWORD },
  });
  return body.data.token;
}

/** Sends a request from one address. */
async function call(method: "GET" | "POST", path: string, token: string) {
  const { statusCode, headers, body } = await api.server.inject({
    method,
    url: `/api${path}`,
    remoteAddress: "192.0.2.77",
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, headers, codes: codesOf(body) };
}

function codesOf(body: string): string[] {
  const { details = [] } = JSON.parse(body) as { details?: { code: string }[] };
  return details.map(({ code }) => code);
}

async function repeat(times: number, send: () => Promise<{ status: number }>): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let count = 0; count < times; count += 1) seen.add((await send()).status);
  return seen;
}

const read = (token: string) => call("GET", "/session", token);
// Fails after it is counted: there is no such diary.
const write = (token: string) => call("POST", "/likes/diary/999999", token);
const search = (token: string) => call("GET", "/search?query=plum", token);

describe("the limit of a personal access token", () => {
  test("returns 429 with Retry-After for reading beyond 300 calls in a minute", async () => {
    const token = await newToken();
    expect(await repeat(tokenLimits.read.max, () => read(token))).toEqual(new Set([200]));
    const { status, codes, headers } = await read(token);
    expect([status, codes]).toEqual([429, ["rate_limited"]]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(tokenLimits.read.window);
  });

  test("counts writing apart from reading, and each token apart", async () => {
    const [token, other] = [await newToken(), await newToken()];
    expect(await repeat(tokenLimits.write.max, () => write(token))).toEqual(new Set([404]));
    expect((await write(token)).status).toBe(429);
    expect((await read(token)).status).toBe(200);
    expect((await write(other)).status).toBe(404);
  });

  test("leaves the sessions of its user alone when it is used up", async () => {
    const token = await newToken();
    await repeat(tokenLimits.write.max + 1, () => write(token));
    await repeat(tokenLimits.read.max + 1, () => read(token));
    expect((await read(user.token)).status).toBe(200);
    expect((await write(user.token)).status).toBe(404);
  });

  test("counts calls beyond its scope", async () => {
    const token = await newToken();
    const settings = () => call("GET", `/users/${user.id}/settings/tokens`, token);
    expect(await repeat(tokenLimits.read.max, settings)).toEqual(new Set([403]));
    expect((await settings()).status).toBe(429);
  });
});

describe("a class of operations", () => {
  test("counts the tokens of a user together, apart from the sessions and the address", async () => {
    const [token, other] = [await newToken(), await newToken()];
    expect(await repeat(rateLimits.search.max, () => search(token))).toEqual(new Set([200]));
    expect([(await search(token)).status, (await search(other)).status]).toEqual([429, 429]);
    expect((await search(user.token)).status).toBe(200);
  });

  test("of a session that is used up leaves the tokens of its user alone", async () => {
    const token = await newToken();
    await repeat(rateLimits.react.max + 1, () => write(user.token));
    expect((await write(user.token)).status).toBe(429);
    expect((await write(token)).status).toBe(404);
  });
});
