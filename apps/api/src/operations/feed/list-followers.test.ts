import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let fan: TestUser;
let other: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
  fan = await api.addUser({ name: "fan" });
  other = await api.addUser({ name: "other" });
  await sql`insert into follow (user_id, type, content_id, add_date) values
    (${fan.id}, 'user', ${grower.id}, '2026-01-01'), (${other.id}, 'user', ${grower.id}, '2026-01-02'),
    (${grower.id}, 'user', ${fan.id}, '2026-01-03')`.execute(api.database.db);
});

async function followers(of: string | number, as: number | null = null, query = "") {
  const { status, body } = await api.request<Schema<"UserCardList">>("GET", `/feed/followers/${of}${query}`, {
    as,
  });
  return { status, names: body.data?.items.map(({ name }) => name), total: body.data?.total };
}

describe("GET /feed/followers/{id}", () => {
  it("returns followers, newest first, by id and by name", async () => {
    for (const of of [grower.id, "GROWER"]) {
      expect(await followers(of)).toEqual({ status: 200, names: ["other", "fan"], total: 2 });
    }
    expect(await followers(grower.id, null, "?start=1&limit=1")).toMatchObject({ names: ["fan"], total: 2 });
  });

  it("leaves out removed and discreet growers", async () => {
    const { db } = api.database;
    await sql`update users set is_discreet = true where id = ${other.id}`.execute(db);
    await sql`update users set is_remove = true, remove_date = now() where id = ${fan.id}`.execute(db);
    expect(await followers(grower.id)).toMatchObject({ names: [], total: 0 });
  });

  it("returns 404 for an unknown user and 422 for an invalid range", async () => {
    expect((await followers("nobody")).status).toBe(404);
    expect((await followers(grower.id, null, "?limit=0")).status).toBe(422);
  });
});
