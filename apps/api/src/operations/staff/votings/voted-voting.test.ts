import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addVoting, inHours, translateVoting } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { option, type VotingBody, votingBody, votingDesk } from "../../../testing/voting-desk.ts";

type Voting = Schema<"StaffVoting">;

const api = freshApi();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const { call, publish, list, readers } = votingDesk(api, () => moderator);

describe("a voting with votes", () => {
  let id: number;
  let before: Voting;
  const voted = async (columns: Parameters<typeof addVoting>[1] = {}) => {
    const { db } = api.database;
    const voting = await addVoting(db, { results: "at_end", ...columns });
    id = voting.id;
    await translateVoting(db, voting, "de", "Was nun?", ["Trocknen", "Toppen", "Kokos"]);
    const voter = await api.addUser();
    await sql`
      insert into voting_vote (voting_id, user_id, option_id) values (${id}, ${voter.id}, ${voting.options[0]})`.execute(
      db,
    );
    await sql`update voting_option set cnt_votes = 1 where id = ${voting.options[0]}`.execute(db);
    await sql`update voting set cnt_votes = 1 where id = ${id}`.execute(db);
    before = (await call("GET", `/${id}`)).body.data;
  };
  const save = (change: Partial<VotingBody> = {}) =>
    call("PUT", `/${id}`, {
      version: before.version,
      lang: before.lang,
      items_text: before.items_text,
      items_option: before.items_option.map(({ cnt_votes: _, ...one }) => one),
      results: before.results,
      date_start: before.date_start,
      date_end: before.date_end,
      ...{ post_id: null, cover_id: null },
      ...change,
    });
  const options = () => before.items_option.map(({ cnt_votes: _, ...one }) => one);

  it("takes other texts of itself, translations, notes, further options and another order", async () => {
    await voted();
    const [first, ...others] = options();
    const renamed = {
      ...first,
      items_text: [
        { lang: "en" as const, text: "Drying", note: "Slowly" },
        { lang: "de" as const, text: "Langsam trocknen", note: "" },
      ],
    };
    const { status, body } = await save({
      items_text: [
        { lang: "en", title: "What now?", text: "" },
        { lang: "de", title: "Was jetzt?", text: "" },
      ],
      items_option: [...others, renamed, option("Cube")],
    });
    expect([status, body.data.items_option.map((one) => one.items_text[0]?.text)]).toEqual([
      200,
      ["Topping", "Coco", "Drying", "Cube"],
    ]);
    const { rows } = await sql<{ text: string }>`
      select o.text from voting_vote v join voting_option o on o.id = v.option_id where v.voting_id = ${id}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ text: "Drying" }]);
  });

  it.each<[string, () => Partial<VotingBody>, string[]]>([
    ["a missing option", () => ({ items_option: options().slice(1) }), ["not_allowed items_option"]],
    [
      "another text of an option in its original language",
      () => ({
        items_option: options().map((one, index) =>
          index === 1 ? { ...one, items_text: option("Curing").items_text } : one,
        ),
      }),
      ["not_allowed items_option.1.items_text.0.text"],
    ],
    ["another original", () => ({ lang: "de" as const }), ["not_allowed lang"]],
    ["another start", () => ({ date_start: inHours(-2) }), ["not_allowed date_start"]],
    ["an earlier end", () => ({ date_end: inHours(0.5) }), ["not_allowed date_end"]],
    ["results that are always shown", () => ({ results: "always" as const }), ["not_allowed results"]],
    ["results after a vote", () => ({ results: "after_vote" as const }), ["not_allowed results"]],
    ["no end while results wait for it", () => ({ date_end: null }), ["required date_end"]],
  ])("returns 422 for %s, and changes nothing", async (_what, change, codes) => {
    await voted();
    const { status, codes: found } = await save(change());
    expect([status, found]).toEqual([422, codes]);
    expect((await call("GET", `/${id}`)).body.data).toEqual(before);
  });

  it("refuses to show results after a vote to everybody while it runs, and hides them further", async () => {
    await voted({ results: "after_vote" });
    expect((await save({ results: "always" })).codes).toEqual(["not_allowed results"]);
    expect((await save({ results: "at_end" })).body.data.results).toBe("at_end");
  });

  it("refuses all that in a draft and after it was unpublished too", async () => {
    await voted();
    await call("POST", `/${id}/unpublish`);
    before = (await call("GET", `/${id}`)).body.data;
    expect((await save({ results: "always" })).codes).toEqual(["not_allowed results"]);
    expect((await save({ date_end: inHours(0.5) })).codes).toEqual(["not_allowed date_end"]);
    expect((await save({ items_option: [] })).codes).toEqual(["not_allowed items_option"]);
  });

  it("ends later, and not after its end has passed", async () => {
    await voted();
    const later = inHours(5);
    expect((await save({ date_end: later })).body.data.date_end).toBe(later);
    await sql`update voting set date_end = ${inHours(-0.5)}`.execute(api.database.db);
    before = (await call("GET", `/${id}`)).body.data;
    expect((await save({ date_end: inHours(1) })).codes).toEqual(["closed date_end"]);
    expect((await save({ date_end: null, results: "always" })).codes).toEqual(["closed date_end"]);
  });

  it("gets a first end only in 24 hours or more", async () => {
    await voted({ results: "always", date_end: null });
    const soon = await save({ date_end: inHours(23) });
    expect([soon.codes, soon.body.details[0]?.params]).toEqual([["out_of_range date_end"], { hours: 24 }]);
    expect((await save({ date_end: inHours(25) })).status).toBe(200);
  });

  it("loses no vote to a save at the same time: either the option stays, or the vote is refused", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { id: voting, options: ids } = await addVoting(api.database.db);
      const voter = await api.addUser();
      const kept = ids.slice(1).map((one) => option(`Option ${one}`, { id: one }));
      const [vote, saved] = await Promise.all([
        api.request("POST", `/blogs/votes/${voting}/vote`, { as: voter.id, body: { option_id: ids[0] } }),
        call("PUT", `/${voting}`, votingBody({ version: 1, items_option: kept })),
      ]);
      expect([
        [200, 422],
        [422, 200],
      ]).toContainEqual([vote.status, saved.status]);
    }
  });

  it("shows hidden counts neither to staff nor in its log and its list", async () => {
    await voted();
    expect(before).toMatchObject({ is_fixed: true, cnt_votes: null });
    expect(before.items_option.map(({ cnt_votes }) => cnt_votes)).toEqual([null, null, null]);
    const saved = await save({ items_option: [...options(), option("Cube")] });
    expect(saved.body.data.items_option.map(({ cnt_votes }) => cnt_votes)).toEqual([null, null, null, null]);
    const refused = await save({ version: before.version });
    expect([refused.status, refused.body.data.cnt_votes]).toEqual([409, null]);
    const { body: log } = await call("GET", `/${id}/changes`);
    expect(JSON.stringify([log, await list()])).not.toContain("votes");
    for (const sort of ["update", "new", "title"]) expect((await list(`?sort=${sort}`)).total).toBe(1);
    expect((await call("GET", "?sort=votes")).codes).toEqual(["not_allowed sort"]);
  });

  it("shows staff the counts that everybody sees, and after a vote those that voters see", async () => {
    await voted({ results: "always" });
    expect([before.cnt_votes, ...before.items_option.map(({ cnt_votes }) => cnt_votes)]).toEqual([
      ...[1, 1, 0, 0],
    ]);
    await sql`update voting set results = 'after_vote'`.execute(api.database.db);
    expect((await call("GET", `/${id}`)).body.data.cnt_votes).toBe(null);
    const vote = { option_id: before.items_option[1]?.id };
    await api.request("POST", `/blogs/votes/${id}/vote`, { as: moderator.id, body: vote });
    expect((await call("GET", `/${id}`)).body.data.cnt_votes).toBe(2);
    const other = await api.addUser({ access: ["admin"] });
    expect((await call("GET", `/${id}`, undefined, other.id)).body.data.cnt_votes).toBe(null);
    await sql`update voting set results = 'at_end', date_end = now()`.execute(api.database.db);
    expect((await call("GET", `/${id}`, undefined, other.id)).body.data.cnt_votes).toBe(2);
  });

  it("keeps its votes while it is unpublished, removed and restored", async () => {
    await voted({ results: "always" });
    expect((await call("POST", `/${id}/unpublish`)).body.data.state).toBe("draft");
    expect((await readers(id)).status).toBe(404);
    await call("DELETE", `/${id}`);
    const { body } = await call("POST", `/${id}/restore`);
    expect(body.data).toMatchObject({ state: "draft", is_fixed: true, version: 4 });
    const again = await publish(id, 4);
    expect(again.body.data).toMatchObject({ state: "open", date_start: before.date_start });
    expect((await readers(id)).body.data.cnt_votes).toBe(1);
  });
});
