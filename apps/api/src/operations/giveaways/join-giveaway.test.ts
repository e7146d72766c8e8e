import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { keysOfChange } from "../../changes/content-keys.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addGiveaway,
  endGiveaway,
  makeOld,
  wrongCounters,
} from "../../testing/giveaway-rows.ts";
import { inHours } from "../../testing/post-rows.ts";
import { PASSWORD, type TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;
let other: TestUser;
let giveaway: AddedGiveaway;
let diary: number;

beforeEach(async () => {
  grower = await api.addUser({ name: "marta" });
  other = await api.addUser({ name: "other" });
  await makeOld(api.database.db);
  giveaway = await addGiveaway(api.database.db);
  diary = await addDiary(api.database.db, { userId: grower.id });
});

const join = (content_id = diary, as: number | null = grower.id, { id, categoryId } = giveaway) =>
  api.request<Schema<"GiveawayParticipation">>("POST", `/giveaways/${id}/join`, {
    as,
    body: { category_id: categoryId, content_id },
  });
const change = (table: string, set: string) => sql.raw(`update ${table} set ${set}`).execute(api.database.db);
const reasonOf = ({ body }: { body: { details: Schema<"Detail">[] } }) => body.details[0]?.params?.reason;

describe("POST /giveaways/{id}/join", () => {
  it("enters an own diary, shows it and records one event", async () => {
    const { status, body } = await join();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ category_id: giveaway.categoryId, cnt_entries: 1, state: "open" });
    const { data } = (
      await api.request<Schema<"Giveaway">>("GET", `/giveaways/${giveaway.id}`, { as: grower.id })
    ).body;
    expect(data.my_entries).toMatchObject([
      {
        ...{ contest_id: body.data.contest_id, content_id: diary, name: "Night Plum", is_my: true },
        item_user: { name: "marta" },
      },
    ]);
    expect(data.categories[0]?.entries).toHaveLength(1);
    const { rows } = await sql<{
      type: string;
    }>`select type from event where content_type = 'giveaway'`.execute(api.database.db);
    expect(rows).toEqual([{ type: "giveaway.join" }]);
    expect(await wrongCounters(api.database)).toEqual([]);
  });

  it("renews cached lists and the page of the giveaway", () => {
    const joined = { type: "giveaway.join", content_type: "giveaway", content_id: 5, diary_id: null };
    expect(keysOfChange(joined)).toEqual(["giveaway-5", "giveaways"]);
  });

  it("changes nothing when the same diary is entered again, also ten times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => join()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await join()).body.data.cnt_entries).toBe(1);
  });

  it("returns 422 not_allowed for a second diary in the category", async () => {
    await join();
    const second = await join(await addDiary(api.database.db, { userId: grower.id }));
    expect([second.status, second.codes, reasonOf(second)]).toEqual([
      422,
      ["not_allowed content_id"],
      "entered_already",
    ]);
  });

  it.each([
    ["not_public", "diary", "visibility = 'private'"],
    ["not_finished", "giveaway_category", "needs_harvest = true"],
    ["not_complete", "giveaway_category", "min_readings = 1"],
    ["out_of_period", "giveaway_category", "content_from = now() + interval '1 hour'"],
    ["wrong_kind", "giveaway_category", "rooms = '{2,3}'"],
  ])("returns 422 not_allowed with the reason %s", async (reason, table, set) => {
    await change(table, set);
    const refused = await join();
    expect([refused.status, refused.codes, reasonOf(refused)]).toEqual([
      422,
      ["not_allowed content_id"],
      reason,
    ]);
  });

  it.each([
    ["email_unconfirmed", "account", "is_email_confirmed = false"],
    ["account_too_new", "users", "add_date = now()"],
    ["wrong_country", "giveaway", "countries = '{AT,CH}'"],
    ["under_age", "giveaway", "minimum_age = 18"],
    ["no_public_week", "giveaway", "needs_week = true"],
    ["own_team", "users", "access = '{moderate}'"],
  ])("returns 422 not_allowed to an account with the reason %s", async (reason, table, set) => {
    await change(table, set);
    const refused = await join();
    expect([refused.status, refused.codes, reasonOf(refused)]).toEqual([422, ["not_allowed"], reason]);
  });

  // An account that was made when the giveaway was known, but had not begun, may be made for it.
  it("refuses accounts that were made after the giveaway was announced", async () => {
    await change("giveaway", `add_date = now() - interval '10 days'`);
    await change("users", `add_date = now() - interval '9 days'`);
    expect(reasonOf(await join())).toBe("account_too_new");
    await change("users", `add_date = now() - interval '11 days'`);
    expect((await join()).status).toBe(200);
  });

  it("returns 422 closed once the entries are frozen, even before the end", async () => {
    await change("giveaway", "freeze_date = now()");
    expect((await join()).codes).toEqual(["closed"]);
    const { body } = await api.request<Schema<"Giveaway">>("GET", `/giveaways/${giveaway.id}`);
    expect(body.data).toMatchObject({ is_open: false, state: "counting" });
  });

  it("returns 403 to a personal access token", async () => {
    const made = await api.request<{ token: string }>("POST", `/users/${grower.id}/settings/tokens`, {
      as: grower.id,
      body: { name: "script", is_write: true, days: 7, password: PASSWORD },
    });
    const { status } = await api.request("POST", `/giveaways/${giveaway.id}/join`, {
      headers: { authorization: `Bearer ${made.body.data.token}` },
      body: { category_id: giveaway.categoryId, content_id: diary },
    });
    expect(status).toBe(403);
  });

  it("takes country and age from the personal data", async () => {
    await change("giveaway", "countries = '{AT,CH}', minimum_age = 18");
    await change(
      "account",
      "country = 'CH', birthday = now()::date - interval '18 years' + interval '1 day'",
    );
    expect(reasonOf(await join())).toBe("under_age");
    await change("account", "birthday = now()::date - interval '18 years'");
    expect((await join()).status).toBe(200);
  });

  it("asks for a public week where the giveaway does", async () => {
    await change("giveaway", "needs_week = true");
    await addWeek(api.database.db, diary);
    expect((await join()).status).toBe(200);
  });

  // Pitfall: staff, the brand's managers and their testers can neither enter nor vote in their own giveaway.
  it.each(["brand_manager", "brand_tester"])("refuses a %s of the brand that gives", async (table) => {
    const { db } = api.database;
    await sql`insert into brand (name, slug, section) values ('Halden', 'halden', 'grow-lights')`.execute(db);
    await change("giveaway", "brand_id = (select id from brand)");
    await sql`insert into ${sql.table(table)} (brand_id, user_id) select id, ${grower.id} from brand`.execute(
      db,
    );
    expect(reasonOf(await join())).toBe("own_team");
    const theirs = await addDiary(db, { userId: other.id });
    expect((await join(theirs, other.id)).status).toBe(200);
  });

  it("returns 422 closed before the beginning and after the end by the server's clock", async () => {
    await change("giveaway", `date_start = '${inHours(1)}'`);
    expect((await join()).codes).toEqual(["closed"]);
    await change("giveaway", `date_start = '${inHours(-24)}'`);
    await endGiveaway(api.database.db, giveaway.id);
    expect((await join()).codes).toEqual(["closed"]);
  });

  it("returns 422 for another user's diary, an unknown one and a category of another giveaway", async () => {
    const theirs = await addDiary(api.database.db, { userId: other.id });
    expect((await join(theirs)).codes).toEqual(["unknown_reference content_id"]);
    expect((await join(999)).codes).toEqual(["unknown_reference content_id"]);
    const another = await addGiveaway(api.database.db);
    const wrong = await join(diary, grower.id, { id: giveaway.id, categoryId: another.categoryId });
    expect(wrong.codes).toEqual(["unknown_reference category_id"]);
  });

  it("returns 404 for an unknown and an unpublished giveaway", async () => {
    expect((await join(diary, grower.id, { id: 999, categoryId: 1 })).status).toBe(404);
    await change("giveaway", "is_publish = false");
    expect((await join()).status).toBe(404);
  });

  it("returns 401 to a guest, and 400, 413 and 415 for unreadable bodies", async () => {
    expect((await join(diary, null)).status).toBe(401);
    const url = `/api/giveaways/${giveaway.id}/join`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: grower.token });
  });
});
