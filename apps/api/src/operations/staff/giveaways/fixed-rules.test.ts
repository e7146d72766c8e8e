import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import {
  categoryBody,
  type GiveawayBody,
  giveawayDesk,
  giveawayText,
} from "../../../testing/giveaway-desk.ts";
import { addEntry, changeFixed, passHours } from "../../../testing/giveaway-rows.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;
let admin: TestUser;
let giveaway: Schema<"StaffGiveaway">;
const { createOpen, get, save } = giveawayDesk(api, () => ({ moderator, admin }));

const german = giveawayText({
  lang: "de",
  title: "Drei Boards",
  text: "<p>Für Grower.</p>",
  rules: "<p>Regeln</p>",
});

const enter = async (opened: Schema<"StaffGiveaway">) => {
  const categoryId = opened.items_category[0]?.category_id ?? 0;
  await addEntry(api.database.db, { id: opened.id, categoryId }, (await api.addUser()).id);
  return await get(opened.id);
};

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  admin = await api.addUser({ name: "the-admin", access: ["admin", "moderate"] });
  await addBrand(api.database.db, { name: "Halden" });
  const opened = await createOpen({
    items_text: [giveawayText(), german],
    items_prize: [{ name: "Board", cnt: 2, product: null }],
  });
  giveaway = await enter(opened);
});

/** The refusals of a save with the reason of each. */
async function refusals(change: Partial<GiveawayBody>): Promise<string[]> {
  const { status, body } = await save(giveaway, change);
  expect(status).toBe(422);
  return (body.details ?? []).map(({ code, field, params }) =>
    [code, field, params?.reason ?? ""].join(" ").trim(),
  );
}

/** Its category with another rule. */
const withCategory = (change: Partial<ReturnType<typeof categoryBody>>): Partial<GiveawayBody> => ({
  items_category: giveaway.items_category.map(({ cnt_entries: _, ...category }) => ({
    ...category,
    ...change,
  })),
});

describe("a giveaway with entries", () => {
  it("says what can no longer be changed, and why", () => {
    const fields = giveaway.items_fixed.map(({ field, reason }) => `${field} ${reason}`);
    expect(fields).toEqual(
      [
        ...["lang", "rules", "winners", "countries", "minimum_age", "needs_week", "reply_days", "brand"],
        ...["date_start", "categories"],
      ].map((field) => `${field} entries`),
    );
  });

  const changes: Record<string, Partial<GiveawayBody>> = {
    winners: { winners: "draw" },
    countries: { countries: ["AT"] },
    minimum_age: { minimum_age: 21 },
    needs_week: { needs_week: true },
    reply_days: { reply_days: 1 },
    brand: { brand: "halden" },
    date_start: { date_start: inHours(-5) },
    lang: { lang: "de" },
  };
  it.each(Object.entries(changes))("keeps its %s", async (field, change) => {
    expect(await refusals(change)).toEqual([`not_allowed ${field} entries`]);
  });

  it("keeps its rules in each language that has them", async () => {
    const [english = german, ...others] = giveaway.items_text.map(({ lang, title, text, rules }) => ({
      ...{ lang: lang as "en", title, text, rules },
    }));
    const other = { rules: "<p>Other</p>" };
    expect(await refusals({ items_text: [{ ...english, ...other }, ...others] })).toEqual([
      "not_allowed items_text.0.rules entries",
    ]);
    expect(await refusals({ items_text: [english, { ...german, ...other }] })).toEqual([
      "not_allowed items_text.1.rules entries",
    ]);
    expect(await refusals({ items_text: [english] })).toEqual(["not_allowed items_text entries"]);
    const spanish = giveawayText({ lang: "es", title: "Tres placas", rules: "<p>Reglas</p>" });
    expect((await save(giveaway, { items_text: [english, german, spanish] })).status).toBe(200);
  });

  const categoryChanges: Partial<ReturnType<typeof categoryBody>>[] = [
    { content_type: "photo" },
    { max_votes: 9 },
    { cnt_winners: 2 },
    { needs_harvest: true },
    { faza: 1 },
    { rooms: [1] },
    { min_readings: 3 },
    { content_from: inHours(-9) },
  ];
  it.each(categoryChanges.map((change) => [Object.keys(change)[0], change] as const))(
    "keeps the %s of its categories",
    async (field, change) => {
      expect(await refusals(withCategory(change))).toEqual([`not_allowed items_category.0.${field} entries`]);
    },
  );

  it("keeps its categories, and takes new ones", async () => {
    expect(await refusals({ items_category: [] })).toContain("not_allowed items_category entries");
    const [category] = withCategory({ name: "Grow diaries", text: "Yours" }).items_category ?? [];
    if (!category) throw new Error("no category");
    const { status, body } = await save(giveaway, {
      items_category: [category, categoryBody({ name: "Photos", content_type: "photo" })],
    });
    expect([status, body.data?.items_category.map(({ name }) => name)]).toEqual([
      200,
      ["Grow diaries", "Photos"],
    ]);
  });

  it("takes no prize away", async () => {
    expect(await refusals({ items_prize: [] })).toEqual(["too_few items_prize"]);
    expect(await refusals({ items_prize: [{ name: "Board", cnt: 1, product: null }] })).toEqual([
      "too_few items_prize",
    ]);
    expect(
      (await save(giveaway, { items_prize: [{ name: "Board XL", cnt: 3, product: null }] })).status,
    ).toBe(200);
  });

  it("ends later, but not earlier", async () => {
    expect(await refusals({ date_end: inHours(24) })).toEqual(["out_of_range date_end"]);
    const later = await save(giveaway, { date_end: inHours(72), date_result: inHours(99) });
    expect(later.status).toBe(200);
    const sooner = await save(later.body.data, { date_result: inHours(80) });
    expect(sooner.status).toBe(200);
  });

  it("still takes other titles, texts, tags and another link", async () => {
    const { status, body } = await save(giveaway, {
      ...{ slug: "boards", tags: ["led"] },
      items_text: [giveawayText({ title: "Boards", text: "<p>New.</p>" }), german],
    });
    expect([status, body.data.slug, body.data.tags]).toEqual([200, "boards", ["led"]]);
  });
});

describe("a giveaway that has ended", () => {
  beforeEach(async () => {
    await passHours(api.database.db, giveaway.id, 100);
    giveaway = await get(giveaway.id);
  });

  it("keeps its end, and its result once that has come", async () => {
    expect(giveaway.items_fixed).toContainEqual({ field: "date_end", reason: "ended" });
    expect(await refusals({ date_end: inHours(5) })).toEqual(["not_allowed date_end ended"]);
    expect(await refusals({ date_result: inHours(5) })).toEqual(["not_allowed date_result ended"]);
  });

  it("moves a result that has not come, to a time that has not passed", async () => {
    await changeFixed(
      api.database.db,
      sql`update giveaway set date_result = ${inHours(48)} where id = ${giveaway.id}`,
    );
    giveaway = await get(giveaway.id);
    expect(await refusals({ date_result: inHours(-1) })).toEqual(["out_of_range date_result"]);
    expect((await save(giveaway, { date_result: inHours(96) })).status).toBe(200);
  });
});

describe("a giveaway whose list is frozen", () => {
  beforeEach(async () => {
    await passHours(api.database.db, giveaway.id, 100);
    await sql`update giveaway set freeze_date = now() where id = ${giveaway.id}`.execute(api.database.db);
    await changeFixed(
      api.database.db,
      sql`update giveaway_category set list_hash = repeat('a', 64) where giveaway_id = ${giveaway.id}`,
    );
    giveaway = await get(giveaway.id);
  });

  it("takes no change of its rules, dates and categories", async () => {
    expect(await refusals({ minimum_age: 21 })).toEqual(["not_allowed minimum_age frozen"]);
    expect(await refusals({ date_end: inHours(5), date_result: inHours(9) })).toEqual([
      "not_allowed date_end frozen",
      "not_allowed date_result frozen",
    ]);
    expect(await refusals(withCategory({ max_votes: 9 }))).toEqual([
      "not_allowed items_category.0.max_votes frozen",
    ]);
    const [category] = withCategory({}).items_category ?? [];
    if (!category) throw new Error("no category");
    expect(await refusals({ items_category: [category, categoryBody({ name: "Late" })] })).toEqual([
      "not_allowed items_category.1.name frozen",
    ]);
  });

  it("still takes another title and other words of its categories", async () => {
    const { status, body } = await save(giveaway, {
      ...withCategory({ name: "Grow diaries" }),
      items_text: [giveawayText({ title: "Boards" }), german],
    });
    expect([status, body.data.items_category[0]?.name, body.data.items_text[0]?.title]).toEqual([
      ...[200, "Grow diaries", "Boards"],
    ]);
  });
});

describe("a rule of the database that nothing checked before", () => {
  it("is a refusal with its field", async () => {
    const { db } = api.database;
    await sql`create function let_end() returns trigger language plpgsql as $$ begin
      raise exception 'x' using errcode = 'check_violation', constraint = 'giveaway_keep_rules'; end $$`.execute(
      db,
    );
    await sql`create trigger let_end before update of title on giveaway for each row execute function let_end()`.execute(
      db,
    );
    try {
      expect(await refusals({})).toEqual(["closed id"]);
    } finally {
      await sql`drop function let_end cascade`.execute(db);
    }
  });
});
