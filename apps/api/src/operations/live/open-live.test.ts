import { expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

it("openLive opens an event stream for a member", async () => {
  const grower = await api.addUser();
  const answer = await api.request("GET", "/live", { as: grower.id });
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/event-stream");
  expect(answer.headers["x-accel-buffering"]).toBe("no");
  expect(answer.headers["content-disposition"]).toBeUndefined();
});

it("openLive returns 401 to guests and invalid tokens", async () => {
  expect((await api.request("GET", "/live")).status).toBe(401);
  const headers = { authorization: `Bearer ${"x".repeat(43)}` };
  expect((await api.request("GET", "/live", { headers })).status).toBe(401);
});
