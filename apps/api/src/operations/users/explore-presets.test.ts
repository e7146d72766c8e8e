import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS } from "@grow/domain";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

let api: TestApi;
let grower: TestUser;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.reset();
  grower = await api.addUser({ name: "grower" });
});

const LED = { name: "Led", tags: ["led"] };
const send = <Data = Schema<"ExplorePresetList">>(
  method: "GET" | "POST" | "DELETE",
  path = "",
  { as = grower.id, body, of = "grower" }: { as?: number | null; body?: object; of?: string } = {},
) =>
  api.request<Data>(method, `/users/${of}/presets/explore${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
  });
const create = (body: object) => send<Schema<"ExplorePreset">>("POST", "", { body });
const shown = async () => (await send("GET")).body.data.items.map(({ x, name }) => `${x} ${name}`);

describe("saved filters", () => {
  it("are stored in order, and returned with the user's own data", async () => {
    const { status, body } = await create(LED);
    expect([status, body.data]).toEqual([201, { x: 1, ...LED }]);
    await create({ name: " Coco outside ", tags: ["coco", "outdoor"] });
    const { body: list } = await send("GET");
    const items = [
      { x: 1, ...LED },
      { x: 2, name: "Coco outside", tags: ["coco", "outdoor"] },
    ];
    expect(list.data).toEqual({ items, total: 2, start: 0, limit: 20 });
    const own = await api.request<Schema<"User">>("GET", "/users/grower", { as: grower.id });
    expect(own.body.data.presets?.explore).toEqual(items);
    const { rows } = await sql`select type, user_id from event`.execute(api.database.db);
    expect(rows).toEqual(Array(2).fill({ type: "user.presets", user_id: grower.id }));
  });

  it("may contain all filter words", async () => {
    const tags = Object.values(EXPLORE_TAGS).flatMap((group) => group.map(({ slug }) => slug));
    expect((await create({ name: "All", tags })).body.data).toEqual({ x: 1, name: "All", tags });
    const strains = Array.from({ length: 25 }, (_, index) => `strain-night-plum-${index}`);
    expect((await create({ name: "Too many", tags: strains })).status).toBe(422);
  });

  it("are overwritten in their place", async () => {
    await create(LED);
    await create({ name: "Coco", tags: ["coco"] });
    const { status, body } = await send<Schema<"ExplorePreset">>("POST", "/1", {
      body: { name: "Outside", tags: ["outdoor", "strain-night-plum"] },
    });
    expect([status, body.data]).toEqual([
      200,
      { x: 1, name: "Outside", tags: ["outdoor", "strain-night-plum"] },
    ]);
    expect(await shown()).toEqual(["1 Outside", "2 Coco"]);
  });

  it("are removed one by one, which frees the number, or all at once", async () => {
    for (const name of ["One", "Two", "Three"]) await create({ ...LED, name });
    const { status, body } = await send("DELETE", "/1");
    expect([status, body.data.total]).toEqual([200, 2]);
    expect((await create({ ...LED, name: "Four" })).body.data.x).toBe(1);
    expect(await shown()).toEqual(["2 Two", "3 Three", "1 Four"]);
    expect((await send("DELETE")).body.data).toEqual({ items: [], total: 0, start: 0, limit: 20 });
    expect((await send("DELETE")).status).toBe(200);
  });

  it("are limited to twenty, also for concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_none, n) => create({ ...LED, name: `${n}` })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, codes }) => [status, codes])).toEqual(
      Array(2).fill([422, ["too_many name"]]),
    );
    expect(new Set((await send("GET")).body.data.items.map(({ x }) => x)).size).toBe(20);
  });

  it("reject invalid names and words", async () => {
    for (const [body, code] of [
      [{ name: "Led", tags: ["leds"] }, "not_allowed tags"],
      [{ name: " ", tags: [] }, "wrong_format name"],
      [{ name: "x".repeat(61), tags: [] }, "too_long name"],
      [{ name: "Led" }, "required tags"],
    ] as const) {
      expect([(await create(body)).status, (await create(body)).codes]).toEqual([422, [code]]);
    }
    await create(LED);
    expect((await send("POST", "/1", { body: { name: "Led", tags: ["leds"] } })).codes).toEqual([
      "not_allowed tags",
    ]);
    expect(await shown()).toEqual(["1 Led"]);
  });

  it("return 404 for an unknown number", async () => {
    expect((await send("POST", "/7", { body: LED })).status).toBe(404);
    expect((await send("DELETE", "/7")).status).toBe(404);
    expect((await send("DELETE", "/first")).status).toBe(404);
  });
});

it.each([
  ["GET", "", undefined],
  ["POST", "", LED],
  ["DELETE", "", undefined],
  ["POST", "/1", LED],
  ["DELETE", "/1", undefined],
] as const)("%s %s returns 403 to other users", async (method, path, body) => {
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  await create(LED);
  const sent = body === undefined ? {} : { body };
  expect((await send(method, path, { as: null, ...sent })).status).toBe(401);
  expect((await send(method, path, { as: moderator.id, ...sent })).status).toBe(403);
  expect((await send(method, path, { of: "nobody", ...sent })).status).toBe(403);
  expect(await shown()).toEqual(["1 Led"]);
});

it.each(["", "/1"])("%s returns 400 or 415 for unreadable bodies", async (path) => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/users/grower/presets/explore${path}`,
    token: grower.token,
  });
});

it("creating saved filters is limited in rate", async () => {
  const limited = await testApi({ hasLimits: true });
  const somebody = await limited.addUser();
  const path = `/users/${somebody.id}/presets/explore`;
  let status = 201;
  for (let n = 0; n < 400 && status !== 429; n += 1) {
    status = (await limited.request("POST", path, { as: somebody.id, body: LED })).status;
  }
  expect(status).toBe(429);
});
