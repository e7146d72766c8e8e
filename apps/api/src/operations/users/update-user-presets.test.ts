import type { Schema } from "@grow/contract";
import { METRIC } from "@grow/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
});

const patch = (
  body: object,
  { of = grower.id, as = grower.id }: { of?: number | string; as?: number | null } = {},
) => api.request<Schema<"Presets">>("PATCH", `/users/${of}/presets`, { as, body });

describe("presets", () => {
  test("change only what is given", async () => {
    await patch({ measures: { length: "english" } });
    await patch({ measures: { tds: "ppm" }, sidebar_sort: "name" }, { of: "grower" });
    const cookies = { necessary: true, statistics: true, marketing: false };
    const { status, body } = await patch({ cookies });
    expect(status).toBe(200);
    const wanted = {
      measures: { ...METRIC, length: "english", tds: "ppm" },
      cookies,
      sidebar_sort: "name",
      explore: [],
    };
    expect(body.data).toEqual(wanted);
    const { body: own } = await api.request<Schema<"User">>("GET", "/users/grower", { as: grower.id });
    expect(own.data.presets).toEqual(wanted);
  });

  test("keep both of two concurrent changes", async () => {
    await Promise.all([patch({ measures: { length: "english" } }), patch({ measures: { volume: "gal" } })]);
    const { body } = await patch({ sidebar_sort: "add" });
    expect(body.data.measures).toMatchObject({ length: "english", volume: "gal" });
  });

  test("saved filters keep their numbers and order; new ones get the next", async () => {
    await patch({
      explore: [
        { name: "Led", tags: ["led"] },
        { name: "Coco", tags: ["coco"] },
      ],
    });
    const { body } = await patch({
      explore: [
        { name: "New", tags: [] },
        { x: 2, name: "Coco indoor", tags: ["indoor", "coco"] },
      ],
    });
    expect(body.data.explore).toEqual([
      { x: 3, name: "New", tags: [] },
      { x: 2, name: "Coco indoor", tags: ["indoor", "coco"] },
    ]);
    expect((await patch({ explore: [] })).body.data.explore).toEqual([]);
  });
});

describe("access to presets", () => {
  test("returns 401 to guests, and the same 403 for another user's and an unknown id", async () => {
    const other = await api.addUser({ access: ["moderate"] });
    expect((await patch({ sidebar_sort: "name" }, { as: null })).status).toBe(401);
    expect((await patch({ sidebar_sort: "name" }, { as: other.id })).codes).toEqual(["no_right"]);
    expect((await patch({ sidebar_sort: "name" }, { of: 999 })).status).toBe(403);
  });
});

test.each([
  [{}, "too_few"],
  [{ measures: { length: "yards" } }, "not_allowed measures.length"],
  [{ measures: { weight: null } }, "wrong_type measures.weight"],
  [{ cookies: { necessary: false, statistics: true, marketing: true } }, "not_allowed cookies.necessary"],
  [{ explore: [{ name: "x", tags: ["Not A Slug"] }] }, "wrong_format explore.0.tags.0"],
  [
    {
      explore: [
        { x: 1, name: "a", tags: [] },
        { x: 1, name: "b", tags: [] },
      ],
    },
    "not_allowed explore",
  ],
])("%j returns 422", async (body, code) => {
  const { status, codes } = await patch(body);
  expect(status).toBe(422);
  expect(codes).toContain(code);
});

test("presets return 400 or 415 for unreadable bodies", async () => {
  const url = `/api/users/${grower.id}/presets`;
  await expectUnreadableRefused({ server: api.server, method: "PATCH", url, token: grower.token });
});
