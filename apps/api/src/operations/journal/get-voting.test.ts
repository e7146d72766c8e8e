import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { type AddedVoting, addPost, addVoting, inHours, translateVoting } from "../../testing/post-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let voter: TestUser;
let other: TestUser;
let staff: TestUser;

beforeEach(async () => {
  voter = await api.addUser({ name: "voter" });
  other = await api.addUser({ name: "other" });
  staff = await api.addUser({ name: "staff", access: ["admin", "moderate"] });
});

const read = (id: number, as: number | null = null, query = "") =>
  api.request<Schema<"Voting">>("GET", `/blogs/voting/${id}?${query}`, { as });
const vote = ({ id, options }: AddedVoting, as: number, place: 0 | 1 | 2) =>
  api.request("POST", `/blogs/votes/${id}/vote`, { as, body: { option_id: options[place] } });
const end = ({ id }: AddedVoting) =>
  sql`update voting set date_end = now() - interval '1 second' where id = ${id}`.execute(api.database.db);

/** What a user sees of the counts: the sum, those of the options, and whether the results are shown. */
const counts = async ({ id }: AddedVoting, as: number | null) => {
  const { cnt_votes, options, is_result } = (await read(id, as)).body.data;
  return [cnt_votes, options.map((option) => option.cnt_votes), is_result];
};
const HIDDEN = [null, [null, null, null], false];
const SHOWN = [2, [0, 1, 1], true];

describe("GET /blogs/voting/{id}", () => {
  it("returns the voting with its options in the editor's order", async () => {
    const voting = await addVoting(api.database.db, {
      text: "One vote each.",
      date_end: "2999-01-01T00:00:00Z",
    });
    await sql`update voting_option set user_id = ${voter.id}, note = 'Two tents' where id = ${voting.options[0]}`.execute(
      api.database.db,
    );
    expect((await read(voting.id)).body.data).toMatchObject({
      ...{ id: voting.id, title: "What next?", text: "One vote each.", lang: "en", cover: null },
      link: `/journal/voting/${voting.id}`,
      options: [
        {
          id: voting.options[0],
          text: "Drying",
          note: "Two tents",
          item_user: { name: "voter" },
          cnt_votes: 0,
        },
        { id: voting.options[1], text: "Topping", note: "", item_user: null },
        { id: voting.options[2], text: "Coco" },
      ],
      ...{ results: "always", is_result: true, cnt_votes: 0, is_open: true, my_option_id: null },
      date_end: "2999-01-01T00:00:00.000Z",
    });
  });

  it("returns 404 for unknown ones, drafts, those not begun and those of a scheduled post", async () => {
    const { db } = api.database;
    const post_id = await addPost(db, { slug: "later", columns: { view_date: inHours(1) } });
    const closed = [
      await addVoting(db, { is_publish: false }),
      await addVoting(db, { date_start: inHours(1), date_end: inHours(2) }),
      await addVoting(db, { post_id }),
    ];
    for (const id of [...closed.map((voting) => voting.id), 999]) {
      for (const as of [null, staff.id]) expect((await read(id, as)).status).toBe(404);
    }
    await sql`update post set view_date = now()`.execute(db);
    expect((await read(closed[2]?.id ?? 0)).status).toBe(200);
  });

  it("is cached until it changes or a post comes out or is withdrawn, because it may be hidden with one", async () => {
    const { id } = await addVoting(api.database.db);
    expect((await read(id)).headers["surrogate-key"]).toBe(`posts voting-${id}`);
  });

  it("returns 422 for an unknown language", async () => {
    expect((await read((await addVoting(api.database.db)).id, null, "lang=fr")).status).toBe(422);
  });

  it("is shown in the language of the page, else in English, else in its own, with its counts", async () => {
    const { db } = api.database;
    const german = await addVoting(db, { lang: "de", title: "Was als Nächstes?" });
    const titles = async (lang: string) => {
      const { title, lang: shown, options } = (await read(german.id, null, `lang=${lang}`)).body.data;
      return [title, shown, options[1]?.text, options[1]?.note, options[1]?.cnt_votes];
    };
    await vote(german, voter.id, 1);
    expect(await titles("th")).toEqual(["Was als Nächstes?", "de", "Topping", "", 1]);
    await translateVoting(db, german, "en", "What next?", ["Dry", "Top", "Coir"]);
    expect(await titles("th")).toEqual(["What next?", "en", "Top", "Top (note)", 1]);
    await translateVoting(db, german, "th", "อะไรต่อ", ["ตาก", "เด็ดยอด", "ขุย"]);
    expect(await titles("th")).toEqual(["อะไรต่อ", "th", "เด็ดยอด", "เด็ดยอด (note)", 1]);
    expect(await titles("en")).toEqual(["What next?", "en", "Top", "Top (note)", 1]);
    expect(await titles("de")).toEqual(["Was als Nächstes?", "de", "Topping", "", 1]);
  });

  it("shows results that are always shown to everybody", async () => {
    const voting = await addVoting(api.database.db, { results: "always" });
    await vote(voting, voter.id, 1);
    await vote(voting, other.id, 2);
    for (const as of [null, voter.id, staff.id]) expect(await counts(voting, as)).toEqual(SHOWN);
  });

  it("hides results after a vote from those who have not voted, until the end", async () => {
    const voting = await addVoting(api.database.db, { results: "after_vote" });
    await vote(voting, voter.id, 1);
    await vote(voting, other.id, 2);
    for (const as of [null, staff.id]) expect(await counts(voting, as)).toEqual(HIDDEN);
    expect(await counts(voting, voter.id)).toEqual(SHOWN);
    await end(voting);
    for (const as of [null, staff.id, voter.id]) expect(await counts(voting, as)).toEqual(SHOWN);
  });

  it("hides results at the end from everybody, voters and staff included, until the end", async () => {
    const voting = await addVoting(api.database.db, { results: "at_end" });
    await vote(voting, voter.id, 1);
    await vote(voting, other.id, 2);
    for (const as of [null, staff.id, voter.id]) expect(await counts(voting, as)).toEqual(HIDDEN);
    await end(voting);
    for (const as of [null, staff.id, voter.id]) expect(await counts(voting, as)).toEqual(SHOWN);
  });

  it("tells nobody who voted for what, and a user only their own vote", async () => {
    const voting = await addVoting(api.database.db);
    await vote(voting, voter.id, 1);
    expect((await read(voting.id, voter.id)).body.data.my_option_id).toBe(voting.options[1]);
    for (const as of [null, staff.id, other.id]) {
      const { body } = await read(voting.id, as);
      expect(body.data.my_option_id).toBeNull();
      expect(JSON.stringify(body)).not.toContain("voter");
    }
  });
});

// Pitfall: while results are hidden, no answer holds a count, an order by count or a sum.
describe("hidden results", () => {
  it("leak neither through lists, the post and its order of options, nor through events", async () => {
    const { db } = api.database;
    const post_id = await addPost(db, { slug: "vote" });
    const least = await addVoting(db, { post_id, results: "at_end", date_start: inHours(-1) });
    const most = await addVoting(db, { post_id, results: "after_vote", date_start: inHours(-2) });
    const answers = async () => {
      const paths = ["/blogs/voting", "/blogs/vote", `/blogs/voting/${least.id}`, `/blogs/voting/${most.id}`];
      const all = await Promise.all(paths.map((path) => api.request("GET", path)));
      return all.map(({ status, body }) => [status, body.data]);
    };
    const before = await answers();
    for (const { id } of [voter, other, staff]) await vote(most, id, 2);
    await vote(least, voter.id, 1);
    expect(await answers()).toEqual(before);
    const { rows } = await sql`select from event`.execute(db);
    expect(rows).toEqual([]);
  });
});
