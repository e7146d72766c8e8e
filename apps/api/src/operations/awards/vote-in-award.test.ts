import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { COUNTERS } from "../../jobs/counters/counters.ts";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { addAward, addNomination, confirmEmails, setSeason } from "../../testing/award-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let voter: TestUser;
let author: TestUser;
let diaries: number[];
let nomination: number;

beforeEach(async () => {
  const { db } = api.database;
  voter = await api.addUser({ name: "voter" });
  author = await api.addUser({ name: "author" });
  await confirmEmails(db);
  diaries = [];
  for (const name of ["Plum", "Lantern", "Glass"])
    diaries.push(await addDiary(db, { userId: author.id, name }));
  await addAward(db);
  nomination = await addNomination(db, { candidates: diaries });
});

const vote = (
  content_id: number | undefined,
  as: number | null = voter.id,
  id = nomination,
  year: number | string = 2026,
) => api.request<Schema<"AwardVote">>("POST", `/awards/${year}/${id}/votes`, { as, body: { content_id } });
const AWARDS = COUNTERS.filter(({ table }) => table.startsWith("award"));
/** Sum, votes by candidate, and rows. */
const stored = async (id = nomination) => {
  const { rows } = await sql<{ sum: number; counts: number[]; votes: number }>`
    select n.cnt_votes as sum, (select count(*)::int from award_vote where nomination_id = n.id) as votes,
      (select json_agg(c.cnt_votes order by c.content_id) from award_candidate c where c.nomination_id = n.id) as counts
    from award_nomination n where n.id = ${id}`.execute(api.database.db);
  return rows[0];
};

describe("POST /awards/{x}/{y}/votes", () => {
  it("takes one vote per member and nomination, which can be changed, and answers without counts", async () => {
    const [plum, lantern] = diaries;
    const answer = await vote(plum);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      ...{ year: 2026, nomination_id: nomination, content_id: plum, cnt_votes: null, is_my: true },
    });
    expect(await stored()).toEqual({ sum: 1, votes: 1, counts: [1, 0, 0] });
    expect((await vote(plum)).status).toBe(200);
    expect(await stored()).toEqual({ sum: 1, votes: 1, counts: [1, 0, 0] });
    await vote(lantern, voter.id, nomination, "latest");
    expect(await stored()).toEqual({ sum: 1, votes: 1, counts: [0, 1, 0] });
    expect(await repairCounters(api.database, AWARDS)).toEqual([]);
  });

  it("takes back the votes of a deleted account while votes are taken", async () => {
    await vote(diaries[0]);
    await sql`delete from users where id = ${voter.id}`.execute(api.database.db);
    expect(await repairCounters(api.database, AWARDS)).toHaveLength(2);
    expect(await stored()).toEqual({ sum: 0, votes: 0, counts: [0, 0, 0] });
  });

  it("counts a vote in each nomination", async () => {
    const other = await addNomination(api.database.db, { candidates: diaries });
    await vote(diaries[0]);
    await vote(diaries[0], voter.id, other);
    expect([(await stored())?.sum, (await stored(other))?.sum]).toEqual([1, 1]);
  });

  // Pitfall: 50 parallel votes of one grower leave one row and a sum of 1.
  it("counts one vote for 50 concurrent ones of a member", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_none, index) => vote(diaries[index % 3])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const row = await stored();
    expect(row).toMatchObject({ sum: 1, votes: 1 });
    expect(row?.counts.toSorted()).toEqual([0, 0, 1]);
  });

  it("counts every vote of members who vote at the same time", async () => {
    const voters = [];
    for (let index = 0; index < 10; index += 1) voters.push(await api.addUser({ name: `voter-${index}` }));
    await confirmEmails(api.database.db);
    await Promise.all(voters.map(({ id }, index) => vote(diaries[index % 2], id)));
    expect(await stored()).toEqual({ sum: 10, votes: 10, counts: [5, 5, 0] });
  });

  it("returns 422 closed before the start, after the end and with the results, and leaves an earlier vote", async () => {
    const { db } = api.database;
    await vote(diaries[0]);
    for (const season of ["before", "counting", "results"] as const) {
      await setSeason(db, season);
      expect([season, (await vote(diaries[1])).codes]).toEqual([season, ["closed"]]);
      expect((await vote(999)).codes).toEqual(["closed"]);
    }
    expect(await stored()).toEqual({ sum: 1, votes: 1, counts: [1, 0, 0] });
  });

  // Pitfall: a vote 1 ms after the end by the server's clock is refused, whatever the browser's clock.
  it("returns 422 closed for a vote that waited for another one until after the end", async () => {
    const another = await api.database.pool.connect();
    let waiting: ReturnType<typeof vote>;
    try {
      await sql`
        update award set date_end = clock_timestamp() + interval '300 ms', date_result = clock_timestamp() + interval '1 hour'`.execute(
        api.database.db,
      );
      await another.query("begin");
      await another.query("select from award_nomination where id = $1 for no key update", [nomination]);
      waiting = vote(diaries[0]);
      await another.query("select pg_sleep(0.5)");
      await another.query("commit");
    } finally {
      another.release();
    }
    expect((await waiting).codes).toEqual(["closed"]);
    expect(await stored()).toMatchObject({ sum: 0, votes: 0 });
  });

  it("returns 422 for what is no candidate of the nomination, is no longer public, or is missing", async () => {
    const { db } = api.database;
    const other = await addDiary(db, { userId: author.id });
    await addNomination(db, { candidates: [other] });
    await sql`update diary set visibility = 'private' where id = ${diaries[2]}`.execute(db);
    for (const id of [other, diaries[2], 999]) {
      expect((await vote(id)).codes).toEqual(["unknown_reference content_id"]);
    }
    expect((await vote(undefined)).codes).toEqual(["required content_id"]);
    expect(await stored()).toMatchObject({ sum: 0, votes: 0 });
  });

  it("returns 422 not_allowed for oneself, one's own content, and what belongs to a brand one manages or tests for", async () => {
    const { db, pool } = api.database;
    const people = await addNomination(db, { content_type: "user", candidates: [voter.id, author.id] });
    const { rows: brands } = await pool.query(
      "insert into brand (name, section, slug) values ('Ember', 'seedbank', 'ember') returning id",
    );
    const brand = Number(brands[0].id);
    const { rows: strains } = await pool.query(
      "insert into strain (name, slug, brand_id) values ('Plum', 'plum', $1) returning id",
      [brand],
    );
    const { rows: products } = await pool.query(
      "insert into product (name, section, slug, brand_id) values ('Plum', 'seedbank', 'plum', $1) returning id",
      [brand],
    );
    const [strain, product] = [Number(strains[0].id), Number(products[0].id)];
    const seedbank = await addNomination(db, { content_type: "brand", candidates: [brand] });
    const strainOf = await addNomination(db, { content_type: "strain", candidates: [strain] });
    const productOf = await addNomination(db, { content_type: "product", candidates: [product] });
    await pool.query("insert into brand_manager (brand_id, user_id) values ($1, $2)", [brand, voter.id]);
    const tester = await api.addUser({ name: "tester" });
    await confirmEmails(db);
    await pool.query("insert into brand_tester (brand_id, user_id) values ($1, $2)", [brand, tester.id]);
    const own = [
      [voter.id, voter.id, people],
      [diaries[0], author.id, nomination],
      [brand, voter.id, seedbank],
      [strain, voter.id, strainOf],
      [product, voter.id, productOf],
      [brand, tester.id, seedbank],
      [product, tester.id, productOf],
    ] as const;
    for (const [content, as, id] of own) {
      expect((await vote(content, as, id)).codes).toEqual(["not_allowed content_id"]);
      expect(await stored(id)).toMatchObject({ sum: 0, votes: 0 });
    }
    expect((await vote(author.id, voter.id, people)).status).toBe(200);
    for (const [content, id] of [
      [brand, seedbank],
      [strain, strainOf],
      [product, productOf],
    ] as const) {
      expect((await vote(content, author.id, id)).status).toBe(200);
    }
  });

  it("returns 404 for unpublished awards, an unknown nomination, and one of another year", async () => {
    const { db } = api.database;
    await addAward(db, 2025);
    const old = await addNomination(db, { year: 2025, candidates: diaries });
    for (const [id, year] of [
      [999, 2026],
      [old, 2026],
      [nomination, 2024],
    ] as const) {
      expect((await vote(diaries[0], voter.id, id, year)).status).toBe(404);
    }
    await sql`update award set is_publish = false`.execute(db);
    const staff = await api.addUser({ name: "staff", access: ["admin"] });
    await confirmEmails(db);
    for (const as of [voter.id, staff.id]) expect((await vote(diaries[0], as)).status).toBe(404);
    expect(await stored()).toMatchObject({ sum: 0, votes: 0 });
  });

  it("returns 403 to a member without a confirmed email, staff included", async () => {
    const { db } = api.database;
    const unconfirmed = await api.addUser({ name: "new" });
    const staff = await api.addUser({ name: "staff", access: ["admin", "moderate"] });
    for (const { id } of [unconfirmed, staff]) {
      const { status, codes } = await vote(diaries[0], id);
      expect([status, codes]).toEqual([403, ["no_right"]]);
    }
    expect(await stored()).toMatchObject({ sum: 0, votes: 0 });
    await confirmEmails(db);
    expect((await vote(diaries[0], staff.id)).status).toBe(200);
  });

  it("returns 401 to a guest, and 400, 413 and 415 for unreadable bodies", async () => {
    expect((await vote(diaries[0], null)).status).toBe(401);
    const url = `/api/awards/2026/${nomination}/votes`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: voter.token });
  });

  it("records nothing that would say who voted, and when", async () => {
    await vote(diaries[0]);
    const { rows } = await sql`select from event union all select from notification`.execute(api.database.db);
    expect(rows).toEqual([]);
  });
});
