import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiClient, setLike } from "./index.ts";
import { json, type LocalServer, startLocalServer } from "./testing/local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());

test("liking adds and no longer liking removes, by type and id or by the thing itself", async () => {
  server.answer(json(200, { data: { is_like: true, cnt_likes: 1 } }));
  const api = createApiClient({ base: server.base });
  await setLike(api, true, "diary", 12);
  await setLike(api, false, { type: "comment", id: 70 });
  expect(server.arrivals.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /api/likes/diary/12",
    "DELETE /api/likes/comment/70",
  ]);
});
