import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();

beforeEach(async () => {
  for (const [name, followers] of [
    ["tess", 0],
    ["tessellate", 5],
    ["Tessa", 9],
    ["nadia", 99],
  ] as const) {
    const { id } = await api.addUser({ name });
    await sql`update users set cnt_followers = ${followers} where id = ${id}`.execute(api.database.db);
  }
});

async function names(path: string) {
  const { status, body } = await api.request<Schema<"UserShortList">>("GET", path);
  return [status, body.data?.items.map(({ name }) => name)];
}

describe.each([
  ["GET /users/livesearch", (text: string) => `/users/livesearch?query=${text}`],
  ["GET /ref/users/{name}", (text: string) => `/ref/users/${text}`],
])("%s", (_operation, path) => {
  it("returns the exact name first, then those with most followers", async () => {
    expect(await names(path("TESS"))).toEqual([200, ["tess", "Tessa", "tessellate"]]);
  });

  it("takes the query as text, not as a pattern", async () => {
    expect(await names(path("_ess"))).toEqual([200, []]);
  });

  it("leaves out banned and discreet growers", async () => {
    await sql`update users set is_ban = true where name = 'tess'`.execute(api.database.db);
    await sql`update users set is_discreet = true where name = 'Tessa'`.execute(api.database.db);
    expect(await names(path("tess"))).toEqual([200, ["tessellate"]]);
  });
});

it("GET /users/livesearch returns at most the requested number, and 422 without a query", async () => {
  expect(await names("/users/livesearch?query=t&limit=1")).toEqual([200, ["Tessa"]]);
  expect((await names("/users/livesearch"))[0]).toBe(422);
});

it("GET /ref/users/{name} returns 404 for an invalid name", async () => {
  expect((await names("/ref/users/a%20b"))[0]).toBe(404);
});
