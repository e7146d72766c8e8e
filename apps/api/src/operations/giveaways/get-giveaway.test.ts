import type { Schema } from "@grow/contract";
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
} from "../../testing/giveaway-rows.ts";

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
    await sql`update giveaway_category set cnt_winners = 3`.execute(api.database.db);
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

  it("shows no more prizes than there are winners", async () => {
    await sql`insert into giveaway_prize (giveaway_id, name, cnt) values (${giveaway.id}, 'Board', 3)`.execute(
      api.database.db,
    );
    expect((await get()).body.data.cnt_prizes).toBe(1);
  });

  it("leaves out entries of banned and deleted accounts", async () => {
    const [, second] = await addEntrants(3);
    await sql`update users set is_ban = true where name = 'entrant-0'`.execute(api.database.db);
    await sql`update users set is_remove = true, remove_date = now() where name = 'entrant-2'`.execute(
      api.database.db,
    );
    expect(await order()).toEqual([second]);
  });

  it("hides votes of entries from the end to the result, and then shows those that counted", async () => {
    const { db } = api.database;
    const [entry = 0] = await addEntrants(1);
    const voters = [await api.addUser({ name: "good" }), await api.addUser({ name: "bad" })];
    await makeOld(db);
    for (const { id } of voters) {
      const body = { category_id: giveaway.categoryId, contest_id: entry };
      await api.request("POST", `/giveaways/${giveaway.id}/vote`, { as: id, body });
    }
    const votes = async () => {
      const { data } = (await get("", voters[0]?.id)).body;
      return [data.categories[0]?.entries[0]?.cnt_votes, data.my_entries[0]?.cnt_votes];
    };
    expect(await votes()).toEqual([2, 2]);
    await sql`update users set is_ban = true where name = 'bad'`.execute(db);
    await endGiveaway(db, giveaway.id);
    expect(await votes()).toEqual([null, null]);
    await runGiveaways(api.database, api.parts.jobs);
    expect(await votes()).toEqual([1, 1]);
    await sql`delete from giveaway_vote`.execute(db);
    await sql`update giveaway_entry set cnt_votes = 0`.execute(db);
    expect(await votes()).toEqual([1, undefined]);
  });

  it("returns 404 for an unknown or unpublished one, and 422 for a wrong page", async () => {
    expect((await get("", null, 999)).status).toBe(404);
    expect((await get("?limit=101")).status).toBe(422);
    await sql`update giveaway set is_publish = false`.execute(api.database.db);
    expect((await get()).status).toBe(404);
  });
});
