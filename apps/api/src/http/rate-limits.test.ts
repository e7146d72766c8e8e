import { rateLimits } from "@grow/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApi, testApi } from "../testing/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ hasLimits: true });
});
beforeEach(() => api.reset());

const signIn = (remoteAddress: string, headers: Record<string, string> = {}) =>
  api.server.inject({
    method: "POST",
    url: "/api/session",
    remoteAddress,
    headers,
    payload: { login: "nobody", password: "guess" },
  });

test("who guesses too often waits, and hears how long", async () => {
  for (let i = 0; i < rateLimits["sign-in"].max; i++)
    expect((await signIn("192.0.2.1")).statusCode).toBe(401);
  const refused = await signIn("192.0.2.1");
  expect(refused.statusCode).toBe(429);
  const [detail] = refused.json().details;
  expect(detail.code).toBe("rate_limited");
  expect(detail.params.retry_after).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBe(detail.params.retry_after);
  // Somebody else is not held up.
  expect((await signIn("192.0.2.2")).statusCode).toBe(401);
});

test("behind our own proxy people are told apart by what it says, and nobody else is believed", async () => {
  const forwarded = (from: string) => ({ "x-forwarded-for": from });
  for (let i = 0; i < rateLimits["sign-in"].max; i++) await signIn("127.0.0.1", forwarded("198.51.100.1"));
  expect((await signIn("127.0.0.1", forwarded("198.51.100.1"))).statusCode).toBe(429);
  expect((await signIn("127.0.0.1", forwarded("198.51.100.2"))).statusCode).toBe(401);
  for (let i = 0; i < rateLimits["sign-in"].max; i++) await signIn("192.0.2.9", forwarded(`203.0.113.${i}`));
  expect((await signIn("192.0.2.9", forwarded("203.0.113.99"))).statusCode).toBe(429);
});

test("what growers do is counted for each grower, over all operations of a kind", async () => {
  const [one, other] = [await api.addUser(), await api.addUser()];
  const like = (as: number, method: "POST" | "DELETE") => api.request(method, "/likes/diary/1", { as });
  for (let i = 0; i < rateLimits.react.max / 2; i++) {
    expect((await like(one.id, "POST")).status).toBe(404);
    expect((await like(one.id, "DELETE")).status).toBe(404);
  }
  expect((await like(one.id, "POST")).status).toBe(429);
  expect((await like(other.id, "POST")).status).toBe(404);
});
