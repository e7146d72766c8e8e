import { createHash } from "node:crypto";
import type { Schema } from "@grow/contract";
import { checkDraw } from "@grow/domain/draw";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { runGiveaways } from "../../jobs/giveaways/run-giveaways.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { type AddedGiveaway, addEntry, addGiveaway, endGiveaway } from "../../testing/giveaway-rows.ts";

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
});

const get = (as: number | null = null, id = giveaway.id) =>
  api.request<Schema<"GiveawayDraw">>("GET", `/giveaways/${id}/draw`, { as });
const drawn = async () => {
  await endGiveaway(api.database.db, giveaway.id);
  await runGiveaways(api.database, api.parts.jobs);
};

/** The draw as the API describes it, with nothing but a hash function. */
function redraw(secret: string, list: string): number[] {
  const hash = (text: string) => createHash("sha256").update(text);
  const seed = hash(secret + hash(list).digest("hex")).digest("hex");
  const ids = list
    .trimEnd()
    .split("\n")
    .map((line) => Number(line.split(" ")[0]));
  const words = Array.from({ length: 20 }, (_none, block) => hash(`${seed}:${block}`).digest()).flatMap(
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

  // Pitfall: given commitment, list and secret from the public page, a script without our code finds the same winners.
  it("publishes what a script without our code needs to find the same winners", async () => {
    await drawn();
    const { draw_commitment, draw_seed, categories } = (await get()).body.data;
    const [category] = categories;
    expect(
      createHash("sha256")
        .update(draw_seed ?? "")
        .digest("hex"),
    ).toBe(draw_commitment);
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
    expect(own?.order).toContain(own?.my_contest_id);
    expect((await get()).body.data.categories[0]?.my_contest_id).toBeNull();
    expect(JSON.stringify((await get()).body)).not.toContain("@");
  });

  it("returns 404 for an unknown and an unpublished one, and 422 for an unknown language", async () => {
    expect((await get(null, 999)).status).toBe(404);
    expect((await api.request("GET", `/giveaways/${giveaway.id}/draw?lang=xx`)).status).toBe(422);
    await sql`update giveaway set is_publish = false`.execute(api.database.db);
    expect((await get()).status).toBe(404);
  });
});
