import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let member: TestUser;
let first: TestUser;
let second: TestUser;

beforeEach(async () => {
  [member, first, second] = [
    await api.addUser(),
    await api.addUser({ name: "first" }),
    await api.addUser({ name: "second" }),
  ];
  for (const { id } of [first, second]) await api.request("POST", `/users/${id}/ban`, { as: member.id });
});

const section = () =>
  api.request<Schema<"SettingsSection">>("GET", `/users/${member.id}/settings/banned`, { as: member.id });
const lift = (blocked: string, as: number | null = member.id, of = member.id) =>
  api.request<Schema<"BannedSection">>("DELETE", `/users/${of}/settings/banned/${blocked}`, { as });

describe("DELETE /users/{id}/settings/banned/{a}/{b}", () => {
  test("unblocks one user and returns the others", async () => {
    expect((await section()).body.data.banned).toHaveLength(2);
    const { status, body } = await lift(`user/${first.id}`);
    expect([status, body.data.banned]).toMatchObject([200, [{ type: "user", name: "second" }]]);
    expect((await section()).body.data.banned).toMatchObject([{ name: "second" }]);
    expect((await lift(`user/${first.id}`)).status).toBe(404);
  });

  test("returns 401 for a guest, 403 for another user and 404 for another kind", async () => {
    expect((await lift(`user/${first.id}`, null)).status).toBe(401);
    expect(await lift(`user/${first.id}`, first.id)).toMatchObject({ status: 403, codes: ["no_right"] });
    expect((await lift(`chat/${first.id}`)).status).toBe(404);
    expect((await lift(`user/${first.id}`, second.id, second.id)).status).toBe(404);
    expect((await section()).body.data.banned).toHaveLength(2);
  });
});
