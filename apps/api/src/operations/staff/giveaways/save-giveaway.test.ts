import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import {
  categoryBody,
  eventsOfGiveaway,
  giveawayBody,
  giveawayDesk,
  giveawayText,
  sentBack,
} from "../../../testing/giveaway-desk.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let moderator: TestUser;
let admin: TestUser;
const { call, create, createOpen, get, publish, save } = giveawayDesk(api, () => ({ moderator, admin }));

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  admin = await api.addUser({ name: "the-admin", access: ["admin", "moderate"] });
});

const german = giveawayText({ lang: "de", title: "Drei Boards", text: "<p>Für Grower.</p>", rules: "" });

describe("POST /staff/giveaways", () => {
  it("creates a draft with its commitment, that no reader sees", async () => {
    const { status, body } = await call("POST", "", giveawayBody());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ version: 1, state: "draft", slug: "three-boards", cnt_entries: 0, items_fixed: [] },
      link: `/giveaways/${body.data.id}-three-boards`,
      items_text: [{ ...giveawayText(), is_readable: true }],
      items_prize: [{ name: "Board", cnt: 1, item_product: null }],
      items_category: [{ ...categoryBody(), cnt_entries: 0 }],
    });
    expect((await api.request("GET", `/giveaways/${body.data.id}`)).status).toBe(404);
    expect(await eventsOfGiveaway(api, body.data.id)).toEqual(["staff.create"]);
    const { rows } = await sql<{ length: number }>`
      select length(draw_commitment) from giveaway where id = ${body.data.id}`.execute(api.database.db);
    expect(rows[0]?.length).toBe(64);
  });

  it("stores brand, cover, product, tags, countries and every rule of a category", async () => {
    const { db } = api.database;
    const brand = await addBrand(db, { name: "Halden" });
    const product = await addProduct(db, { brandId: brand, name: "Board 240" });
    const cover_id = await addPhoto(db, { user_id: moderator.id });
    const category = categoryBody({
      ...{ content_type: "week", needs_harvest: true, faza: 1, rooms: [3, 1], min_readings: 2 },
      content_from: inHours(-9),
    });
    const made = await create({
      ...{ brand: "halden", cover_id, cover_alt: " Boards ", winners: "draw", date_result: inHours(50) },
      ...{ countries: ["DE", "AT"], tags: ["led", "first-grow"], minimum_age: 21, needs_week: true },
      items_prize: [{ name: " Board ", cnt: 2, product: String(product) }],
      items_category: [category],
    });
    expect(made).toMatchObject({
      ...{ winners: "draw", countries: ["DE", "AT"], tags: ["led", "first-grow"], minimum_age: 21 },
      item_brand: { id: brand, name: "Halden" },
      item_cover: { id: cover_id, alt: "Boards" },
      items_prize: [{ name: "Board", cnt: 2, item_product: { id: product } }],
      items_category: [category],
    });
    expect(await get(made.id)).toEqual(made);
  });

  it("stores texts per language, sanitised", async () => {
    const { items_text } = await create({
      lang: "de",
      items_text: [
        giveawayText({ text: '<p onclick="x()">For all.</p><script>x()</script>' }),
        { ...german, rules: "<p>Regeln</p>" },
      ],
    });
    expect(items_text).toMatchObject([
      { lang: "de", title: "Drei Boards", rules: "<p>Regeln</p>" },
      { lang: "en", text: "<p>For all.</p>", rules: "<p>One entry each.</p>" },
    ]);
  });

  it.each([
    ["without its original", { lang: "de" as const }, "unknown_reference lang"],
    ["with a language twice", { items_text: [giveawayText(), giveawayText()] }, "taken items_text.1.lang"],
    ["without a title", { items_text: [giveawayText({ title: " " })] }, "wrong_format items_text.0.title"],
    ["with an unknown brand", { brand: "nobody" }, "unknown_reference brand"],
    ["with an unknown cover", { cover_id: 99 }, "unknown_reference cover_id"],
    [
      "with an unknown product",
      { items_prize: [{ name: "Board", cnt: 1, product: "nothing" }] },
      "unknown_reference items_prize.0.product",
    ],
    [
      "with a category of another giveaway",
      { items_category: [categoryBody({ category_id: 99 })] },
      "unknown_reference items_category.0.category_id",
    ],
    ["with an end before its beginning", { date_end: inHours(-2) }, "out_of_range date_end"],
    ["with a result before its end", { date_result: inHours(47) }, "out_of_range date_result"],
    [
      "whose draw is revealed at once",
      { winners: "draw" as const, date_result: inHours(48.5) },
      "out_of_range date_result",
    ],
    ["with an unknown country", { countries: ["DE", "XX"] }, "not_allowed countries.1"],
    ["with the word of a state as a tag", { tags: ["archive"] }, "reserved_word tags.0"],
    ["with a country as a tag", { tags: ["led", "de"] }, "reserved_word tags.1"],
    ["with the slug of another page", { slug: "archive" }, "reserved_word slug"],
    ["with a slug that is an id", { slug: "12" }, "wrong_format slug"],
    ["with no days to reply", { reply_days: 0 }, "out_of_range reply_days"],
    [
      "with more winners than a category has",
      { items_category: [categoryBody({ cnt_winners: 1001 })] },
      "out_of_range items_category.0.cnt_winners",
    ],
  ])("returns 422 for a giveaway %s", async (_what, change, code) => {
    const { status, codes } = await call("POST", "", giveawayBody(change));
    expect([status, codes]).toEqual([422, [code]]);
    const { rows } = await sql`select from giveaway`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it("refuses the photo of another user and of another thing", async () => {
    const { db } = api.database;
    const foreign = await addPhoto(db, { user_id: (await api.addUser()).id });
    const cover_id = await addPhoto(db, { user_id: moderator.id });
    await create({ cover_id });
    for (const id of [foreign, cover_id])
      expect((await call("POST", "", giveawayBody({ cover_id: id }))).codes).toEqual([
        "foreign_photo cover_id",
      ]);
  });

  it("returns 400, 413 and 415 for bodies that cannot be read", async () => {
    await expectUnreadableRefused({
      ...{ server: api.server, method: "POST", url: "/api/staff/giveaways", token: moderator.token },
    });
  });

  it("returns 401 for guests and 403 for growers", async () => {
    const grower = await api.addUser();
    expect((await api.request("POST", "/staff/giveaways", { body: giveawayBody() })).status).toBe(401);
    expect((await call("POST", "", giveawayBody(), grower.id)).status).toBe(403);
  });
});

describe("GET /staff/giveaways/{id}", () => {
  it("returns 404 for an unknown giveaway", async () => {
    expect((await call("GET", "/99")).status).toBe(404);
  });
});

describe("PUT /staff/giveaways/{id}", () => {
  it("changes everything of a giveaway without entries, categories included", async () => {
    const brand = await addBrand(api.database.db, { name: "Halden" });
    const made = await create({ items_text: [giveawayText(), german] });
    const [first] = made.items_category;
    const { status, body } = await save(made, {
      ...{ brand: String(brand), winners: "draw", countries: ["AT"], minimum_age: 21, needs_week: true },
      ...{ reply_days: 3, date_start: inHours(1), date_end: inHours(90), date_result: inHours(99) },
      items_text: [giveawayText({ title: "Four boards" })],
      items_category: [
        categoryBody({ name: "Photos", content_type: "photo" }),
        { ...categoryBody(), category_id: first?.category_id ?? 0, max_votes: 9 },
      ],
      items_prize: [],
    });
    expect([status, body.data.version, body.data.slug]).toEqual([200, 2, "four-boards"]);
    expect(body.data).toMatchObject({
      ...{ winners: "draw", countries: ["AT"], minimum_age: 21, needs_week: true, reply_days: 3 },
      item_brand: { id: brand },
      items_category: [{ name: "Photos" }, { category_id: first?.category_id, max_votes: 9 }],
      items_prize: [],
    });
    expect(body.data.items_text).toHaveLength(1);
    const without = await save(body.data, { items_category: [] });
    expect(without.body.data.items_category).toEqual([]);
  });

  it("leaves a text as it is that is not sent", async () => {
    const made = await create({ items_text: [giveawayText(), german] });
    const { body } = await save(made, {
      items_text: [
        { lang: "en", title: "Boards" },
        { lang: "de", title: "Boards" },
      ],
    });
    expect(body.data.items_text).toMatchObject([
      { ...giveawayText(), title: "Boards" },
      { ...german, title: "Boards" },
    ]);
  });

  it("returns 409 with the present giveaway for an old version, and loses nothing", async () => {
    const made = await create();
    const first = await save(made, { minimum_age: 19 });
    const late = await save(made, { minimum_age: 20 });
    expect([late.status, late.codes]).toEqual([409, ["stale"]]);
    expect(late.body.data).toEqual(first.body.data);
    expect(await get(made.id)).toEqual(first.body.data);
  });

  it("takes one of two saves at the same time", async () => {
    const made = await create();
    const statuses = await Promise.all(
      [19, 20].map(async (minimum_age) => (await save(made, { minimum_age })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it("returns 404 for an unknown giveaway, 422 without a version and for a removed one", async () => {
    expect((await call("PUT", "/99", giveawayBody({ version: 1 }))).status).toBe(404);
    const made = await create();
    expect((await call("PUT", `/${made.id}`, giveawayBody())).codes).toEqual(["required version"]);
    const { body } = await call("DELETE", `/${made.id}`);
    expect((await save(body.data)).codes).toEqual(["closed id"]);
  });

  it("keeps the link of a published giveaway until another one is sent, and its former one", async () => {
    const open = await createOpen();
    const renamed = await save(open, {
      items_text: [giveawayText({ title: "Four boards" })],
    });
    expect(renamed.body.data.slug).toBe("three-boards");
    const moved = await save(renamed.body.data, { slug: "four-boards" });
    expect(moved.body.data).toMatchObject({ slug: "four-boards", old_slugs: ["three-boards"] });
    const back = await save(moved.body.data, { slug: "three-boards" });
    expect(back.body.data.old_slugs).toEqual(["four-boards"]);
  });

  it("purges the pages of a published giveaway, and none of a draft", async () => {
    const draft = await create();
    await save(draft, { minimum_age: 19 });
    expect(await eventsOfGiveaway(api, draft.id)).toEqual(["staff.create", "staff.update"]);
    const open = await createOpen();
    await save(open, { minimum_age: 19 });
    expect((await eventsOfGiveaway(api, open.id)).slice(-2)).toEqual(["staff.update", "giveaway.update"]);
  });

  it("returns 422 when a published giveaway would lose what it needs", async () => {
    const open = await createOpen();
    const { codes } = await save(open, {
      items_text: [giveawayText({ text: "<p> </p>", rules: "" })],
      items_category: [],
    });
    expect(codes).toEqual([
      "required items_text.0.text",
      "required items_text.0.rules",
      "required items_category",
    ]);
    const few = await save(open, { items_category: [categoryBody({ cnt_winners: 2 })] });
    expect(few.codes).toEqual(["too_few items_prize"]);
    expect(few.body.details?.[0]?.params).toEqual({ min: 2 });
    expect((await save(open, { date_end: inHours(-0.5) })).codes).toEqual(["out_of_range date_end"]);
    const mute = await save(open, { items_category: [categoryBody({ max_votes: 0 })] });
    expect(mute.codes).toEqual(["out_of_range items_category.0.max_votes"]);
  });

  it("saves a draft that lacks everything but a title", async () => {
    const made = await create({
      items_text: [{ lang: "en", title: "Boards" }],
      ...{ items_category: [], items_prize: [] },
    });
    expect((await save(made, { items_prize: [{ name: "Board", cnt: 1, product: null }] })).status).toBe(200);
  });

  it("logs the fields that changed, with their editor", async () => {
    const made = await create();
    await save(made, { minimum_age: 21, items_prize: [{ name: "Board", cnt: 3, product: null }] });
    const changes = (path: string) => call<Schema<"StaffChangeList">>("GET", `${path}/changes`);
    const { body } = await changes(`/${made.id}`);
    expect(body.data.items).toMatchObject([
      {
        ...{ type: "staff.update", item_user: { name: "moderator" } },
        items_field: [
          { field: "minimum_age", before: "0", after: "21" },
          { field: "prize.0.cnt", before: "1", after: "3" },
        ],
      },
      { type: "staff.create" },
    ]);
    expect((await changes("/99")).status).toBe(404);
    expect((await call("GET", `/${made.id}/changes?limit=0`)).status).toBe(422);
  });

  it("logs nothing of a giveaway that is sent back as it is", async () => {
    const made = await create({ items_text: [giveawayText(), german] });
    const again = await call("PUT", `/${made.id}`, sentBack(made));
    expect(again.body.data).toMatchObject({ ...made, version: 2, update_date: expect.any(String) });
    const { body } = await call<Schema<"StaffChangeList">>("GET", `/${made.id}/changes`);
    expect(body.data.items[0]?.items_field).toEqual([]);
  });

  it("publishes at the same time as it is saved once only", async () => {
    const made = await create();
    const [saved, published] = await Promise.all([save(made, { minimum_age: 20 }), publish(made.id, 1)]);
    expect([saved.status, published.status].toSorted()).toEqual([200, 409]);
  });
});
