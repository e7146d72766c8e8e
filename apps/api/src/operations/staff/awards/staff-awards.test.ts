import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { keysOfChange } from "../../../changes/content-keys.ts";
import { settleAwards } from "../../../jobs/settle-awards.ts";
import { addAward, addNomination, SEASONS, setSeason } from "../../../testing/award-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import { inHours } from "../../../testing/post-rows.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

type Award = Schema<"StaffAward">;
type Body = RequestBody<"saveStaffAward">;

const api = freshApi();
let admin: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

const call = <Data = Award>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path = "",
  body?: object,
  as: number | null = admin.id,
) => api.request<Data>(method, `/staff/awards${path}`, { as, ...(body && { body }) });
const nomination = (name: string, more: object = {}) => ({
  content_type: "diary" as const,
  items_text: [{ lang: "en" as const, name, text: "" }],
  ...more,
});
const awardBody = (change: Partial<Body> = {}): Body => ({
  lang: "en",
  items_text: [{ lang: "en", title: "Grow awards", text: "<p>One vote each.</p>" }],
  items_nomination: [nomination("Diary of the year"), nomination("Tent of the year")],
  ...SEASONS.before,
  ...change,
});
const create = async (change: Partial<Body> = {}) =>
  (await call("POST", "", awardBody({ year: 2026, ...change }))).body.data;
const publish = (version: number, year = 2026) => call("POST", `/${year}/publish`, { version });
const get = async () => (await call("GET", "/2026")).body.data;
/** Gives every nomination two public candidates: these are diaries. */
const addCandidates = async () => {
  const { db } = api.database;
  for (const name of ["Plum", "Lantern"]) {
    const diary = await addDiary(db, { userId: admin.id, name });
    await sql`
      insert into award_candidate (year, nomination_id, content_id)
      select year, id, ${diary} from award_nomination on conflict do nothing`.execute(db);
  }
};
const readers = (year = 2026) => api.request<Schema<"Award">>("GET", `/awards/${year}`);
const keys = async () => {
  const { rows } = await sql<{ type: string; content_type: string; content_id: number }>`
    select type, content_type, content_id from event`.execute(api.database.db);
  return rows.flatMap((row) => keysOfChange({ ...row, diary_id: null }));
};
/** What the editor's form sends of awards that stay as they are. */
const bodyOf = (award: Award, change: Partial<Body> = {}): Body => ({
  version: award.version,
  lang: award.lang,
  items_text: award.items_text,
  items_nomination: award.items_nomination.map(({ id, content_type, items_text }) => ({
    ...{ id, content_type, items_text },
  })),
  date_start: award.date_start,
  date_end: award.date_end,
  date_result: award.date_result,
  ...change,
});
const save = async (change: Partial<Body> = {}) => call("PUT", "/2026", bodyOf(await get(), change));

/** Published awards with two nominations, one candidate and a vote for it. */
async function addVotedAward(season: keyof typeof SEASONS = "open") {
  const { db } = api.database;
  await addAward(db, 2026, SEASONS[season]);
  const voter = await api.addUser();
  const diary = await addDiary(db, { userId: admin.id });
  const id = await addNomination(db, { candidates: [diary] });
  await addNomination(db, { name: "Tent of the year", position: 1 });
  await sql`
    insert into award_vote (year, nomination_id, user_id, content_id) values (2026, ${id}, ${voter.id}, ${diary})`.execute(
    db,
  );
  await sql`update award_candidate set cnt_votes = 1`.execute(db);
  await sql`update award_nomination set cnt_votes = 1 where id = ${id}`.execute(db);
}

describe("POST /staff/awards and GET /staff/awards/{year}", () => {
  it("creates a draft that readers do not see, with sanitised texts of its languages", async () => {
    const { status, body } = await call("POST", "", {
      ...awardBody(),
      year: 2026,
      items_text: [
        { lang: "en", title: " Grow awards ", text: "<p>One vote.</p><script>x</script>" },
        { lang: "de", title: "Grow-Preise", text: "" },
      ],
      items_nomination: [
        {
          content_type: "user",
          items_text: [
            { lang: "de", name: "Grower des Jahres", text: "" },
            { lang: "en", name: "Grower of the year", text: "Helps." },
          ],
        },
      ],
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ year: 2026, version: 1, state: "draft", is_public: false, is_fixed: false, is_over: false },
      link: "/awards/2026",
      items_text: [
        { lang: "en", title: "Grow awards", text: "<p>One vote.</p>" },
        { lang: "de", title: "Grow-Preise", text: "" },
      ],
      items_nomination: [
        {
          ...{ content_type: "user", cnt_candidates: 0, cnt_votes: null },
          items_text: [
            { lang: "en", name: "Grower of the year", text: "Helps." },
            { lang: "de", name: "Grower des Jahres", text: "" },
          ],
        },
      ],
    });
    expect((await call("GET", "/2026", undefined, moderator.id)).body.data).toEqual(body.data);
    expect((await readers()).status).toBe(404);
    expect(await keys()).not.toContain("awards");
  });

  it.each<[string, object, string[]]>([
    ["no year", {}, ["required year"]],
    ["a year that has awards", { year: 2025 }, ["taken year"]],
    ["a year outside of this century", { year: 1999 }, ["out_of_range year"]],
    [
      "a language twice",
      { year: 2026, items_text: [...awardBody().items_text, ...awardBody().items_text] },
      ["taken items_text.1.lang"],
    ],
    ["no original", { year: 2026, lang: "de", items_nomination: [] }, ["unknown_reference lang"]],
    [
      "a nomination in a language that the awards do not have",
      {
        year: 2026,
        items_nomination: [nomination("A", { items_text: [{ lang: "de", name: "A", text: "" }] })],
      },
      ["unknown_reference items_nomination.0.items_text.0.lang", "required items_nomination.0.items_text"],
    ],
    [
      "an unknown nomination",
      { year: 2026, items_nomination: [nomination("A", { id: 99 })] },
      ["unknown_reference items_nomination.0.id"],
    ],
    [
      "an unknown type",
      { year: 2026, items_nomination: [nomination("A", { content_type: "tent" })] },
      ["not_allowed items_nomination.0.content_type"],
    ],
    ["an end before the start", { year: 2026, date_end: inHours(-1) }, ["out_of_range date_end"]],
    ["results before the end", { year: 2026, date_result: inHours(1) }, ["out_of_range date_result"]],
  ])("returns 422 for %s", async (_what, change, codes) => {
    await addAward(api.database.db, 2025);
    const { status, codes: found } = await call("POST", "", { ...awardBody(), ...change });
    expect([status, found]).toEqual([422, codes]);
  });
});

describe("PUT /staff/awards/{year}", () => {
  it("saves texts, dates and nominations of awards without votes, and logs them", async () => {
    const { items_nomination } = await create();
    const tent = items_nomination[1]?.id;
    const saved = await save({
      items_nomination: [
        nomination("Room of the year", { id: tent, content_type: "photo" }),
        nomination("Seed", { content_type: "strain" }),
      ],
      ...SEASONS.open,
    });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({ version: 2, ...SEASONS.open });
    expect(saved.body.data.items_nomination).toMatchObject([
      { id: tent, content_type: "photo", items_text: [{ name: "Room of the year" }] },
      { content_type: "strain" },
    ]);
    const { body: log } = await call<Schema<"StaffChangeList">>(
      "GET",
      "/2026/changes",
      undefined,
      moderator.id,
    );
    expect(log.data.items).toMatchObject([
      {
        type: "staff.update",
        item_user: { name: "admin" },
        items_field: expect.arrayContaining([
          { field: "nomination.1.en.name", before: "Diary of the year", after: "Room of the year" },
          { field: "nomination.1.content_type", before: "diary", after: "photo" },
        ]),
      },
      { type: "staff.create" },
    ]);
  });

  it("returns 409 with the present awards for an old version, 422 without one and for another year, 404 for an unknown one", async () => {
    const award = await create();
    await call("PUT", "/2026", bodyOf(award));
    const late = await call("PUT", "/2026", bodyOf(award));
    expect([late.status, late.codes, late.body.data.version]).toEqual([409, ["stale"], 2]);
    expect((await call("PUT", "/2026", awardBody())).codes).toEqual(["required version"]);
    expect((await save({ year: 2027 })).codes).toEqual(["not_allowed year"]);
    expect((await save({ year: 2026 })).status).toBe(200);
    expect((await call("PUT", "/2030", bodyOf(award))).status).toBe(404);
  });

  it("returns 422 for published awards without a nomination, and purges the pages of all years", async () => {
    await create();
    await addCandidates();
    await publish(1);
    await sql`delete from event`.execute(api.database.db);
    const empty = await save({ items_nomination: [] });
    expect([empty.status, empty.codes]).toEqual([422, ["too_few items_nomination"]]);
    await save();
    expect(await keys()).toEqual(expect.arrayContaining(["award-2026", "awards"]));
  });

  it("returns 422 for another type of a nomination with candidates, and for a nomination twice", async () => {
    const { items_nomination } = await create();
    const id = items_nomination[0]?.id;
    const diary = await addDiary(api.database.db, { userId: admin.id });
    await sql`
      insert into award_candidate (year, nomination_id, content_id) values (2026, ${id}, ${diary})`.execute(
      api.database.db,
    );
    const changed = [nomination("A", { id, content_type: "photo" })];
    expect((await save({ items_nomination: changed })).codes).toEqual([
      "not_empty items_nomination.0.content_type",
    ]);
    const twice = [nomination("A", { id }), nomination("B", { id })];
    expect((await save({ items_nomination: twice })).codes).toEqual(["taken items_nomination.1.id"]);
  });

  it("counts votes after a later end of awards that ended without any", async () => {
    await addAward(api.database.db, 2026, SEASONS.counting);
    await addNomination(api.database.db);
    await settleAwards(api.database, api.parts.jobs);
    await save(SEASONS.open);
    const { rows } = await sql`select from award where count_date is null`.execute(api.database.db);
    expect(rows).toHaveLength(1);
  });
});

describe("awards with votes", () => {
  it("take other texts, further nominations, another order, a later end and other results", async () => {
    await addVotedAward();
    const [first, second] = bodyOf(await get()).items_nomination;
    const { status, body } = await save({
      items_text: [{ lang: "en", title: "Awards", text: "" }],
      items_nomination: [
        ...(second ? [second] : []),
        { ...first, ...nomination("Best diary") },
        nomination("Question of the year", { content_type: "problem" }),
      ],
      date_end: inHours(5),
      date_result: inHours(6),
    });
    expect([status, body.data.items_nomination.map(({ items_text }) => items_text[0]?.name)]).toEqual([
      ...[200, ["Tent of the year", "Best diary", "Question of the year"]],
    ]);
    expect(body.data.is_fixed).toBe(true);
  });

  it.each<[string, (nominations: Body["items_nomination"]) => Partial<Body>, string[]]>([
    [
      "a missing nomination",
      (all) => ({ items_nomination: all.slice(0, 1) }),
      ["not_allowed items_nomination"],
    ],
    [
      "another type",
      (all) => ({ items_nomination: all.map((one) => ({ ...one, content_type: "photo" as const })) }),
      ["not_allowed items_nomination.0.content_type", "not_allowed items_nomination.1.content_type"],
    ],
    ["another start", () => ({ date_start: inHours(-2) }), ["not_allowed date_start"]],
    ["an earlier end", () => ({ date_end: inHours(0.5) }), ["not_allowed date_end"]],
  ])("return 422 for %s, and stay as they are", async (_what, change, codes) => {
    await addVotedAward();
    const before = await get();
    const { status, codes: found } = await save(change(bodyOf(before).items_nomination));
    expect([status, found]).toEqual([422, codes]);
    expect(await get()).toEqual(before);
  });

  it("have the end that has passed, and results in the future", async () => {
    await addVotedAward("counting");
    expect((await save({ date_end: inHours(0.5) })).codes).toEqual(["closed date_end"]);
    expect((await save({ date_result: inHours(-0.5) })).codes).toEqual(["out_of_range date_result"]);
    expect((await save({ date_result: inHours(3) })).status).toBe(200);
  });

  it("take nothing but texts once their results are out, and cannot be unpublished", async () => {
    await addVotedAward("results");
    const before = await get();
    expect(before).toMatchObject({ state: "announced", is_over: true });
    const all = bodyOf(before).items_nomination;
    const dates = await save({ date_start: inHours(-9), date_end: inHours(1), date_result: inHours(2) });
    expect(dates.codes).toEqual(["closed date_start", "closed date_end", "closed date_result"]);
    for (const items_nomination of [all.slice(1), all.toReversed(), [...all, nomination("New")]])
      expect((await save({ items_nomination })).codes).toEqual(["closed items_nomination"]);
    const typed = all.map((one, index) => (index ? one : { ...one, content_type: "photo" as const }));
    expect((await save({ items_nomination: typed })).codes).toEqual([
      "closed items_nomination.0.content_type",
    ]);
    expect((await call("POST", "/2026/unpublish")).codes).toEqual(["closed year"]);
    const saved = await save({ items_text: [{ lang: "en", title: "The winners", text: "" }] });
    expect([saved.status, saved.body.data.items_text[0]?.title]).toEqual([200, "The winners"]);
  });

  it("show staff no counts before the results", async () => {
    await addVotedAward("counting");
    const counts = async () => (await get()).items_nomination.map(({ cnt_votes }) => cnt_votes);
    expect(await counts()).toEqual([null, null]);
    const late = await call("PUT", "/2026", bodyOf(await get(), { version: 7 }));
    expect(late.body.data.items_nomination.map(({ cnt_votes }) => cnt_votes)).toEqual([null, null]);
    const { body: cards } = await call("GET");
    expect(JSON.stringify(cards)).not.toContain("cnt_votes");
    await setSeason(api.database.db, "results");
    expect(await counts()).toEqual([1, 0]);
  });

  it("are hidden and published again with their votes", async () => {
    await addVotedAward();
    expect((await call("POST", "/2026/unpublish")).body.data).toMatchObject({
      ...{ state: "draft", is_public: false, is_fixed: true, version: 2 },
    });
    expect((await readers()).status).toBe(404);
    expect((await save({ date_end: inHours(0.5) })).codes).toEqual(["not_allowed date_end"]);
    expect((await call("DELETE", "/2026")).codes).toEqual(["not_empty year"]);
    await addCandidates();
    expect((await publish(2)).body.data.state).toBe("open");
  });
});

describe("POST /staff/awards/{year}/publish and unpublish, DELETE /staff/awards/{year}", () => {
  it("publishes awards, whose page and links to it are purged, and hides them", async () => {
    await create();
    await addCandidates();
    const { status, body } = await publish(1);
    expect([status, body.data]).toMatchObject([200, { state: "scheduled", is_public: true, version: 2 }]);
    expect((await publish(2)).body.data).toEqual(body.data);
    expect((await readers()).status).toBe(200);
    expect(await keys()).toEqual(expect.arrayContaining(["award-2026", "awards"]));
    expect((await call("POST", "/2026/unpublish")).body.data.state).toBe("draft");
    expect((await call("POST", "/2026/unpublish")).body.data.version).toBe(3);
  });

  it("returns 422 without a nomination, 409 for an old version, and 404 for unknown awards", async () => {
    await create({ items_nomination: [] });
    const { status, codes } = await publish(1);
    expect([status, codes]).toEqual([422, ["too_few items_nomination"]]);
    const late = await publish(5);
    expect([late.status, late.body.data.version]).toEqual([409, 1]);
    for (const path of ["/2030/unpublish", "/2030/publish"])
      expect((await call("POST", path, path.endsWith("/publish") ? { version: 1 } : undefined)).status).toBe(
        404,
      );
    expect((await call("GET", "/2030")).status).toBe(404);
    expect((await call("GET", "/2030/changes")).status).toBe(404);
    expect((await call("DELETE", "/2030")).status).toBe(404);
    expect((await call("GET", "/1999")).status).toBe(404);
  });

  it("returns 422 for nominations with fewer than two public candidates", async () => {
    await create();
    expect((await publish(1)).codes).toEqual(["too_few items_nomination.0", "too_few items_nomination.1"]);
    await addCandidates();
    expect((await get()).items_nomination).toMatchObject([{ cnt_shown: 2 }, { cnt_shown: 2 }]);
    await sql`update diary set is_hidden = true where name = 'Plum'`.execute(api.database.db);
    expect((await get()).items_nomination[0]).toMatchObject({ cnt_candidates: 2, cnt_shown: 1 });
    expect((await publish(1)).codes).toEqual(["too_few items_nomination.0", "too_few items_nomination.1"]);
  });

  it("deletes a draft, and refuses published awards", async () => {
    await create();
    await addCandidates();
    await publish(1);
    expect((await call("DELETE", "/2026")).codes).toEqual(["not_allowed year"]);
    await call("POST", "/2026/unpublish");
    const { status, body } = await call<Schema<"Removed">>("DELETE", "/2026");
    expect([status, body.data]).toEqual([200, { id: 2026 }]);
    expect((await call("GET", "/2026")).status).toBe(404);
  });
});

describe("GET /staff/awards", () => {
  it("lists awards of all years with their states", async () => {
    const { db } = api.database;
    await addAward(db, 2024, SEASONS.results);
    await addAward(db, 2025, SEASONS.open);
    await create();
    const { body } = await call<Schema<"StaffAwardList">>("GET", "", undefined, moderator.id);
    expect(body.data).toMatchObject({
      ...{ total: 3, start: 0, limit: 20 },
      totals: { draft: 1, scheduled: 0, open: 1, ended: 0, announced: 1 },
      items: [
        { year: 2026, state: "draft", cnt_nominations: 2, link: "/awards/2026" },
        { year: 2025, state: "open" },
        { year: 2024, state: "announced" },
      ],
    });
    const years = async (query: string) =>
      (await call<Schema<"StaffAwardList">>("GET", query)).body.data.items.map(({ year }) => year);
    expect(await years("?state=open")).toEqual([2025]);
    expect(await years("?start=1&limit=1")).toEqual([2025]);
    expect((await call("GET", "?state=gone")).codes).toEqual(["not_allowed state"]);
  });
});

describe("the desk of awards", () => {
  it.each([
    ["GET", "", 200],
    ["POST", "", 403],
    ["GET", "/2026", 200],
    ["PUT", "/2026", 403],
    ["DELETE", "/2026", 403],
    ["POST", "/2026/publish", 403],
    ["POST", "/2026/unpublish", 403],
    ["GET", "/2026/changes", 200],
  ] as const)(
    "%s /staff/awards%s is 401 for guests, 403 for members and %i for moderators",
    async (method, path, status) => {
      await create();
      const body = method === "GET" || method === "DELETE" ? undefined : { ...awardBody(), version: 1 };
      const member = await api.addUser();
      expect((await call(method, path, body, null)).status).toBe(401);
      expect((await call(method, path, body, member.id)).status).toBe(403);
      expect((await call(method, path, body, moderator.id)).status).toBe(status);
    },
  );

  it.each([
    ["POST", ""],
    ["PUT", "/2026"],
    ["POST", "/2026/publish"],
  ] as const)(
    "%s /staff/awards%s returns 400, 413 and 415 for bodies that cannot be read",
    async (method, path) => {
      const url = `/api/staff/awards${path}`;
      await expectUnreadableRefused({ server: api.server, method, url, token: admin.token });
    },
  );
});
