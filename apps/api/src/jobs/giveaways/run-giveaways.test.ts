import { entryList, sha256Hex } from "@grow/domain/draw";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addEntry,
  addGiveaway,
  changeFixed,
  endGiveaway,
  makeOld,
  passHours,
} from "../../testing/giveaway-rows.ts";
import { inHours } from "../../testing/post-rows.ts";
import { runGiveaways } from "./run-giveaways.ts";

const api = freshApi();

const run = () => runGiveaways(api.database, api.parts.jobs);
const rowsOf = async <Row>(text: string) => (await sql.raw<Row>(text).execute(api.database.db)).rows;
const places = () =>
  rowsOf<{ entry_id: number; place: number; state: string; for_place: number | null }>(`
    select entry_id, place, for_place, case when confirm_date is not null then 'confirmed' when pass_date is not null then 'passed'
      when reply_until is not null then 'asked' else 'next' end as state
    from giveaway_frozen order by category_id, place`);
const events = async () =>
  (await rowsOf<{ type: string }>("select type from event where content_type = 'giveaway' order by id")).map(
    ({ type }) => type,
  );
const won = () =>
  rowsOf<{ user_id: number }>("select user_id from notification where event = 'giveaway_won' order by id");

let entrants = 0;

async function enter(giveaway: AddedGiveaway, count: number): Promise<{ entry: number; user: number }[]> {
  const found = [];
  for (let index = 0; index < count; index += 1) {
    entrants += 1;
    const { id } = await api.addUser({ name: `entrant-${entrants}` });
    found.push({ entry: (await addEntry(api.database.db, giveaway, id)).id, user: id });
  }
  await makeOld(api.database.db);
  return found;
}

/** Freezes the entries of an ended draw, and draws after the hour in which its list can be recorded. */
async function draw(id: number): Promise<void> {
  await run();
  await passHours(api.database.db, id, 1);
  await run();
}

const ended = async (entries: number, options: Parameters<typeof addGiveaway>[1] = {}) => {
  const giveaway = await addGiveaway(api.database.db, options);
  const found = await enter(giveaway, entries);
  await endGiveaway(api.database.db, giveaway.id);
  return { ...giveaway, found };
};
const brandId = async () => (await rowsOf<{ id: number }>("select id from brand"))[0]?.id ?? 0;
const drawOf = { columns: { winners: "draw" }, category: { cnt_winners: 2 } } as const;

describe("runGiveaways", () => {
  it("freezes, draws and asks the winners of an ended giveaway, and leaves a running one alone", async () => {
    await enter(await addGiveaway(api.database.db), 1);
    await ended(0);
    const { id } = await ended(4, drawOf);
    await draw(id);
    const found = await places();
    expect(found.map(({ place, state }) => [place, state])).toEqual([
      [1, "asked"],
      [2, "asked"],
      [3, "next"],
      [4, "next"],
    ]);
    expect(await won()).toHaveLength(2);
    expect(
      await rowsOf(
        "select draw_seed from giveaway where draw_date is not null and winners = 'draw' and draw_seed is null",
      ),
    ).toEqual([]);
  });

  // Pitfall: the draw job run twice, or on two servers at once, writes one result.
  it("writes one result when it runs twice, on two servers at once, or was stopped half way", async () => {
    const { id } = await ended(5, drawOf);
    await Promise.all([run(), run()]);
    await passHours(api.database.db, id, 1);
    await Promise.all([run(), run()]);
    const first = await places();
    await run();
    expect(await places()).toEqual(first);
    expect(await events()).toEqual(["giveaway.freeze", "giveaway.draw"]);
    expect(await won()).toHaveLength(2);
    await changeFixed(
      api.database.db,
      sql`update giveaway set draw_date = null, draw_seed = null where id = ${id}`,
    );
    await sql`update giveaway_frozen set place = null, ask_date = null, reply_until = null`.execute(
      api.database.db,
    );
    await run();
    expect((await places()).map(({ entry_id, place }) => [entry_id, place])).toEqual(
      first.map(({ entry_id, place }) => [entry_id, place]),
    );
  });

  it.each([0, 1])("ends without an error with %i entries and two prizes", async (count) => {
    const { id } = await ended(count, drawOf);
    await draw(id);
    expect((await places()).map(({ state }) => state)).toEqual(Array(count).fill("asked"));
  });

  it("orders by votes where they decide, and leaves votes of banned accounts out", async () => {
    const { db } = api.database;
    const giveaway = await addGiveaway(db);
    const found = await enter(giveaway, 2);
    const voters = [];
    for (const name of ["good", "banned", "bad"]) voters.push(await api.addUser({ name }));
    await makeOld(db);
    const vote = (as: number | undefined, contest_id: number | undefined) =>
      api.request("POST", `/giveaways/${giveaway.id}/vote`, {
        as: as ?? null,
        body: { category_id: giveaway.categoryId, contest_id },
      });
    await vote(voters[0]?.id, found[1]?.entry);
    await vote(voters[1]?.id, found[0]?.entry);
    await vote(voters[2]?.id, found[0]?.entry);
    await sql`update users set is_ban = true where name in ('banned', 'bad')`.execute(db);
    await endGiveaway(db, giveaway.id);
    await run();
    expect((await places()).map(({ entry_id }) => entry_id)).toEqual([found[1]?.entry, found[0]?.entry]);
    expect(await rowsOf("select cnt_votes_left_out, list_hash from giveaway_category")).toEqual([
      {
        cnt_votes_left_out: 2,
        list_hash: await sha256Hex(
          entryList(
            (
              await rowsOf<{ id: number; contentId: number; votes: number }>(
                `select entry_id as id, content_id as "contentId", cnt_votes as votes from giveaway_frozen`,
              )
            ).map((row) => ({ ...row, type: "diary" })),
          ),
        ),
      },
    ]);
  });

  it("leaves hidden diaries and banned accounts out of the list, and says how many", async () => {
    const { db } = api.database;
    const giveaway = await addGiveaway(db, drawOf);
    const found = await enter(giveaway, 4);
    await sql`update diary set visibility = 'private' where user_id = ${found[0]?.user}`.execute(db);
    await sql`update users set is_ban = true where id = ${found[1]?.user}`.execute(db);
    await endGiveaway(db, giveaway.id);
    await draw(giveaway.id);
    expect((await places()).map(({ entry_id }) => entry_id).toSorted()).toEqual([
      found[2]?.entry,
      found[3]?.entry,
    ]);
    expect(await rowsOf("select cnt_left_out from giveaway_category")).toEqual([{ cnt_left_out: 2 }]);
  });

  it("publishes the winners of a vote at the date of the result, not at the end", async () => {
    const { id } = await ended(2);
    const { db } = api.database;
    await changeFixed(db, sql`update giveaway set date_result = now() + interval '1 day' where id = ${id}`);
    await run();
    expect(await places()).toEqual([]);
    await passHours(db, id, 24);
    await run();
    expect((await places()).map(({ state }) => state)).toEqual(["asked", "next"]);
  });

  it("freezes a draw at the end, and reveals its secret an hour later at the earliest", async () => {
    const { db } = api.database;
    const { id } = await ended(2, drawOf);
    const secrets = () => rowsOf("select draw_seed, draw_date from giveaway");
    await run();
    await run();
    expect((await places()).map(({ place, state }) => [place, state])).toEqual([
      [null, "next"],
      [null, "next"],
    ]);
    expect(await secrets()).toEqual([{ draw_seed: null, draw_date: null }]);
    // The job was stopped over the date of the result: the list is no older than its freeze.
    await changeFixed(
      db,
      sql`update giveaway set date_end = now() - interval '3 hours', date_result = now() - interval '2 hours'`,
    );
    await run();
    expect(await secrets()).toEqual([{ draw_seed: null, draw_date: null }]);
    await passHours(db, id, 1);
    await run();
    expect(await secrets()).not.toEqual([{ draw_seed: null, draw_date: null }]);
  });

  it("reveals a draw a day after the end where the giveaway does not say when", async () => {
    const { db } = api.database;
    const { id } = await ended(1, drawOf);
    await changeFixed(db, sql`update giveaway set date_result = null`);
    await run();
    await passHours(db, id, 23);
    await run();
    expect(await rowsOf("select draw_date from giveaway")).toEqual([{ draw_date: null }]);
    await passHours(db, id, 1);
    await run();
    expect(await won()).toHaveLength(1);
  });

  it("moves the next place up for each winner who does not reply, one after the other, and draws nothing again", async () => {
    const { id } = await ended(3, { columns: { winners: "draw" }, category: { cnt_winners: 1 } });
    await draw(id);
    const before = (await places()).map(({ entry_id }) => entry_id);
    const late = () =>
      sql`update giveaway_frozen set ask_date = now() - interval '8 days', reply_until = now() - interval '1 day'
        where reply_until is not null and pass_date is null`.execute(api.database.db);
    await late();
    await run();
    await run();
    expect((await places()).map(({ state, for_place }) => [state, for_place])).toEqual([
      ["passed", null],
      ["asked", 1],
      ["next", null],
    ]);
    await late();
    await run();
    await late();
    await run();
    expect((await places()).map(({ state, for_place }) => [state, for_place])).toEqual([
      ["passed", null],
      ["passed", 1],
      ["passed", 2],
    ]);
    expect((await places()).map(({ entry_id }) => entry_id)).toEqual(before);
    expect(await won()).toHaveLength(3);
  });

  it("skips winners whose account is closed, and asks the next", async () => {
    const { found } = await ended(2);
    await run();
    await sql`update users set is_remove = true, remove_date = now() where id = ${found[1]?.user}`.execute(
      api.database.db,
    );
    await sql`update giveaway_frozen set reply_until = now() - interval '1 day' where reply_until is not null`.execute(
      api.database.db,
    );
    await run();
    expect((await places()).map(({ state }) => state)).toEqual(["passed", "passed"]);
    expect(await won()).toHaveLength(1);
  });

  it("emails winners unless they turned it off", async () => {
    await ended(1);
    await makeOld(api.database.db);
    await run();
    expect(api.jobs.filter(({ name }) => name === "send-notice").map(({ data }) => data)).toMatchObject([
      { event: "giveaway_won", type: "giveaway" },
    ]);
  });

  it("reminds followers of the brand once, who have not entered, two days before the end", async () => {
    const { db } = api.database;
    await sql`insert into brand (name, slug, section) values ('Halden', 'halden', 'grow-lights')`.execute(db);
    const follower = await api.addUser({ name: "follower" });
    const entrant = await api.addUser({ name: "entrant" });
    for (const { id } of [follower, entrant]) {
      await sql`insert into follow (user_id, type, content_id) select ${id}, 'brand', id from brand`.execute(
        db,
      );
    }
    const giveaway = await addGiveaway(db, { columns: { date_end: inHours(72) } });
    await addEntry(db, giveaway, entrant.id);
    await changeFixed(db, sql`update giveaway set brand_id = (select id from brand)`);
    await makeOld(db);
    await run();
    const reminded = () =>
      rowsOf<{ user_id: number }>("select user_id from notification where event = 'giveaway_end'");
    expect(await reminded()).toEqual([]);
    await changeFixed(db, sql`update giveaway set date_end = ${inHours(47)}`);
    await Promise.all([run(), run()]);
    await run();
    expect(await reminded()).toEqual([{ user_id: follower.id }]);
  });

  it("reminds only followers who may enter, in batches that go on where the last one stopped", async () => {
    const { db } = api.database;
    await sql`insert into brand (name, slug, section) values ('Halden', 'halden', 'grow-lights')`.execute(db);
    const [one, two, tester] = [
      await api.addUser({ name: "one" }),
      await api.addUser({ name: "two" }),
      await api.addUser({ name: "tester" }),
    ];
    // More than one batch of followers who are not reminded, because they have no account.
    await sql`insert into users (name) select 'many-' || n from generate_series(1, 1001) n`.execute(db);
    const last = await api.addUser({ name: "last" });
    const stranger = await api.addUser({ name: "stranger" });
    await makeOld(db);
    await sql`insert into follow (user_id, type, content_id) select u.id, 'brand', b.id from users u, brand b`.execute(
      db,
    );
    await sql`insert into brand_tester (brand_id, user_id) select id, ${tester.id} from brand`.execute(db);
    await sql`update account set country = 'AT'`.execute(db);
    await sql`update account set country = 'US' where user_id = ${stranger.id}`.execute(db);
    const giveaway = await addGiveaway(db, {
      columns: { date_end: inHours(47), brand_id: await brandId(), winners: "draw" },
    });
    await sql`update giveaway set countries = '{AT}' where id = ${giveaway.id}`.execute(db);
    await run();
    await run();
    const reminded = await rowsOf<{ user_id: number }>(
      "select user_id from notification where event = 'giveaway_end' order by user_id",
    );
    expect(reminded.map(({ user_id }) => user_id)).toEqual([one.id, two.id, last.id]);
    expect(await rowsOf("select remind_date is not null as done from giveaway")).toEqual([{ done: true }]);
  });

  it("goes on with the other giveaways when one fails, and fails at the end", async () => {
    const { db } = api.database;
    const broken = await ended(2);
    const whole = await ended(2);
    await sql`insert into giveaway_frozen (giveaway_id, category_id, entry_id, content_id)
      values (${broken.id}, ${broken.categoryId}, ${broken.found[0]?.entry}, 1)`.execute(db);
    const failed = await run().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AggregateError);
    expect((failed as AggregateError).errors.map(({ message }) => message)).toEqual([
      `Giveaway ${broken.id} failed at the step freeze.`,
    ]);
    expect(await rowsOf("select id from giveaway where draw_date is not null")).toEqual([{ id: whole.id }]);
  });

  it("leaves out, with the reason, entries that no longer qualify at the end", async () => {
    const { db } = api.database;
    await sql`insert into brand (name, slug, section) values ('Halden', 'halden', 'grow-lights')`.execute(db);
    const giveaway = await addGiveaway(db, {
      columns: { winners: "draw", countries: "{AT}", minimum_age: 18, brand_id: await brandId() },
    });
    const found = await enter(giveaway, 10);
    await sql`update account set country = 'AT', birthday = '1990-01-01'`.execute(db);
    const user = (index: number) => found[index]?.user ?? 0;
    await sql`update users set access = '{moderate}' where id = ${user(1)}`.execute(db);
    await sql`insert into brand_manager (brand_id, user_id) select id, ${user(2)} from brand`.execute(db);
    await sql`update account set is_email_confirmed = false where user_id = ${user(3)}`.execute(db);
    await sql`update account set country = 'US' where user_id = ${user(4)}`.execute(db);
    await sql`update account set birthday = null where user_id = ${user(5)}`.execute(db);
    await sql`update users set is_ban = true where id = ${user(6)}`.execute(db);
    await sql`update diary set is_remove = true, remove_date = now() where user_id = ${user(7)}`.execute(db);
    await sql`update diary set user_id = ${user(0)} where user_id = ${user(8)}`.execute(db);
    await sql`delete from diary where user_id = ${user(9)}`.execute(db);
    await endGiveaway(db, giveaway.id);
    await run();
    expect((await places()).map(({ entry_id }) => entry_id)).toEqual([found[0]?.entry]);
    expect(
      (await rowsOf<{ left_out: string }>("select left_out from giveaway_entry order by id")).map(
        ({ left_out }) => left_out,
      ),
    ).toEqual([
      ...[null, "own_team", "own_team", "email_unconfirmed", "wrong_country", "under_age", "account_closed"],
      ...["not_public", "not_own", "not_public"],
    ]);
    expect(await rowsOf("select cnt_left_out from giveaway_category")).toEqual([{ cnt_left_out: 9 }]);
  });

  it("leaves out votes of the brand's team, and those for entries that were left out", async () => {
    const { db } = api.database;
    await sql`insert into brand (name, slug, section) values ('Halden', 'halden', 'grow-lights')`.execute(db);
    const giveaway = await addGiveaway(db, { columns: { brand_id: await brandId() } });
    const found = await enter(giveaway, 2);
    const voter = await api.addUser({ name: "voter" });
    const helper = await api.addUser({ name: "helper" });
    await makeOld(db);
    for (const { id } of [voter, helper]) {
      for (const { entry } of found) {
        const body = { category_id: giveaway.categoryId, contest_id: entry };
        await api.request("POST", `/giveaways/${giveaway.id}/vote`, { as: id, body });
      }
    }
    await sql`insert into brand_tester (brand_id, user_id) select id, ${helper.id} from brand`.execute(db);
    await sql`update diary set visibility = 'private' where user_id = ${found[1]?.user}`.execute(db);
    await endGiveaway(db, giveaway.id);
    await run();
    expect(await rowsOf("select entry_id, cnt_votes from giveaway_frozen")).toEqual([
      { entry_id: found[0]?.entry, cnt_votes: 1 },
    ]);
    expect(await rowsOf("select cnt_left_out, cnt_votes_left_out from giveaway_category")).toEqual([
      { cnt_left_out: 1, cnt_votes_left_out: 3 },
    ]);
  });

  it("emails winners at once whatever their digest, and reminds them once in their last day to reply", async () => {
    const { db } = api.database;
    const { id } = await ended(2);
    await sql`update account set digest = 'weekly'`.execute(db);
    await run();
    const emails = () => api.jobs.filter(({ name }) => name === "send-notice").map(({ data }) => data);
    expect(emails()).toMatchObject([{ event: "giveaway_won" }]);
    const replyIn = (hours: number) =>
      sql`update giveaway_frozen set ask_date = now() - interval '6 days', reply_until = now() + make_interval(hours => ${hours})
        where reply_until is not null`.execute(db);
    await replyIn(25);
    await run();
    expect(emails()).toHaveLength(1);
    await replyIn(23);
    await run();
    await run();
    expect(emails()).toMatchObject([
      { event: "giveaway_won" },
      { event: "giveaway_won", content_id: id, is_reminder: true },
    ]);
  });

  it("does not remind a winner who has confirmed", async () => {
    const { db } = api.database;
    await ended(1);
    await run();
    await sql`update giveaway_frozen set ask_date = now() - interval '6 days', reply_until = now() + interval '1 hour',
      confirm_date = now()`.execute(db);
    await run();
    expect(await won()).toHaveLength(1);
  });
});
