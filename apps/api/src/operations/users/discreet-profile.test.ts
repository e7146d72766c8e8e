import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let quiet: TestUser;
let other: TestUser;

beforeEach(async () => {
  quiet = await api.addUser({ name: "quietcorner" });
  other = await api.addUser({ name: "other" });
});

const names = async (path: string, as: number | null = null) =>
  (await api.request<{ items: { name: string }[] }>("GET", path, { as })).body.data.items.map(
    ({ name }) => name,
  );
const hide = (is_discreet: boolean) =>
  api.request("PATCH", `/users/${quiet.id}`, { as: quiet.id, body: { is_discreet } });

it("a member hides their profile from search, lists and mentions, and its link still works", async () => {
  await sql`insert into follow (user_id, type, content_id) values
    (${other.id}, 'user', ${quiet.id}), (${quiet.id}, 'user', ${other.id})`.execute(api.database.db);
  const lists = [
    "/users/livesearch?query=quiet",
    "/ref/users/quiet",
    "/users?query=quiet",
    `/feed/followers/${other.id}`,
    `/users/${other.id}/following`,
  ];
  for (const path of lists) expect(await names(path), path).toEqual(["quietcorner"]);
  expect((await hide(true)).status).toBe(200);
  for (const path of lists) expect(await names(path), path).toEqual([]);
  const { body } = await api.request<Schema<"UserInformation">>("GET", `/users/${quiet.id}/information`);
  expect(body.data.is_discreet).toBe(true);
  const settings = await api.request<Schema<"UserSettings">>("GET", `/users/${quiet.id}/settings/profile`, {
    as: quiet.id,
  });
  expect(settings.body.data.profile.is_discreet).toBe(true);
  // The follower still finds them among what they follow.
  expect(await names(`/users/${other.id}/following`, other.id)).toEqual(["quietcorner"]);
  await hide(false);
  for (const path of lists) expect(await names(path), path).toEqual(["quietcorner"]);
});

it("lists of followers leave out growers with a block between them and the reader", async () => {
  const reader = await api.addUser({ name: "reader" });
  await sql`insert into follow (user_id, type, content_id) values
    (${quiet.id}, 'user', ${other.id}), (${other.id}, 'user', ${quiet.id})`.execute(api.database.db);
  await sql`insert into user_ban (user_id, type, content_id) values (${quiet.id}, 'user', ${reader.id})`.execute(
    api.database.db,
  );
  for (const path of [`/feed/followers/${other.id}`, `/users/${other.id}/following`]) {
    expect(await names(path, reader.id), path).toEqual([]);
    expect(await names(path), path).toEqual(["quietcorner"]);
  }
  expect(await names("/ref/users/quiet", reader.id)).toEqual([]);
});
