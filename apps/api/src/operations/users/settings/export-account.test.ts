import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { fillAccount } from "../../../testing/filled-account.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let empty: TestUser;

beforeEach(async () => {
  await api.parts.media.finisher.idle();
  author = await api.addUser({ name: "author" });
  empty = await api.addUser({ name: "empty" });
});

describe("GET /users/{id}/settings/personal/export", () => {
  const read = (as: number | null) =>
    api.request<Schema<"AccountExport">>("GET", `/users/${author.id}/settings/personal/export`, { as });

  test("returns the account without ids and files", async () => {
    await fillAccount(api, author);
    const { status, body } = await read(author.id);
    expect([status, body.data]).toMatchObject([
      200,
      {
        format: "grow-account",
        version: 1,
        link: expect.stringMatching(/\/grower\/author$/),
        profile: { about: "Three tents and a cat.", item_growing: { fav_method: "Coco" } },
        explore: [{ name: "Coco", tags: ["coco"] }],
        items_avatar: [],
        items_follow: expect.arrayContaining([{ type: "user", name: "friend" }]),
      },
    ]);
  });

  test("returns 401 for a guest and 403 for another user", async () => {
    expect((await read(null)).status).toBe(401);
    expect((await read(empty.id)).status).toBe(403);
  });
});
