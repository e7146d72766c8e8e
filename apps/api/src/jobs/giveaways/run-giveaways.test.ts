import { entryList, sha256Hex } from "@grow/domain/draw";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addEntry,
  addGiveaway,
  endGiveaway,
  makeOld,
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
  return found;
}
const ended = async (entries: number, options: Parameters<typeof addGiveaway>[1] = {}) => {
  const giveaway = await addGiveaway(api.database.db, options);
  const found = await enter(giveaway, entries);
  await endGiveaway(api.database.db, giveaway.id);
  return { ...giveaway, found };
};
const drawOf = { columns: { winners: "draw" }, category: { cnt_winners: 2 } } as const;

describe("runGiveaways", () => {
  it("freezes, draws and asks the winners of an ended giveaway, and leaves a running one alone", async () => {
    await enter(await addGiveaway(api.database.db), 1);
    await ended(0);
    await ended(4, drawOf);
    await run();
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
    const first = await places();
    await run();
    expect(await places()).toEqual(first);
    expect(await events()).toEqual(["giveaway.freeze", "giveaway.draw"]);
    expect(await won()).toHaveLength(2);
    await sql`update giveaway set draw_date = null, draw_seed = null where id = ${id}`.execute(
      api.database.db,
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
    await ended(count, drawOf);
    await run();
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
    await run();
    expect((await places()).map(({ entry_id }) => entry_id).toSorted()).toEqual([
      found[2]?.entry,
      found[3]?.entry,
    ]);
    expect(await rowsOf("select cnt_left_out from giveaway_category")).toEqual([{ cnt_left_out: 2 }]);
  });

  it("publishes the winners of a vote at the date of the result, not at the end", async () => {
    const { id } = await ended(2);
    await sql`update giveaway set date_result = now() + interval '1 day' where id = ${id}`.execute(
      api.database.db,
    );
    await run();
    expect(await places()).toEqual([]);
    await sql`update giveaway set date_result = now() where id = ${id}`.execute(api.database.db);
    await run();
    expect((await places()).map(({ state }) => state)).toEqual(["asked", "next"]);
  });

  it("freezes a draw at the end and draws at the date of the result", async () => {
    const { id } = await ended(2, drawOf);
    await sql`update giveaway set date_result = now() + interval '1 day' where id = ${id}`.execute(
      api.database.db,
    );
    await run();
    expect((await places()).map(({ place, state }) => [place, state])).toEqual([
      [null, "next"],
      [null, "next"],
    ]);
    expect(await rowsOf("select draw_seed from giveaway")).toEqual([{ draw_seed: null }]);
  });

  it("moves the next place up for each winner who does not reply, one after the other, and draws nothing again", async () => {
    await ended(3, { columns: { winners: "draw" }, category: { cnt_winners: 1 } });
    await run();
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
    await sql`update giveaway set brand_id = (select id from brand)`.execute(db);
    await run();
    const reminded = () =>
      rowsOf<{ user_id: number }>("select user_id from notification where event = 'giveaway_end'");
    expect(await reminded()).toEqual([]);
    await sql`update giveaway set date_end = ${inHours(47)}`.execute(db);
    await Promise.all([run(), run()]);
    await run();
    expect(await reminded()).toEqual([{ user_id: follower.id }]);
  });
});
