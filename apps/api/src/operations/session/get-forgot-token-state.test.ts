import type { Schema } from "@grow/contract";
import { beforeEach, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { linkOf, sendQueuedLetters } from "../../testing/mailed-key.ts";

const api = freshApi();
let token: string;

beforeEach(async () => {
  const grower = await api.addUser();
  const body = { email: grower.email, recaptcha: await api.captcha() };
  await api.request("POST", "/session/forgot-password", { body });
  const [letter] = await sendQueuedLetters(api);
  token = linkOf(letter).get("token") ?? "";
});

async function stateOf(of: string): Promise<string> {
  const address = `/session/forgot-token-state?${new URLSearchParams({ token: of })}`;
  const { status, body } = await api.request<Schema<"TokenState">>("GET", address);
  expect(status).toBe(200);
  return body.data.state;
}

test("a link stays valid until it is used", async () => {
  expect(await stateOf(token)).toBe("valid");
  expect(await stateOf(token)).toBe("valid");
  const body = { token, password: "a brand new pass phrase", password_repeat: "a brand new pass phrase" };
  await api.request("PATCH", "/session/reset-password", { body });
  expect(await stateOf(token)).toBe("invalid");
});

test("an unknown link is invalid", async () => {
  expect(await stateOf("invented")).toBe("invalid");
});

test("a link has expired after two hours", async () => {
  await api.database.pool.query("update mail_token set date_end = now() - interval '1 minute'");
  expect(await stateOf(token)).toBe("expired");
});

test("a missing token returns 422", async () => {
  const { status, codes } = await api.request("GET", "/session/forgot-token-state");
  expect([status, codes]).toEqual([422, ["required token"]]);
});
