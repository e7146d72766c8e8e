import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { keysOfChange } from "../../../changes/content-keys.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { addPost, addVoting, inHours, translateVoting } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

type Voting = Schema<"StaffVoting">;
type Body = RequestBody<"saveStaffVoting">;

const api = freshApi();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const call = <Data = Voting>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path = "",
  body?: object,
  as: number | null = moderator.id,
) => api.request<Data>(method, `/staff/votings${path}`, { as, ...(body && { body }) });
const option = (text: string, more: object = {}) => ({
  items_text: [{ lang: "en" as const, text, note: "" }],
  ...more,
});
const votingBody = (change: Partial<Body> = {}): Body => ({
  lang: "en",
  items_text: [{ lang: "en", title: "What next?", text: "Two proposals." }],
  items_option: [option("Drying"), option("Topping")],
  ...{ results: "after_vote", date_end: inHours(48), post_id: null, cover_id: null },
  ...change,
});
const create = async (change: Partial<Body> = {}) => (await call("POST", "", votingBody(change))).body.data;
const publish = (id: number, version: number) => call("POST", `/${id}/publish`, { version });
const list = async (query = "") => (await call<Schema<"StaffVotingList">>("GET", query)).body.data;
const readers = (id: number) => api.request<Schema<"Voting">>("GET", `/blogs/voting/${id}`);
const keys = async () => {
  const { rows } = await sql<{ type: string; content_type: string; content_id: number }>`
    select type, content_type, content_id from event`.execute(api.database.db);
  return rows.flatMap((row) => keysOfChange({ ...row, diary_id: null }));
};

describe("POST /staff/votings and GET /staff/votings/{id}", () => {
  it("creates a draft that readers do not see, with texts of its languages and a cover", async () => {
    const cover_id = await addPhoto(api.database.db, { user_id: moderator.id });
    const body = votingBody({
      items_text: [
        { lang: "de", title: " Was nun? ", text: "" },
        { lang: "en", title: "What next?", text: "Two." },
      ],
      lang: "de",
      items_option: [
        {
          items_text: [
            { lang: "en", text: "Drying", note: "" },
            { lang: "de", text: "Trocknen ", note: "Langsam" },
          ],
        },
        { items_text: [{ lang: "de", text: "Toppen", note: "" }] },
      ],
      cover_id,
    });
    const { status, body: answer } = await call("POST", "", body);
    expect(status).toBe(201);
    const voting = answer.data;
    expect(voting).toMatchObject({
      ...{ version: 1, state: "draft", is_public: false, is_fixed: false, lang: "de", cnt_votes: null },
      link: `/journal/voting/${voting.id}`,
      items_text: [
        { lang: "de", title: "Was nun?" },
        { lang: "en", title: "What next?" },
      ],
      item_cover: { id: cover_id },
      item_post: null,
    });
    expect(voting.items_option.map(({ items_text }) => items_text)).toEqual([
      [
        { lang: "de", text: "Trocknen", note: "Langsam" },
        { lang: "en", text: "Drying", note: "" },
      ],
      [{ lang: "de", text: "Toppen", note: "" }],
    ]);
    expect((await call("GET", `/${voting.id}`)).body.data).toEqual(voting);
    expect((await readers(voting.id)).status).toBe(404);
    expect(await keys()).not.toContain("posts");
  });

  it.each<[string, () => object | Promise<object>, string[]]>([
    [
      "a language twice",
      () => ({ items_text: [...votingBody().items_text, ...votingBody().items_text] }),
      ["taken items_text.1.lang"],
    ],
    ["no original", () => ({ lang: "de", items_option: [] }), ["unknown_reference lang"]],
    [
      "an option without an original",
      () => ({ items_option: [{ items_text: [{ lang: "de", text: "A", note: "" }] }] }),
      ["unknown_reference items_option.0.items_text.0.lang", "required items_option.0.items_text"],
    ],
    [
      "a language of an option twice",
      () => ({ items_option: [{ items_text: [...option("A").items_text, ...option("B").items_text] }] }),
      ["taken items_option.0.items_text.1.lang"],
    ],
    [
      "an option of another voting",
      async () => ({
        items_option: [option("A", { id: (await addVoting(api.database.db)).options[0] })],
      }),
      ["unknown_reference items_option.0.id"],
    ],
    ["an end before its start", () => ({ date_end: inHours(-1) }), ["out_of_range date_end"]],
    [
      "an end at its start",
      () => ({ date_start: inHours(48), date_end: inHours(2) }),
      ["out_of_range date_end"],
    ],
    ["results at an end that it lacks", () => ({ results: "at_end", date_end: null }), ["required date_end"]],
    ["an unknown article", () => ({ post_id: 99 }), ["unknown_reference post_id"]],
    ["an unknown cover", () => ({ cover_id: 99 }), ["unknown_reference cover_id"]],
    [
      "a cover of another user",
      async () => {
        const other = await api.addUser();
        return { cover_id: await addPhoto(api.database.db, { user_id: other.id }) };
      },
      ["foreign_photo cover_id"],
    ],
    ["unknown results", () => ({ results: "never" }), ["not_allowed results"]],
    [
      "an empty title",
      () => ({ items_text: [{ lang: "en", title: " ", text: "" }] }),
      ["wrong_format items_text.0.title"],
    ],
    [
      "more than 50 options",
      () => ({ items_option: Array.from({ length: 51 }, () => option("A")) }),
      ["too_many items_option"],
    ],
  ])("returns 422 for %s", async (_what, change, codes) => {
    const { status, codes: found } = await call("POST", "", { ...votingBody(), ...(await change()) });
    expect([status, found]).toEqual([422, codes]);
  });
});

describe("PUT /staff/votings/{id}", () => {
  it("saves texts, order and options of a voting without votes, and logs them", async () => {
    const { id, items_option } = await create();
    const [drying, topping] = items_option.map((one) => one.id);
    const saved = await call("PUT", `/${id}`, {
      ...votingBody({
        version: 1,
        items_option: [option("Tops", { id: topping }), option("Coco")],
        results: "always",
      }),
    });
    expect(saved.status).toBe(200);
    const after = saved.body.data;
    expect(after).toMatchObject({ version: 2, results: "always" });
    expect(after.items_option.map((one) => one.items_text[0]?.text)).toEqual(["Tops", "Coco"]);
    expect(after.items_option[0]?.id).toBe(topping);
    expect(after.items_option.map((one) => one.id)).not.toContain(drying);
    const { body: log } = await call<Schema<"StaffChangeList">>("GET", `/${id}/changes`);
    expect(log.data.items).toMatchObject([
      {
        type: "staff.update",
        item_user: { name: "moderator" },
        items_field: expect.arrayContaining([
          { field: "results", before: "after_vote", after: "always" },
          { field: "option.1.en.text", before: "Drying", after: "Tops" },
        ]),
      },
      { type: "staff.create" },
    ]);
  });

  it("returns 409 with the present voting for an old version, 422 without one, 404 for an unknown one", async () => {
    const { id } = await create();
    const save = (version?: number, title = "A") =>
      call("PUT", `/${id}`, {
        ...votingBody({ items_text: [{ lang: "en", title, text: "" }] }),
        ...(version && { version }),
      });
    await save(1, "First");
    const late = await save(1, "Second");
    expect([late.status, late.codes, late.body.data.items_text[0]?.title]).toEqual([409, ["stale"], "First"]);
    expect((await save()).codes).toEqual(["required version"]);
    expect((await call("PUT", "/99", votingBody({ version: 1 }))).status).toBe(404);
  });

  it("purges the page of a public voting, and the lists with it", async () => {
    const { id } = await create();
    await publish(id, 1);
    await sql`delete from event`.execute(api.database.db);
    await call("PUT", `/${id}`, votingBody({ version: 2 }));
    expect(await keys()).toEqual(expect.arrayContaining([`voting-${id}`, "posts"]));
  });

  it("belongs to an article, and is scheduled until that is out", async () => {
    const post = await addPost(api.database.db, { slug: "later", columns: { view_date: inHours(1) } });
    const { id, item_post } = await create({ post_id: post });
    expect(item_post).toMatchObject({ id: post, link: "/journal/later", is_published: false });
    expect((await publish(id, 1)).body.data).toMatchObject({ state: "scheduled", is_public: false });
    await sql`update post set view_date = now()`.execute(api.database.db);
    expect((await call("GET", `/${id}`)).body.data).toMatchObject({ state: "open", is_public: true });
  });

  it("keeps a cover that is its own, and refuses one that another voting shows", async () => {
    const cover_id = await addPhoto(api.database.db, { user_id: moderator.id });
    const { id } = await create({ cover_id });
    const saved = await call("PUT", `/${id}`, votingBody({ version: 1, cover_id }));
    expect(saved.body.data.item_cover?.id).toBe(cover_id);
    expect((await call("POST", "", votingBody({ cover_id }))).codes).toEqual(["foreign_photo cover_id"]);
  });

  it("returns 422 for a published voting with less than two options, and for a removed one", async () => {
    const { id } = await create();
    await publish(id, 1);
    const few = await call("PUT", `/${id}`, votingBody({ version: 2, items_option: [option("A")] }));
    expect([few.status, few.codes]).toEqual([422, ["too_few items_option"]]);
    await call("DELETE", `/${id}`);
    expect((await call("PUT", `/${id}`, votingBody({ version: 3 }))).codes).toEqual(["closed id"]);
  });
});

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
  const save = (change: Partial<Body> = {}) =>
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

  it.each<[string, () => Partial<Body>, string[]]>([
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

describe("POST /staff/votings/{id}/publish and unpublish", () => {
  it("publishes a voting, which opens now or at its start", async () => {
    const { id } = await create();
    await sql`update voting set date_start = ${inHours(-100)}`.execute(api.database.db);
    const { status, body } = await publish(id, 1);
    expect([status, body.data]).toMatchObject([200, { state: "open", is_public: true, version: 2 }]);
    expect(Date.parse(body.data.date_start)).toBeGreaterThan(Date.parse(inHours(-1)));
    expect((await publish(id, 2)).body.data).toEqual(body.data);
    expect((await readers(id)).status).toBe(200);
    expect(await keys()).toEqual(expect.arrayContaining([`voting-${id}`, "posts"]));
    const later = await create({ date_start: inHours(1) });
    expect((await publish(later.id, 1)).body.data.state).toBe("scheduled");
    expect((await readers(later.id)).status).toBe(404);
    expect((await call("POST", `/${later.id}/unpublish`)).body.data.state).toBe("draft");
    expect((await call("POST", `/${later.id}/unpublish`)).body.data.version).toBe(3);
  });

  it("returns 422 for less than two options, an end that has passed, and a removed voting", async () => {
    const { id } = await create({ items_option: [option("A")] });
    const few = await publish(id, 1);
    expect([few.status, few.codes, few.body.details[0]?.params]).toEqual([
      ...[422, ["too_few items_option"], { min: 2 }],
    ]);
    const late = await create();
    await sql`update voting set date_start = ${inHours(-9)}, date_end = ${inHours(-1)}`.execute(
      api.database.db,
    );
    expect((await publish(late.id, 1)).codes).toEqual(["out_of_range date_end"]);
    await call("DELETE", `/${late.id}`);
    expect((await publish(late.id, 2)).codes).toEqual(["closed id"]);
    expect((await call("POST", `/${late.id}/unpublish`)).codes).toEqual(["closed id"]);
  });

  it("returns 409 with the present voting for an old version, and 404 for an unknown one", async () => {
    const { id } = await create();
    await call("PUT", `/${id}`, votingBody({ version: 1 }));
    const { status, body } = await publish(id, 1);
    expect([status, body.data.version]).toEqual([409, 2]);
    expect((await publish(99, 1)).status).toBe(404);
    expect((await call("POST", "/99/unpublish")).status).toBe(404);
  });
});

describe("DELETE /staff/votings/{id} and POST /staff/votings/{id}/restore", () => {
  it("removes a voting from its readers, and restores it as a draft", async () => {
    const { id } = await create();
    await publish(id, 1);
    expect((await call("DELETE", `/${id}`)).body.data).toMatchObject({ state: "removed", is_public: false });
    expect((await readers(id)).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).body.data.version).toBe(3);
    expect((await call("POST", `/${id}/restore`)).body.data).toMatchObject({ state: "draft", version: 4 });
    expect((await call("POST", `/${id}/restore`)).body.data.version).toBe(4);
    const { body } = await call<Schema<"StaffChangeList">>("GET", `/${id}/changes`);
    expect(body.data.items.map(({ type }) => type)).toEqual([
      ...["staff.restore", "staff.delete", "staff.update", "staff.create"],
    ]);
  });

  it("returns 404 for unknown votings", async () => {
    expect((await call("DELETE", "/99")).status).toBe(404);
    expect((await call("POST", "/99/restore")).status).toBe(404);
    expect((await call("GET", "/99")).status).toBe(404);
    expect((await call("GET", "/99/changes")).status).toBe(404);
  });
});

describe("GET /staff/votings", () => {
  it("lists votings by state, words of any language and order", async () => {
    const { db } = api.database;
    const open = await addVoting(db, { title: "Open one", update_date: inHours(-2) });
    await translateVoting(db, open, "de", "Offene Frage", ["A", "B", "C"]);
    const ended = await addVoting(db, {
      title: "Ended one",
      date_end: inHours(-0.5),
      update_date: inHours(-3),
    });
    const draft = await create();
    const gone = await create();
    await call("DELETE", `/${gone.id}`);
    const page = await list();
    expect(page).toMatchObject({
      ...{ total: 3, start: 0, limit: 20 },
      totals: { draft: 1, scheduled: 0, open: 1, ended: 1, removed: 1 },
      items: [
        { id: draft.id, state: "draft", langs: ["en"], cnt_options: 2 },
        { id: open.id, state: "open", langs: ["en", "de"], cnt_options: 3, is_public: true },
        { id: ended.id, state: "ended" },
      ],
    });
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await ids("?state=removed")).toEqual([gone.id]);
    expect(await ids("?state=scheduled")).toEqual([]);
    expect(await ids("?search=offene FRAGE")).toEqual([open.id]);
    expect(await ids("?sort=title")).toEqual([ended.id, open.id, draft.id]);
    expect(await ids("?sort=new&start=1&limit=1")).toHaveLength(1);
    expect((await list("?search=open&state=ended")).totals).toMatchObject({ open: 1, ended: 0 });
  });
});

describe("the desk of votings", () => {
  it.each([
    ["GET", ""],
    ["POST", ""],
    ["GET", "/1"],
    ["PUT", "/1"],
    ["DELETE", "/1"],
    ["POST", "/1/publish"],
    ["POST", "/1/unpublish"],
    ["POST", "/1/restore"],
    ["GET", "/1/changes"],
  ] as const)("%s /staff/votings%s is 401 for guests and 403 for members", async (method, path) => {
    const body = method === "GET" || method === "DELETE" ? undefined : { ...votingBody(), version: 1 };
    const member = await api.addUser();
    expect((await call(method, path, body, null)).status).toBe(401);
    expect((await call(method, path, body, member.id)).status).toBe(403);
  });

  it.each([
    ["POST", ""],
    ["PUT", "/1"],
    ["POST", "/1/publish"],
  ] as const)(
    "%s /staff/votings%s returns 400, 413 and 415 for bodies that cannot be read",
    async (method, path) => {
      const url = `/api/staff/votings${path}`;
      await expectUnreadableRefused({ server: api.server, method, url, token: moderator.token });
    },
  );
});
