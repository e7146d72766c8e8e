import { rateLimits } from "@grow/contract";
import { expect, test } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";

const api = freshApi({ hasLimits: true });

// A login of its own for each attempt: failures also count by login.
let attempts = 0;
const signIn = (remoteAddress: string, headers: Record<string, string> = {}) =>
  api.server.inject({
    method: "POST",
    url: "/api/session",
    remoteAddress,
    headers,
    payload: { login: `nobody${attempts++}`, password: "guess" },
  });

test("clients behind a trusted proxy are distinguished by X-Forwarded-For, which others cannot set", async () => {
  const forwarded = (from: string) => ({ "x-forwarded-for": from });
  for (let i = 0; i < rateLimits["sign-in"].max; i++) await signIn("127.0.0.1", forwarded("198.51.100.1"));
  expect((await signIn("127.0.0.1", forwarded("198.51.100.1"))).statusCode).toBe(429);
  expect((await signIn("127.0.0.1", forwarded("198.51.100.2"))).statusCode).toBe(401);
  for (let i = 0; i < rateLimits["sign-in"].max; i++) await signIn("192.0.2.9", forwarded(`203.0.113.${i}`));
  expect((await signIn("192.0.2.9", forwarded("203.0.113.99"))).statusCode).toBe(429);
});

test("addresses of one IPv6 /64 share a limit", async () => {
  const from = (address: string) => signIn("127.0.0.1", { "x-forwarded-for": address });
  for (let i = 0; i < rateLimits["sign-in"].max; i++) await from(`2001:db8:5:6::${i + 1}`);
  expect((await from("2001:db8:5:6:ffff::1")).statusCode).toBe(429);
  expect((await from("2001:db8:5:7::1")).statusCode).toBe(401);
});
