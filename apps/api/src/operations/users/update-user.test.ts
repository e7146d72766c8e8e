import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let member: TestUser;

beforeEach(async () => {
  member = await api.addUser({ name: "lucia" });
});

interface Sender {
  as?: number | null;
  of?: number;
}
const send = (method: "PATCH" | "PUT", body: object, { as = member.id, of = member.id }: Sender = {}) =>
  api.request<Schema<"User">>(method, `/users/${of}`, { as, body });
const settings = async () =>
  (await api.request<Schema<"UserSettings">>("GET", `/users/${member.id}/settings`, { as: member.id })).body
    .data;
const NO_LINKS = { instagram: null, youtube: null, facebook: null, x: null, website: null };
const WHOLE = {
  name: "lucia",
  about: "",
  item_growing: { fvs_name: "", fvn_name: "", fav_method: "" },
  socials: NO_LINKS,
};

describe("PATCH /users/{id}", () => {
  test("changes the name and redirects the old one", async () => {
    const { status, body } = await send("PATCH", { name: "lucia.v" });
    expect([status, body.data]).toMatchObject([200, { name: "lucia.v", link: "/grower/lucia.v" }]);
    const old = await api.request<Schema<"User">>("GET", "/users/lucia", {});
    expect(JSON.stringify(old.body)).toContain("lucia.v");
  });

  test.each([
    [{}, "too_few"],
    [{ name: "lu" }, "too_short name"],
    [{ name: "x".repeat(33) }, "too_long name"],
    [{ name: "1234" }, "wrong_format name"],
    [{ name: "two words" }, "wrong_format name"],
    [{ name: "Grower" }, "taken name"],
    [{ name: null }, "wrong_type name"],
    [{ about: "x".repeat(2001) }, "too_long about"],
    [{ grow_since: 1949 }, "out_of_range grow_since"],
    [{ grow_since: new Date().getUTCFullYear() + 1 }, "out_of_range grow_since"],
    [{ grow_since: "2017" }, "wrong_type grow_since"],
    [{ item_growing: {} }, "too_few item_growing"],
    [{ item_growing: { fav_method: "x".repeat(121) } }, "too_long item_growing.fav_method"],
    [{ socials: {} }, "too_few socials"],
    [{ socials: { instagram: "two words" } }, "wrong_format socials.instagram"],
    [{ socials: { website: "javascript:alert(1)" } }, "wrong_format socials.website"],
    [{ locale: "tlh" }, "not_allowed locale"],
    [{ access: ["admin"] }, "unknown_field access"],
    [{ password_repeat: "a longer sentence" }, "required password"],
    [{ password: "a longer sentence" }, "required password_repeat"],
    [{ password: "a longer sentence", password_repeat: "another sentence" }, "not_equal password_repeat"],
    [{ password: "a longer sentence", password_repeat: "a longer sentence" }, "required password_old"],
    [
      {
        password: "a longer sentence",
        password_repeat: "a longer sentence",
        password_old: "not it",
      },
      "wrong_credentials password_old",
    ],
    [
      { password: "password123", password_repeat: "password123", password_old: PASSWORD },
      "weak_password password",
    ],
    [
      { password: "lucia lucia 1", password_repeat: "lucia lucia 1", password_old: PASSWORD },
      "name_in_password password",
    ],
  ])("returns 422 for %j with %s", async (body, code) => {
    await api.addUser({ name: "grower" });
    const before = await settings();
    const { status, codes } = await send("PATCH", body);
    expect([status, codes]).toEqual([422, [code]]);
    expect(await settings()).toMatchObject(before);
  });
});

describe("PUT /users/{id}", () => {
  test("empties what is left out", async () => {
    await send("PATCH", { grow_since: 2017, socials: { instagram: "lucia.grows" } });
    const { status } = await send("PUT", { ...WHOLE, about: "Back in the attic." });
    expect(status).toBe(200);
    expect(await settings()).toMatchObject({
      profile: { about: "Back in the attic.", grow_since: null },
      socials: { links: NO_LINKS },
    });
  });

  test.each([
    [{ name: undefined }, "required name"],
    [{ about: undefined }, "required about"],
    [{ item_growing: undefined }, "required item_growing"],
    [{ socials: undefined }, "required socials"],
    [{ name: "grower" }, "taken name"],
    [{ password: "a longer sentence" }, "unknown_field password"],
  ])("returns 422 for %j with %s", async (change, code) => {
    await api.addUser({ name: "grower" });
    const { status, codes } = await send("PUT", { ...WHOLE, ...change });
    expect([status, codes]).toEqual([422, [code]]);
  });
});

describe.each([
  ["PATCH", { about: "Mine now" }],
  ["PUT", WHOLE],
] as const)("%s /users/{id}", (method, body) => {
  test("returns 401 for a guest and 403 for another user, a moderator included", async () => {
    const moderator = await api.addUser({ access: ["moderate"] });
    expect((await send(method, body, { as: null })).status).toBe(401);
    expect(await send(method, body, { as: moderator.id })).toMatchObject({
      status: 403,
      codes: ["no_right"],
    });
    expect((await send(method, body, { of: 999 })).status).toBe(403);
  });

  test("refuses a body that cannot be read", async () => {
    const url = `/api/users/${member.id}`;
    await expectUnreadableRefused({ server: api.server, method, url, token: member.token });
  });
});
