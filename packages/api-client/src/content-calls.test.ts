import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  complain,
  createClient,
  getAds,
  getNotificationNumbers,
  setFollow,
  setLike,
  translate,
} from "./index.ts";
import { json, type LocalServer, startLocalServer } from "./testing/local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.close());

const api = () => {
  server.answer(json(200, { data: {} }));
  return createClient({ apiBase: server.base });
};
const calls = () => server.arrivals.map(({ method, url }) => `${method} ${url}`);

describe("by type and id, or by the thing itself", () => {
  test("setLike adds and removes a like", async () => {
    const client = api();
    await setLike(client, true, "diary", 12);
    await setLike(client, false, { type: "comment", id: 70 });
    expect(calls()).toEqual(["POST /api/likes/diary/12", "DELETE /api/likes/comment/70"]);
  });

  test("setFollow adds and removes a follow", async () => {
    const client = api();
    await setFollow(client, true, { type: "user", id: 7 });
    await setFollow(client, false, "diary", 12);
    expect(calls()).toEqual(["POST /api/follows/user/7", "DELETE /api/follows/diary/12"]);
  });

  test("complain sends the reason", async () => {
    const client = api();
    await complain(client, { reason: "spam" }, "comment", 70);
    await complain(client, { reason: "other", text: "Not his photos." }, { type: "diary", id: 12 });
    expect(calls()).toEqual(["POST /api/complains/comment/70", "POST /api/complains/diary/12"]);
    expect(server.arrivals.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { reason: "spam" },
      { reason: "other", text: "Not his photos." },
    ]);
  });

  test("an invalid id sends no request", async () => {
    const client = api();
    for (const id of [Number.NaN, 0, -1, 1.5, Number.POSITIVE_INFINITY]) {
      await expect(setLike(client, true, "diary", id)).rejects.toThrow(RangeError);
      await expect(setFollow(client, true, { type: "user", id })).rejects.toThrow(RangeError);
      await expect(complain(client, { reason: "spam" }, "comment", id)).rejects.toThrow(RangeError);
      await expect(translate(client, "comment", id, "de")).rejects.toThrow(RangeError);
    }
    expect(calls()).toEqual([]);
  });
});

test("translate requests by type, id and language", async () => {
  const client = api();
  const translation = {
    type: "comment",
    id: 70,
    lang: "en",
    title: null,
    text: "A fine plant.",
    is_translated: false,
    source: null,
  };
  server.answer(json(200, { data: translation }));
  expect((await translate(client, "comment", 70, "de")).data).toEqual(translation);
  expect(calls()).toEqual(["GET /api/translates/comment/70/de"]);
});

test("getAds loads all ads in one request", async () => {
  const client = api();
  await getAds(client);
  expect(calls()).toEqual(["GET /api/adv/fully"]);
});

test("getNotificationNumbers uses the second version", async () => {
  const client = api();
  await getNotificationNumbers(client, 7);
  expect(calls()).toEqual(["GET /api/users/7/notifications-g/numbers/v2"]);
});
