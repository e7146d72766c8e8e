import { createHash } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { freshApi } from "../testing/fresh-api.ts";
import { type AddedGiveaway, addEntry, addGiveaway, endGiveaway } from "../testing/giveaway-rows.ts";
import { inHours } from "../testing/post-rows.ts";

const api = freshApi();
let giveaway: AddedGiveaway;

beforeEach(async () => {
  giveaway = await addGiveaway(api.database.db, { columns: { winners: "draw" } });
});

const run = (statement: string) => sql.raw(statement).execute(api.database.db);
const enter = async () => addEntry(api.database.db, giveaway, (await api.addUser()).id);
/** The rule that refuses a statement; undefined for none. */
const refusedBy = (statement: string): Promise<string | undefined> =>
  run(statement).then(
    () => undefined,
    (error: { constraint?: string }) => error.constraint ?? String(error),
  );
const set = (change: string) => refusedBy(`update giveaway set ${change}`);
const setCategory = (change: string) => refusedBy(`update giveaway_category set ${change}`);

describe("the secret of a draw", () => {
  test("is made by the database, which ignores a commitment that is given", async () => {
    const given = "5f".repeat(32);
    const { id } = await addGiveaway(api.database.db, { columns: { draw_commitment: given } });
    const { rows } = await sql<{ draw_commitment: string; secret: string }>`
      select g.draw_commitment, s.secret from giveaway g join giveaway_secret s on s.giveaway_id = g.id where g.id = ${id}`.execute(
      api.database.db,
    );
    const [{ draw_commitment, secret } = { draw_commitment: "", secret: "" }] = rows;
    expect(draw_commitment).not.toBe(given);
    expect(draw_commitment).toBe(createHash("sha256").update(secret).digest("hex"));
  });

  test("cannot be changed or deleted, but goes with its giveaway", async () => {
    const other = "5f".repeat(32);
    expect(await refusedBy(`update giveaway_secret set secret = '${other}'`)).toBe("giveaway_keep_secret");
    expect(await refusedBy("delete from giveaway_secret")).toBe("giveaway_keep_secret");
    expect(await set(`draw_commitment = '${other}'`)).toBe("giveaway_keep_draw");
    expect(await set("draw_commitment = null")).toBe("giveaway_keep_draw");
    expect(await refusedBy("delete from giveaway")).toBeUndefined();
  });

  test.each([
    "freeze_date = now() + interval '1 hour'",
    "draw_seed = 'x'",
    "draw_date = now() - interval '1 day'",
  ])("and its result are not undone by %s", async (change) => {
    await run("update giveaway set freeze_date = now(), draw_date = now(), draw_seed = 'a'");
    expect(await set(change)).toBe("giveaway_keep_draw");
  });

  test.each(["interval '0'", "interval '59 minutes'"])("is not revealed %s after the end", async (after) => {
    expect(await set(`date_result = date_end + ${after}`)).toBe("giveaway_reveal_check");
    expect(await set("date_result = date_end + interval '1 hour'")).toBeUndefined();
  });
});

describe("the rules of a giveaway", () => {
  const changes = [
    "winners = 'votes'",
    "rules = 'Other'",
    "countries = '{AT}'",
    "minimum_age = 21",
    "needs_week = true",
    "reply_days = 1",
    "date_start = date_start - interval '1 hour'",
    "date_end = date_end - interval '1 hour'",
  ];
  const categoryChanges = [
    "cnt_winners = 2",
    "max_votes = 9",
    "content_type = 'photo'",
    "needs_harvest = true",
    "faza = 1",
    "rooms = '{1}'",
    "min_readings = 3",
    "content_from = now()",
  ];

  test.each(changes)("may be changed before the first entry by %s", async (change) => {
    expect(await set(change)).toBeUndefined();
  });

  test.each(changes)("stay once there is an entry: %s", async (change) => {
    await enter();
    expect(await set(change)).toBe("giveaway_keep_rules");
  });

  test.each(categoryChanges)("stay in its categories: %s", async (change) => {
    expect(await setCategory(change)).toBeUndefined();
    await run(
      "update giveaway_category set cnt_winners = 1, max_votes = 3, content_type = 'diary', needs_harvest = false",
    );
    await run(
      "update giveaway_category set faza = null, rooms = '{}', min_readings = 0, content_from = null",
    );
    await enter();
    expect(await setCategory(change)).toBe("giveaway_keep_rules");
    expect(await refusedBy("delete from giveaway_category")).toBe("giveaway_keep_rules");
  });

  test("let titles, views, and an end or result that comes later be changed", async () => {
    await enter();
    expect(await set("title = 'Boards', cnt_views = 7, is_publish = false")).toBeUndefined();
    expect(await setCategory("name = 'Other', text = 'Text'")).toBeUndefined();
    expect(await set(`date_end = '${inHours(30)}'`)).toBeUndefined();
    expect(await set(`date_result = '${inHours(40)}'`)).toBeUndefined();
    expect(await set(`date_result = '${inHours(36)}'`)).toBeUndefined();
  });

  test("let no end be moved that has come", async () => {
    await enter();
    await endGiveaway(api.database.db, giveaway.id);
    expect(await set(`date_end = '${inHours(1)}', date_result = '${inHours(9)}'`)).toBe(
      "giveaway_keep_rules",
    );
  });

  test("let the result of votes that are being checked come sooner or later, but not at a time that has passed", async () => {
    const voted = await addGiveaway(api.database.db, {
      columns: { date_start: inHours(-48), date_end: inHours(-2), date_result: inHours(48) },
    });
    await addEntry(api.database.db, voted, (await api.addUser()).id);
    const move = (hours: number) =>
      refusedBy(`update giveaway set date_result = '${inHours(hours)}' where id = ${voted.id}`);
    expect([await move(96), await move(24), await move(-1)]).toEqual([
      undefined,
      undefined,
      "giveaway_keep_rules",
    ]);
  });

  test("stay without entries, too, once the list is frozen", async () => {
    await run("update giveaway set freeze_date = now()");
    expect(await set(`date_result = '${inHours(90)}'`)).toBe("giveaway_keep_rules");
    expect(await setCategory("cnt_winners = 2")).toBe("giveaway_keep_rules");
    expect(
      await refusedBy(
        `insert into giveaway_category (giveaway_id, name, content_type) values (${giveaway.id}, 'B', 'diary')`,
      ),
    ).toBe("giveaway_keep_rules");
  });

  test("outlive the brand that gives", async () => {
    await run(
      "insert into brand (name, slug, section) values ('Halden', 'halden', 'grow-lights'), ('Ember', 'ember', 'grow-lights')",
    );
    await run("update giveaway set brand_id = (select id from brand where slug = 'halden')");
    await enter();
    expect(await set("brand_id = (select id from brand where slug = 'ember')")).toBe("giveaway_keep_rules");
    expect(await refusedBy("delete from brand where slug = 'halden'")).toBeUndefined();
  });
});

describe("a published giveaway", () => {
  const prize = (cnt: number) =>
    `insert into giveaway_prize (giveaway_id, name, cnt) values (${giveaway.id}, 'Board', ${cnt})`;

  test("has a prize for each winner, or only describes its prizes", async () => {
    await run("update giveaway_category set cnt_winners = 3");
    expect(await refusedBy(prize(2))).toBe("giveaway_enough_prizes");
    expect(await refusedBy(prize(3))).toBeUndefined();
    expect(await setCategory("cnt_winners = 4")).toBe("giveaway_enough_prizes");
    expect(await refusedBy("update giveaway_prize set cnt = 2")).toBe("giveaway_enough_prizes");
  });

  test("is checked when it is published, and when everything is written", async () => {
    await run("update giveaway set is_publish = false");
    await run("update giveaway_category set cnt_winners = 3");
    expect(await refusedBy(prize(2))).toBeUndefined();
    expect(await set("is_publish = true")).toBe("giveaway_enough_prizes");
    await api.database.db.transaction().execute(async (tx) => {
      await sql`update giveaway set is_publish = true`.execute(tx);
      await sql`update giveaway_prize set cnt = 3`.execute(tx);
    });
  });
});
