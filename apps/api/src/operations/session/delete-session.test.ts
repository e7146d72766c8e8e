import { expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { PASSWORD } from "../../testing/test-api.ts";

const api = freshApi();

test("after signing out the token is worth nothing, and other sessions go on", async () => {
  const grower = await api.addUser();
  const other = await api.request<{ token: string }>("POST", "/session", {
    body: { login: grower.name, password: PASSWORD },
  });
  const out = await api.request("DELETE", "/session", { as: grower.id });
  expect([out.status, out.body.data]).toEqual([204, undefined]);
  expect((await api.request("GET", "/session", { as: grower.id })).status).toBe(401);
  expect((await api.request("DELETE", "/session", { as: grower.id })).status).toBe(401);
  const authorization = `Bearer ${other.body.data.token}`;
  expect((await api.request("GET", "/session", { headers: { authorization } })).status).toBe(200);
});

test("a guest cannot sign out", async () => {
  expect((await api.request("DELETE", "/session")).status).toBe(401);
});
