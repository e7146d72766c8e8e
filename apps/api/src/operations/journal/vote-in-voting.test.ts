import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { type AddedVoting, addPost, addVoting, inHours } from "../../testing/post-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let voter: TestUser;
let other: TestUser;
let voting: AddedVoting;

beforeEach(async () => {
  voter = await api.addUser({ name: "voter" });
  other = await api.addUser({ name: "other" });
  voting = await addVoting(api.database.db);
});

const vote = (option_id: number, as: number | null = voter.id, id = voting.id) =>
  api.request<Schema<"Voting">>("POST", `/blogs/votes/${id}/vote`, { as, body: { option_id } });
const countsOf = ({ body }: { body: { data: Schema<"Voting"> } }) => [
  body.data.cnt_votes,
  ...body.data.options.map(({ cnt_votes }) => cnt_votes),
];
const stored = async () => {
  const { rows } = await sql<{ sum: number; counts: number[]; votes: number }>`
    select v.cnt_votes as sum, (select count(*)::int from voting_vote where voting_id = v.id) as votes,
      (select json_agg(o.cnt_votes order by o.position) from voting_option o where o.voting_id = v.id) as counts
    from voting v where v.id = ${voting.id}`.execute(api.database.db);
  return rows[0];
};

describe("POST /blogs/votes/{id}/vote", () => {
  it("counts one vote per member, which can be changed until the end", async () => {
    const [drying, topping] = voting.options;
    const first = await vote(drying);
    expect(first.status).toBe(200);
    expect(first.body.data.my_option_id).toBe(drying);
    expect(countsOf(first)).toEqual([1, 1, 0, 0]);
    expect(countsOf(await vote(drying))).toEqual([1, 1, 0, 0]);
    expect(countsOf(await vote(topping, other.id))).toEqual([2, 1, 1, 0]);
    const changed = await vote(topping);
    expect(changed.body.data.my_option_id).toBe(topping);
    expect(countsOf(changed)).toEqual([2, 0, 2, 0]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("answers without counts while results are hidden from voters", async () => {
    await sql`update voting set results = 'at_end'`.execute(api.database.db);
    expect(countsOf(await vote(voting.options[0]))).toEqual([null, null, null, null]);
    await sql`update voting set results = 'after_vote'`.execute(api.database.db);
    expect(countsOf(await vote(voting.options[0]))).toEqual([1, 1, 0, 0]);
  });

  // Pitfall: 50 parallel votes of one grower leave one row and a sum of 1.
  it("counts one vote for 50 concurrent ones of a member", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => vote(voting.options[index % 3] ?? 0)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const row = await stored();
    expect(row).toMatchObject({ sum: 1, votes: 1 });
    expect(row?.counts.toSorted()).toEqual([0, 0, 1]);
  });

  it("counts every vote of members who vote at the same time", async () => {
    const voters = [];
    for (let index = 0; index < 10; index += 1) voters.push(await api.addUser({ name: `voter-${index}` }));
    await Promise.all(voters.map(({ id }, index) => vote(voting.options[index % 2] ?? 0, id)));
    expect(await stored()).toEqual({ sum: 10, votes: 10, counts: [5, 5, 0] });
  });

  // Pitfall: a vote 1 ms after the end by the server's clock is refused, whatever the browser's clock.
  it("returns 422 closed after the end by the server's clock, and leaves an earlier vote", async () => {
    await vote(voting.options[0]);
    await sql`update voting set date_end = clock_timestamp()`.execute(api.database.db);
    const headers = { date: new Date(Date.now() - 86_400_000).toUTCString() };
    const late = await api.request("POST", `/blogs/votes/${voting.id}/vote`, {
      as: voter.id,
      body: { option_id: voting.options[1] },
      headers,
    });
    expect([late.status, late.codes]).toEqual([422, ["closed"]]);
    expect((await vote(voting.options[1], other.id)).codes).toEqual(["closed"]);
    expect(await stored()).toEqual({ sum: 1, votes: 1, counts: [1, 0, 0] });
  });

  it("returns 422 closed for a vote that waited for another transaction until after the end", async () => {
    const another = await api.database.pool.connect();
    let waiting: ReturnType<typeof vote>;
    try {
      await another.query("begin");
      await another.query(
        "update voting set date_end = clock_timestamp() + interval '300 ms' where id = $1",
        [voting.id],
      );
      waiting = vote(voting.options[0]);
      await another.query("select pg_sleep(0.5)");
      await another.query("commit");
    } finally {
      another.release();
    }
    expect((await waiting).codes).toEqual(["closed"]);
    expect(await stored()).toMatchObject({ sum: 0, votes: 0 });
  });

  it("returns 422 for an option of another voting, an unknown one and none", async () => {
    const another = await addVoting(api.database.db);
    for (const option of [another.options[0], 999]) {
      expect((await vote(option)).codes).toEqual(["unknown_reference option_id"]);
    }
    const none = await api.request("POST", `/blogs/votes/${voting.id}/vote`, { as: voter.id, body: {} });
    expect(none.codes).toEqual(["required option_id"]);
    expect(await stored()).toMatchObject({ sum: 0, votes: 0 });
  });

  it("returns 404 for a voting that is unknown, has not begun or belongs to a scheduled post", async () => {
    const { db } = api.database;
    const post_id = await addPost(db, { slug: "later", columns: { view_date: inHours(1) } });
    const early = await addVoting(db, { date_start: inHours(1), date_end: inHours(2) });
    const scheduled = await addVoting(db, { post_id });
    for (const { id, options } of [early, scheduled, { id: 999, options: [1] }]) {
      expect((await vote(options[0] ?? 1, voter.id, id)).status).toBe(404);
    }
  });

  it("returns 401 to a guest, and 400, 413 and 415 for unreadable bodies", async () => {
    expect((await vote(voting.options[0], null)).status).toBe(401);
    const url = `/api/blogs/votes/${voting.id}/vote`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: voter.token });
  });
});
