import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addEntry,
  addGiveaway,
  addGiveawayCategory,
  changeFixed,
  endGiveaway,
  makeOld,
  wrongCounters,
} from "../../testing/giveaway-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const ENTRIES = 6;

const api = freshApi();
let voter: TestUser;
let giveaway: AddedGiveaway;
let entries: number[];

beforeEach(async () => {
  const { db } = api.database;
  voter = await api.addUser({ name: "voter" });
  giveaway = await addGiveaway(db);
  entries = [];
  for (let index = 0; index < ENTRIES; index += 1) {
    const entrant = await api.addUser({ name: `entrant-${index}` });
    entries.push((await addEntry(db, giveaway, entrant.id)).id);
  }
  await makeOld(db);
});

const vote = (
  contest_id = entries[0],
  {
    as = voter.id as number | null,
    is_vote = true,
    id = giveaway.id,
    category_id = giveaway.categoryId,
  } = {},
) =>
  api.request<Schema<"GiveawayParticipation">>("POST", `/giveaways/${id}/vote`, {
    as,
    body: { category_id, contest_id, is_vote },
  });
const stored = async () => {
  const { rows } = await sql<{ votes: number; sum: number; counts: number }>`
    select (select count(*)::int from giveaway_vote) as votes, g.cnt_votes as sum,
      (select sum(cnt_votes)::int from giveaway_entry) as counts
    from giveaway g where g.id = ${giveaway.id}`.execute(api.database.db);
  return rows[0];
};

describe("POST /giveaways/{id}/vote", () => {
  it("gives votes up to the limit of the category, and takes them back", async () => {
    const first = await vote();
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ cnt_votes_left: 2, votes: [entries[0]], contest_id: null });
    const { body } = await api.request<Schema<"Giveaway">>("GET", `/giveaways/${giveaway.id}`, {
      as: voter.id,
    });
    expect(body.data.categories[0]).toMatchObject({ max_votes: 3, cnt_votes_left: 2 });
    expect(body.data.my_entries).toMatchObject([{ contest_id: entries[0], cnt_votes: 1, is_my_vote: true }]);
    await vote(entries[1]);
    await vote(entries[2]);
    const fourth = await vote(entries[3]);
    expect([fourth.status, fourth.codes, fourth.body.details[0]?.params]).toEqual([
      422,
      ["too_many contest_id"],
      { max: 3 },
    ]);
    expect((await vote(entries[1], { is_vote: false })).body.data.cnt_votes_left).toBe(1);
    expect((await vote(entries[3])).status).toBe(200);
    expect(await stored()).toEqual({ votes: 3, sum: 3, counts: 3 });
    expect(await wrongCounters(api.database)).toEqual([]);
  });

  it("counts a vote once when it is repeated, and none when it is taken back twice", async () => {
    await vote();
    await vote();
    expect(await stored()).toEqual({ votes: 1, sum: 1, counts: 1 });
    await vote(entries[0], { is_vote: false });
    await vote(entries[0], { is_vote: false });
    expect(await stored()).toEqual({ votes: 0, sum: 0, counts: 0 });
  });

  it("limits each category by itself", async () => {
    const { db } = api.database;
    const categoryId = await addGiveawayCategory(db, giveaway.id, { max_votes: 1 });
    const other = await api.addUser({ name: "two" });
    const entry = await addEntry(db, { id: giveaway.id, categoryId }, other.id);
    for (const id of entries.slice(0, 3)) await vote(id);
    expect((await vote(entry.id, { category_id: categoryId })).status).toBe(200);
    expect((await vote(entries[0], { category_id: categoryId })).codes).toEqual([
      "unknown_reference contest_id",
    ]);
  });

  it("ends within the limit for 50 concurrent votes of a member", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => vote(entries[index % ENTRIES])),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 422)).toEqual([]);
    expect(await stored()).toEqual({ votes: 3, sum: 3, counts: 3 });
    expect(await wrongCounters(api.database)).toEqual([]);
  });

  it("counts every vote of members who vote at the same time", async () => {
    const voters = [];
    for (let index = 0; index < 10; index += 1) voters.push(await api.addUser({ name: `voter-${index}` }));
    await makeOld(api.database.db);
    await Promise.all(voters.map(({ id }, index) => vote(entries[index % 2], { as: id })));
    expect(await stored()).toEqual({ votes: 10, sum: 10, counts: 10 });
  });

  it("returns 422 not_allowed for an own entry", async () => {
    const own = await addEntry(api.database.db, giveaway, voter.id);
    expect((await vote(own.id)).codes).toEqual(["not_allowed contest_id"]);
  });

  it.each([
    ["email_unconfirmed", "account", "is_email_confirmed = false"],
    ["account_too_new", "users", "add_date = now()"],
    ["no_public_week", "giveaway", "needs_week = true"],
    ["own_team", "users", "access = '{moderate}'"],
  ])("returns 422 not_allowed to an account with the reason %s", async (reason, table, set) => {
    const where = table === "users" ? `id = ${voter.id}` : "true";
    await changeFixed(api.database.db, sql.raw(`update ${table} set ${set} where ${where}`));
    const refused = await vote();
    expect([refused.codes, refused.body.details[0]?.params]).toEqual([["not_allowed"], { reason }]);
  });

  it("lets members vote who may not enter, by country or age", async () => {
    await changeFixed(api.database.db, sql`update giveaway set countries = '{AT}', minimum_age = 18`);
    expect((await vote()).status).toBe(200);
  });

  // Pitfall: a vote 1 ms after the end by the server's clock is refused, whatever the browser's clock.
  it("returns 422 closed after the end, and for a vote that waited until after it", async () => {
    const another = await api.database.pool.connect();
    let waiting: ReturnType<typeof vote>;
    try {
      await another.query("begin; set local session_replication_role = replica");
      await another.query(
        "update giveaway set date_end = clock_timestamp() + interval '300 ms' where id = $1",
        [giveaway.id],
      );
      waiting = vote();
      await another.query("select pg_sleep(0.5)");
      await another.query("commit");
    } finally {
      another.release();
    }
    expect((await waiting).codes).toEqual(["closed"]);
    await endGiveaway(api.database.db, giveaway.id);
    expect((await vote()).codes).toEqual(["closed"]);
    expect(await stored()).toEqual({ votes: 0, sum: 0, counts: 0 });
  });

  it("returns 422 for a hidden entry, an unknown one and an unknown category", async () => {
    await sql`update diary set visibility = 'private' where id = (select content_id from giveaway_entry where id = ${entries[0]})`.execute(
      api.database.db,
    );
    expect((await vote()).codes).toEqual(["unknown_reference contest_id"]);
    expect((await vote(999)).codes).toEqual(["unknown_reference contest_id"]);
    expect((await vote(entries[1], { category_id: 999 })).codes).toEqual(["unknown_reference category_id"]);
  });

  it("takes a vote back from an entry that was hidden since, also of members who may not vote any more", async () => {
    const { db } = api.database;
    await vote();
    await sql`update diary set visibility = 'private' where id = (select content_id from giveaway_entry where id = ${entries[0]})`.execute(
      db,
    );
    expect((await vote(entries[1])).body.data.votes).toEqual([entries[0], entries[1]]);
    await sql`update users set access = '{moderate}' where id = ${voter.id}`.execute(db);
    const back = await vote(entries[0], { is_vote: false });
    expect([back.status, back.body.data.votes]).toEqual([200, [entries[1]]]);
    expect(await stored()).toEqual({ votes: 1, sum: 1, counts: 1 });
    await endGiveaway(db, giveaway.id);
    expect((await vote(entries[1], { is_vote: false })).codes).toEqual(["closed"]);
  });

  it.each(["is_ban = true", "is_remove = true, remove_date = now()"])(
    "returns 422 for an entry of an account with %s",
    async (set) => {
      await sql`update users set ${sql.raw(set)} where name = 'entrant-0'`.execute(api.database.db);
      expect((await vote()).codes).toEqual(["unknown_reference contest_id"]);
    },
  );

  it("returns 404 for an unknown giveaway", async () => {
    expect((await vote(entries[0], { id: 999 })).status).toBe(404);
  });

  it("returns 401 to a guest, and 400, 413 and 415 for unreadable bodies", async () => {
    expect((await vote(entries[0], { as: null })).status).toBe(401);
    const url = `/api/giveaways/${giveaway.id}/vote`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: voter.token });
  });
});
