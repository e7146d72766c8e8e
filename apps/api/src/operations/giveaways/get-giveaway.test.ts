import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { type AddedGiveaway, addEntry, addGiveaway, makeOld } from "../../testing/giveaway-rows.ts";

const api = freshApi();
let giveaway: AddedGiveaway;

beforeEach(async () => {
  giveaway = await addGiveaway(api.database.db);
});

const get = (query = "", as: number | null = null, id: number | string = giveaway.id) =>
  api.request<Schema<"Giveaway">>("GET", `/giveaways/${id}${query}`, { as });
const order = async (query = "", as: number | null = null) =>
  (await get(query, as)).body.data.categories[0]?.entries.map(({ contest_id }) => contest_id);

async function addEntrants(count: number): Promise<number[]> {
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await api.addUser({ name: `entrant-${index}` });
    ids.push((await addEntry(api.database.db, giveaway, id)).id);
  }
  return ids;
}

describe("GET /giveaways/{id}", () => {
  it("shows rules, prizes and categories to a guest, by id and by link", async () => {
    await sql`insert into giveaway_prize (giveaway_id, name, cnt) values (${giveaway.id}, 'Board', 3)`.execute(
      api.database.db,
    );
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ title: "Three boards", rules: "<p>One entry each.</p>", winners: "votes", reply_days: 7 },
      ...{ cnt_prizes: 3, items_prize: [{ name: "Board", cnt: 3, item_product: null }], my_entries: [] },
      categories: [{ category_id: giveaway.categoryId, max_votes: 3, cnt_votes_left: 3, entries: [] }],
    });
    expect((await get("", null, `${giveaway.id}-any-slug`)).status).toBe(200);
  });

  it("publishes the hash of a draw's secret from the first moment, and never the secret before the result", async () => {
    const drawn = await addGiveaway(api.database.db, { columns: { winners: "draw" } });
    const { body } = await get("", null, drawn.id);
    expect(body.data.draw_commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(body.data.draw_seed).toBeNull();
    const { rows } = await sql<{ secret: string; hash: string }>`
      select secret, encode(sha256(secret::bytea), 'hex') as hash from giveaway_secret where giveaway_id = ${drawn.id}`.execute(
      api.database.db,
    );
    expect(rows[0]?.hash).toBe(body.data.draw_commitment);
    expect(JSON.stringify(body)).not.toContain(rows[0]?.secret);
    expect((await get()).body.data.draw_commitment).toBeNull();
  });

  it("shuffles entries for each reader, the same way on each page", async () => {
    const ids = await addEntrants(8);
    const readers = [await api.addUser({ name: "one" }), await api.addUser({ name: "two" })];
    const [first, second] = await Promise.all(readers.map(({ id }) => order("", id)));
    expect(first?.toSorted()).toEqual(ids.toSorted());
    expect(first).not.toEqual(second);
    const pages = [await order("?limit=5", readers[0]?.id), await order("?limit=5&start=5", readers[0]?.id)];
    expect(pages.flat()).toEqual(first);
    expect(await order("?sort=new")).toEqual(ids.toReversed());
  });

  it("leaves out entries that are not public, but shows them to their grower", async () => {
    const grower = await api.addUser({ name: "marta" });
    const { diaryId } = await addEntry(api.database.db, giveaway, grower.id);
    await sql`update diary set visibility = 'private' where id = ${diaryId}`.execute(api.database.db);
    expect(await order("", grower.id)).toEqual([]);
    expect((await get("", grower.id)).body.data.my_entries).toMatchObject([
      { content_id: diaryId, is_my: true },
    ]);
    expect((await get()).body.data.my_entries).toEqual([]);
  });

  it("says nothing about who voted for what to others", async () => {
    const voter = await api.addUser({ name: "voter" });
    const [entry = 0] = await addEntrants(1);
    await makeOld(api.database.db);
    const body = { category_id: giveaway.categoryId, contest_id: entry };
    await api.request("POST", `/giveaways/${giveaway.id}/vote`, { as: voter.id, body });
    const guest = (await get()).body.data.categories[0]?.entries[0];
    expect(guest).toMatchObject({ cnt_votes: 1, is_my_vote: false });
  });

  it("returns 404 for an unknown or unpublished one, and 422 for a wrong page", async () => {
    expect((await get("", null, 999)).status).toBe(404);
    expect((await get("?limit=101")).status).toBe(422);
    await sql`update giveaway set is_publish = false`.execute(api.database.db);
    expect((await get()).status).toBe(404);
  });
});
