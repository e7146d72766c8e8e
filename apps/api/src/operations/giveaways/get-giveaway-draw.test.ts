import { createHash } from "node:crypto";
import type { Schema } from "@grow/contract";
import { checkDraw } from "@grow/domain/draw";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { runGiveaways } from "../../jobs/giveaways/run-giveaways.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addEntry,
  addGiveaway,
  endGiveaway,
  makeOld,
  passHours,
} from "../../testing/giveaway-rows.ts";

const api = freshApi();
let giveaway: AddedGiveaway;
let growers: number[];

beforeEach(async () => {
  const { db } = api.database;
  giveaway = await addGiveaway(db, { columns: { winners: "draw" }, category: { cnt_winners: 2 } });
  growers = [];
  for (let index = 0; index < 6; index += 1) {
    const { id } = await api.addUser({ name: `grower-${index}x` });
    growers.push(id);
    await addEntry(db, giveaway, id);
  }
  await makeOld(db);
});

const get = (as: number | null = null, id = giveaway.id) =>
  api.request<Schema<"GiveawayDraw">>("GET", `/giveaways/${id}/draw`, { as });
const frozen = async () => {
  await endGiveaway(api.database.db, giveaway.id);
  await runGiveaways(api.database, api.parts.jobs);
};
const drawn = async () => {
  await frozen();
  await passHours(api.database.db, giveaway.id, 1);
  await runGiveaways(api.database, api.parts.jobs);
};
const getList = (category = giveaway.categoryId) =>
  api.server.inject({ method: "GET", url: `/api/giveaways/${giveaway.id}/draw/${category}` });

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Adds entries of as many accounts. */
async function addMany(count: number): Promise<void> {
  await sql`
    with many as (
      insert into users (name) select 'many-' || n from generate_series(1, ${count}::int) n returning id
    ), accounts as (
      insert into account (user_id, email) select id, id || '@example.org' from many
    ), diaries as (
      insert into diary (user_id, name, type_room, type_soil, type_watering) select id, 'Many', 1, 1, 1 from many returning id, user_id
    )
    insert into giveaway_entry (giveaway_id, category_id, user_id, content_id)
    select ${giveaway.id}, ${giveaway.categoryId}, user_id, id from diaries`.execute(api.database.db);
  await makeOld(api.database.db);
}

/** The draw as the API describes it, with nothing but a hash function. */
function redraw(secret: string, list: string): number[] {
  const hash = (text: string) => createHash("sha256").update(text);
  const seed = hash(secret + hash(list).digest("hex")).digest("hex");
  const ids = list
    .trimEnd()
    .split("\n")
    .map((line) => Number(line.split(" ")[0]));
  const words = Array.from({ length: 200 }, (_none, block) => hash(`${seed}:${block}`).digest()).flatMap(
    (bytes) => Array.from({ length: 8 }, (_word, index) => bytes.readUInt32BE(4 * index)),
  );
  for (let last = ids.length - 1; last > 0; last -= 1) {
    let word = words.shift() ?? 0;
    while (word >= 2 ** 32 - (2 ** 32 % (last + 1))) word = words.shift() ?? 0;
    const place = word % (last + 1);
    [ids[last], ids[place]] = [ids[place] ?? 0, ids[last] ?? 0];
  }
  return ids;
}

describe("GET /giveaways/{id}/draw", () => {
  it("shows only the commitment before the end", async () => {
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: "open", draw_seed: null, draw_date: null });
    expect(body.data.draw_commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(body.data.categories).toMatchObject([
      { cnt_entries: 6, list: null, list_hash: null, order: [], places: [] },
    ]);
  });

  it("shows the hash and the number of the frozen entries an hour before the secret", async () => {
    await frozen();
    const { data } = (await get(growers[0])).body;
    expect(data).toMatchObject({ state: "counting", draw_seed: null, draw_date: null });
    expect(data.categories).toMatchObject([
      { cnt_entries: 6, list_hash: hashOf(data.categories[0]?.list ?? ""), order: [], my_place: null },
    ]);
    await passHours(api.database.db, giveaway.id, 1);
    await runGiveaways(api.database, api.parts.jobs);
    const after = (await get()).body.data;
    expect(after.categories[0]?.list_hash).toBe(data.categories[0]?.list_hash);
    expect(Date.parse(after.date_result)).toBeLessThanOrEqual(Date.parse(after.draw_date ?? ""));
  });

  // Pitfall: given commitment, list and secret from the public page, a script without our code finds the same winners.
  it("publishes what a script without our code needs to find the same winners", async () => {
    await drawn();
    const { draw_commitment, draw_seed, categories } = (await get()).body.data;
    const [category] = categories;
    expect(hashOf(draw_seed ?? "")).toBe(draw_commitment);
    expect(redraw(draw_seed ?? "", category?.list ?? "")).toEqual(category?.order);
    expect(category?.places.map(({ place, contest_id, state }) => [place, contest_id, state])).toEqual(
      category?.order.slice(0, 5).map((id, index) => [index + 1, id, index < 2 ? "asked" : "next"]),
    );
  });

  it("stays the same when entrants delete their accounts and their diaries afterwards", async () => {
    await drawn();
    const before = (await get()).body.data;
    const { db } = api.database;
    await sql`update diary set is_remove = true, remove_date = now()`.execute(db);
    await sql`delete from giveaway_entry`.execute(db);
    await sql`update users set is_remove = true, remove_date = now()`.execute(db);
    const after = (await get()).body.data;
    const facts = ({ categories }: typeof before) =>
      categories.map(({ list, list_hash, seed, order }) => ({ list, list_hash, seed, order }));
    expect(facts(after)).toEqual(facts(before));
    expect(after.categories[0]?.places[0]).toMatchObject({ name: null, link: null, item_user: null });
    const [{ list, list_hash, order } = { list: "", list_hash: "", order: [] }] = after.categories;
    const checked = await checkDraw({
      commitment: after.draw_commitment,
      secret: after.draw_seed,
      list: list ?? "",
      listHash: list_hash ?? "",
      order,
    });
    expect(checked).toMatchObject({ isSecret: true, isList: true, isOrder: true });
  });

  it("shows a member their own entry, and holds no address of anybody", async () => {
    await drawn();
    const own = (await get(growers[0])).body.data.categories[0];
    expect(own?.my_place).toBe((own?.order.indexOf(own.my_contest_id ?? 0) ?? 0) + 1);
    expect((await get()).body.data.categories[0]?.my_contest_id).toBeNull();
    expect(JSON.stringify((await get()).body)).not.toContain("@");
  });

  it("keeps the places of deleted accounts without a name, also when their things are still there", async () => {
    await drawn();
    await sql`update users set is_remove = true, remove_date = now()`.execute(api.database.db);
    const { categories } = (await get()).body.data;
    expect(categories[0]).toMatchObject({
      cnt_entries: 6,
      list: expect.stringMatching(/^(\d+ diary \d+\n){6}$/),
    });
    expect(categories[0]?.places).toHaveLength(5);
    for (const place of categories[0]?.places ?? []) {
      expect(place).toMatchObject({ name: null, link: null, item_user: null });
    }
  });

  it("leaves list and order of more than 500 entries to the file, whose hash and places fit", async () => {
    const { db } = api.database;
    await addMany(495);
    await drawn();
    const { draw_seed, categories } = (await get(growers[0])).body.data;
    expect(categories).toMatchObject([{ cnt_entries: 501, list: null, order: [] }]);
    const { body: list } = await getList();
    expect(hashOf(list)).toBe(categories[0]?.list_hash);
    const order = redraw(draw_seed ?? "", list);
    expect(categories[0]?.places.map(({ contest_id }) => contest_id)).toEqual(order.slice(0, 5));
    expect(categories[0]?.my_place).toBe(order.indexOf(categories[0]?.my_contest_id ?? 0) + 1);
    const { rows } = await sql`select from giveaway_frozen where place is null`.execute(db);
    expect(rows).toEqual([]);
  });

  it("shows 1,100 places at most, and every winner who has not passed", async () => {
    const { db } = api.database;
    await sql`
      insert into giveaway_frozen (giveaway_id, category_id, entry_id, content_id, place, ask_date, reply_until, pass_date)
      select ${giveaway.id}, ${giveaway.categoryId}, n, n, n, ask, ask + interval '1 day', case when n <= 150 then now() end
      from generate_series(1, 1200) n, lateral (select case when n <= 1150 then now() end as ask) asked`.execute(
      db,
    );
    await sql`update giveaway_category set list_hash = ${hashOf("")}`.execute(db);
    await sql`update giveaway set freeze_date = now(), draw_date = now()`.execute(db);
    const [category] = (await get()).body.data.categories;
    expect(category?.places).toHaveLength(1100);
    expect(category?.places.map(({ place }) => place)).toEqual(
      Array.from({ length: 1100 }, (_none, index) => index + 54),
    );
  });

  it("returns 404 for an unknown and an unpublished one, and 422 for an unknown language", async () => {
    expect((await get(null, 999)).status).toBe(404);
    expect((await api.request("GET", `/giveaways/${giveaway.id}/draw?lang=xx`)).status).toBe(422);
    await sql`update giveaway set is_publish = false`.execute(api.database.db);
    expect((await get()).status).toBe(404);
  });
});

describe("GET /giveaways/{id}/draw/{x}", () => {
  it("sends the frozen list, which may be cached for ever", async () => {
    await frozen();
    const { statusCode, headers, body } = await getList();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(body).toBe((await get()).body.data.categories[0]?.list);
  });

  it("returns 404 before the end, and for a category of another giveaway", async () => {
    expect((await getList()).statusCode).toBe(404);
    await frozen();
    expect((await getList((await addGiveaway(api.database.db)).categoryId)).statusCode).toBe(404);
  });
});
