import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addEntry, addGiveaway, makeOld } from "../../testing/giveaway-rows.ts";
import { inHours } from "../../testing/post-rows.ts";

const api = freshApi();

const list = (query = "", as: number | null = null) =>
  api.request<Schema<"GiveawayCardList">>("GET", `/giveaways${query}`, { as });
const ids = async (query = "") => (await list(query)).body.data.items.map(({ id }) => id);
const add = async (columns: Parameters<typeof addGiveaway>[1] = {}) =>
  (await addGiveaway(api.database.db, columns)).id;

describe("GET /giveaways", () => {
  it("lists running ones, the first to end first, and ended ones in the archive, the latest first", async () => {
    const late = await add({ columns: { date_end: inHours(48) } });
    const soon = await add({ columns: { date_end: inHours(2) } });
    const old = await add({ columns: { date_start: inHours(-72), date_end: inHours(-48) } });
    const recent = await add({ columns: { date_start: inHours(-72), date_end: inHours(-2) } });
    await add({ columns: { is_publish: false } });
    expect(await ids()).toEqual([soon, late]);
    expect(await ids("?tags=archive")).toEqual([recent, old]);
    expect(await ids("?start=1&limit=1")).toEqual([late]);
    expect((await list()).body.data.total).toBe(2);
  });

  it("filters by kind and country; one without countries is for all", async () => {
    const all = await add();
    const german = await add({ columns: { countries: ["DE", "AT"], date_end: inHours(30) } });
    await sql`insert into giveaway_tag (giveaway_id, tag) values (${german}, 'seeds')`.execute(
      api.database.db,
    );
    expect(await ids("?tags=active,de")).toEqual([all, german]);
    expect(await ids("?tags=active,es")).toEqual([all]);
    expect(await ids("?tags=active,seeds")).toEqual([german]);
    expect(await ids("?tags=seeds")).toEqual([german]);
    expect(await ids("?tags=active,archive")).toEqual([]);
  });

  it.each([
    ["announced", { date_start: inHours(1) }],
    ["open", {}],
    ["counting", { date_start: inHours(-9), date_end: inHours(-1) }],
    ["over", { date_start: inHours(-9), date_end: inHours(-1) }],
  ])("shows the state %s by the clock and by what the job has done", async (state, columns) => {
    await add({ columns });
    if (state === "over") {
      await sql`update giveaway set freeze_date = now(), draw_date = now()`.execute(api.database.db);
    }
    const { body } = await list(`?tags=${state === "announced" || state === "open" ? "active" : "archive"}`);
    expect(body.data.items.map((card) => [card.state, card.is_open])).toEqual([[state, state === "open"]]);
  });

  it("shows prizes, entries and who takes part, in the reader's language", async () => {
    const { db } = api.database;
    const grower = await api.addUser({ name: "marta" });
    await makeOld(db);
    const giveaway = await addGiveaway(db, { category: { cnt_winners: 3 } });
    await addEntry(db, giveaway, grower.id);
    await sql`insert into giveaway_prize (giveaway_id, name, cnt) values (${giveaway.id}, 'Board', 3)`.execute(
      db,
    );
    await sql`
      insert into translation (type, content_id, field, lang, text, source)
      select 'giveaway', ${giveaway.id}, field, 'de', 'Drei Boards', 'person' from unnest(array['title', 'text']) as field`.execute(
      db,
    );
    const [card] = (await list("?lang=de", grower.id)).body.data.items;
    expect(card).toMatchObject({
      title: "Drei Boards",
      lang: "de",
      cnt_prizes: 3,
      cnt_entries: 1,
      is_my: true,
    });
    const [guests] = (await list()).body.data.items;
    expect(guests).toMatchObject({
      title: "Three boards",
      lang: "en",
      link: `/giveaways/${giveaway.id}-three-boards`,
      is_my: false,
    });
  });

  it("returns 422 for words that are none", async () => {
    expect((await list("?tags=Active")).status).toBe(422);
    expect((await list("?limit=0")).status).toBe(422);
  });
});
