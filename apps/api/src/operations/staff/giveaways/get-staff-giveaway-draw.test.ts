import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { runGiveaways } from "../../../jobs/giveaways/run-giveaways.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addEntry,
  addGiveaway,
  endGiveaway,
  makeOld,
  passHours,
} from "../../../testing/giveaway-rows.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;
let giveaway: AddedGiveaway;
let entries: { id: number; userId: number }[];

beforeEach(async () => {
  const { db } = api.database;
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  giveaway = await addGiveaway(db, { columns: { winners: "draw" }, category: { cnt_winners: 2 } });
  entries = [];
  for (let index = 0; index < 5; index += 1) {
    const { id: userId } = await api.addUser({ name: `grower-${index}x` });
    entries.push({ id: (await addEntry(db, giveaway, userId)).id, userId });
  }
  await makeOld(db);
});

const get = (as: number | null = moderator.id, id = giveaway.id) =>
  api.request<Schema<"StaffGiveawayDraw">>("GET", `/staff/giveaways/${id}/draw`, { as });
const read = async () => (await get()).body.data;
const run = () => runGiveaways(api.database, api.parts.jobs);
const freeze = async () => {
  await endGiveaway(api.database.db, giveaway.id);
  await run();
};
const draw = async () => {
  await freeze();
  await passHours(api.database.db, giveaway.id, 1);
  await run();
};
const secret = async () => {
  const { rows } = await sql<{ secret: string }>`
    select secret from giveaway_secret where giveaway_id = ${giveaway.id}`.execute(api.database.db);
  return rows[0]?.secret ?? "";
};

describe("GET /staff/giveaways/{id}/draw", () => {
  it("names the commitment and the next step of an open draw, never its secret", async () => {
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ state: "open", winners: "draw", draw_seed: null, freeze_date: null, draw_date: null },
      next: { step: "end", date: body.data.date_end },
      items_category: [
        { category_id: giveaway.categoryId, cnt_entries: 5, list_hash: null, items_place: [] },
      ],
    });
    expect(body.data.draw_commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(body)).not.toContain(await secret());
  });

  it("names the frozen list and why entries are not in it, still without the secret", async () => {
    const { db } = api.database;
    await sql`update users set is_ban = true where id = ${entries[0]?.userId}`.execute(db);
    await freeze();
    const { body } = await get();
    const [category] = body.data.items_category;
    expect(body.data).toMatchObject({
      state: "counting",
      next: { step: "result", date: body.data.date_result },
    });
    expect(category).toMatchObject({
      ...{ cnt_entries: 4, cnt_left_out: 1 },
      items_left_out: [
        { contest_id: entries[0]?.id, reason: "account_closed", item_user: { name: "grower-0x" } },
      ],
    });
    expect(category?.list_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(body.data.freeze_date).not.toBeNull();
    expect(JSON.stringify(body)).not.toContain(await secret());
  });

  it("names the winners by place with their dates, the next in line, and the secret once it is out", async () => {
    await draw();
    const asked = await read();
    expect(asked).toMatchObject({ state: "waiting", draw_seed: await secret(), next: { step: "move_up" } });
    const places = asked.items_category[0]?.items_place ?? [];
    expect(places.map(({ place, state }) => `${place} ${state}`)).toEqual([
      ...["1 asked", "2 asked", "3 next", "4 next", "5 next"],
    ]);
    expect(asked.next?.date).toBe(places[0]?.reply_until);
    expect(places[2]).toMatchObject({ ask_date: null, reply_until: null });
    await sql`update giveaway_frozen set confirm_date = now() where place = 1`.execute(api.database.db);
    await sql`update giveaway_frozen set reply_until = now() - interval '1 hour', ask_date = now() - interval '9 days' where place = 2`.execute(
      api.database.db,
    );
    await run();
    const moved = (await read()).items_category[0]?.items_place ?? [];
    expect(moved.slice(0, 3).map(({ state, for_place }) => [state, for_place])).toEqual([
      ["confirmed", null],
      ["passed", null],
      ["asked", 2],
    ]);
    expect([moved[0]?.confirm_date, moved[1]?.pass_date, moved[2]?.ask_date]).not.toContain(null);
  });

  it("sums votes per hour, and those of new accounts, without names of voters", async () => {
    const { db } = api.database;
    const voters: string[] = [];
    const vote = async (hoursAgo: number, age: string) => {
      const { id, name } = await api.addUser({ name: `voter-${voters.length}x` });
      voters.push(name);
      await sql`update users set add_date = ${inHours(-hoursAgo)}::timestamptz - ${age}::interval where id = ${id}`.execute(
        db,
      );
      await sql`
        insert into giveaway_vote (giveaway_id, category_id, user_id, entry_id, add_date)
        values (${giveaway.id}, ${giveaway.categoryId}, ${id}, ${entries[0]?.id}, ${inHours(-hoursAgo)})`.execute(
        db,
      );
    };
    await vote(0, "90 days");
    await vote(26, "3 days");
    await vote(26, "90 days");
    await vote(24 * 8, "1 day");
    const { body } = await get();
    const [category] = body.data.items_category;
    expect(category).toMatchObject({ cnt_votes: 3, cnt_votes_new: 1 });
    expect(category?.items_hour.map(({ cnt_votes }) => cnt_votes)).toEqual([2, 1]);
    expect(category?.items_hour[0]?.date).toMatch(/:00:00\.000Z$/);
    for (const name of voters) expect(JSON.stringify(body)).not.toContain(name);
  });

  it("names the beginning of an announced giveaway, the count of votes, and nothing for a draft", async () => {
    const { db } = api.database;
    const next = async (columns: Record<string, string | boolean>) => {
      const { id } = await addGiveaway(db, { columns });
      return (await get(moderator.id, id)).body.data;
    };
    expect((await next({ date_start: inHours(2) })).next?.step).toBe("start");
    const past = { date_start: inHours(-9), date_end: inHours(-1), date_result: inHours(3) };
    const counted = await next(past);
    expect([counted.next, counted.draw_commitment]).toEqual([
      { step: "freeze", date: past.date_result },
      null,
    ]);
    expect((await next({ is_publish: false })).next).toBeNull();
    await sql`update giveaway set freeze_date = now(), draw_date = now() where id = ${counted.id}`.execute(
      db,
    );
    const over = (await get(moderator.id, counted.id)).body.data;
    expect([over.state, over.next]).toEqual(["over", null]);
  });

  it("returns 401 for guests, 403 for growers, 404 for an unknown giveaway", async () => {
    expect((await get(null)).status).toBe(401);
    expect((await get(entries[0]?.userId)).status).toBe(403);
    expect((await get(moderator.id, 99)).status).toBe(404);
  });
});
