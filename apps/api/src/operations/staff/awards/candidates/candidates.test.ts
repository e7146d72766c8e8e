import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { keysOfChange } from "../../../../changes/content-keys.ts";
import { addAward, addNomination, confirmEmails, setSeason } from "../../../../testing/award-rows.ts";
import { addBrand, addProduct, addStrain } from "../../../../testing/catalogue-rows.ts";
import { addDiary, addPhoto, addWeek } from "../../../../testing/diary-rows.ts";
import { freshApi } from "../../../../testing/fresh-api.ts";
import { addQuestion, addSolution } from "../../../../testing/question-rows.ts";
import type { TestUser } from "../../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../../testing/unreadable-bodies.ts";
import { addVideo } from "../../../../testing/video-rows.ts";

type List = Schema<"StaffAwardCandidateList">;
type Added = Schema<"StaffAwardCandidatesAdded">;
type ContentType = Schema<"AwardContentType">;

const api = freshApi();
let admin: TestUser;
let author: TestUser;
let plum: number;
let lantern: number;
let nomination: number;

beforeEach(async () => {
  const { db } = api.database;
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  author = await api.addUser({ name: "tessellate" });
  plum = await addDiary(db, { userId: author.id, name: "Night Plum" });
  lantern = await addDiary(db, { userId: author.id, name: "Lantern light" });
  await addAward(db, 2026, { is_publish: false });
  nomination = await addNomination(db);
});

const PUBLISHED = { title: "Trimming day", is_publish: true, publish_date: "2026-05-01T00:00:00Z" };
const at = (id = nomination) => `/staff/awards/2026/nominations/${id}`;
const call = <Data>(method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
  api.request<Data>(method, path, { as: admin.id, ...(body && { body }) });
const add = (items: unknown[], id = nomination) => call<Added>("POST", `${at(id)}/candidates`, { items });
const remove = (content: number) => call<Schema<"Removed">>("DELETE", `${at()}/candidates/${content}`);
const suggest = async (id = nomination) =>
  (await call<Added>("POST", `${at(id)}/candidates/suggest`)).body.data.items.map(
    ({ content_id }) => content_id,
  );
const find = async (search: string, id = nomination) =>
  (await call<List>("GET", `${at(id)}/things?search=${encodeURIComponent(search)}`)).body.data.items.map(
    ({ content_id }) => content_id,
  );
const ids = async (id = nomination) =>
  (await call<List>("GET", `${at(id)}/candidates`)).body.data.items.map(({ content_id }) => content_id);
const run = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);
const events = async () => {
  const { rows } = await sql<{ type: string; content_type: string; content_id: number }>`
    select type, content_type, content_id from event`.execute(api.database.db);
  return rows.flatMap((row) => keysOfChange({ ...row, diary_id: null }));
};

describe("GET /staff/awards/{year}/nominations/{nomination}/candidates", () => {
  it("lists candidates in the order in which they were added, also those that are no longer public", async () => {
    await add([String(lantern)]);
    await run(sql`update award_candidate set add_date = add_date - interval '1 hour'`);
    await add([String(plum)]);
    await run(sql`update diary set is_hidden = true where id = ${plum}`);
    const { status, body } = await call<List>("GET", `${at()}/candidates`);
    expect([status, body.data]).toMatchObject([
      200,
      {
        ...{ total: 2, start: 0, limit: 20 },
        items: [
          { content_id: lantern, name: "Lantern light", is_shown: true, item_user: { name: "tessellate" } },
          { content_id: plum, name: null, link: null, is_shown: false, item_user: null },
        ],
      },
    ]);
    const { body: second } = await call<List>("GET", `${at()}/candidates?start=1&limit=1`);
    expect(second.data).toMatchObject({ items: [{ content_id: plum }], total: 2 });
  });

  it("shows no votes, and returns 404 for a nomination of another year, 422 for a wrong limit", async () => {
    await addAward(api.database.db, 2025);
    const other = await addNomination(api.database.db, { year: 2025 });
    await add([String(plum)]);
    expect(JSON.stringify((await call("GET", `${at()}/candidates`)).body)).not.toContain("vote");
    expect((await call("GET", `${at(other)}/candidates`)).status).toBe(404);
    expect((await call("GET", `${at()}/candidates?limit=0`)).codes).toEqual(["out_of_range limit"]);
  });
});

describe("POST /staff/awards/{year}/nominations/{nomination}/candidates", () => {
  it("adds ids, addresses and names, and logs their names", async () => {
    const third = await addDiary(api.database.db, { userId: author.id, name: "Glass house" });
    const { status, body } = await add([
      String(plum),
      `https://grow.example/diaries/${lantern}-lantern-light/week/3?x=1#photos`,
      " glass HOUSE ",
    ]);
    expect([status, body.data.items.map(({ name }) => name).toSorted()]).toEqual([
      200,
      ["Glass house", "Lantern light", "Night Plum"],
    ]);
    expect((await ids()).toSorted()).toEqual([plum, lantern, third].toSorted());
    const { body: log } = await call<Schema<"StaffChangeList">>("GET", "/staff/awards/2026/changes");
    expect(log.data.items[0]).toMatchObject({ type: "staff.update", item_user: { name: "admin" } });
    const [field] = log.data.items[0]?.items_field ?? [];
    expect([field?.field, field?.before]).toEqual(["nomination.1.candidates", ""]);
    expect(field?.after.split(", ").toSorted()).toEqual(["Glass house", "Lantern light", "Night Plum"]);
    expect(await events()).not.toContain("awards");
  });

  it("purges the pages of published awards, and keeps the version that their form has", async () => {
    await run(sql`update award set is_publish = true`);
    await add([String(plum)]);
    expect(await events()).toEqual(expect.arrayContaining(["award-2026", "awards"]));
    const { body } = await call<Schema<"StaffAward">>("GET", "/staff/awards/2026");
    expect(body.data).toMatchObject({ version: 1, items_nomination: [{ cnt_candidates: 1, cnt_shown: 1 }] });
  });

  it("finds a name with a slash, and addresses without their site, with a query or a slash at the end", async () => {
    const half = await addDiary(api.database.db, { userId: author.id, name: "Half/half in coco" });
    expect((await add(["Half/half in coco"])).body.data.items.map(({ content_id }) => content_id)).toEqual([
      half,
    ]);
    for (const address of [
      `grow.example/diaries/${plum}`,
      `/diaries/${plum}-night-plum/?lang=de`,
      `/diaries/${plum}/#x`,
    ]) {
      expect((await add([address])).codes).toEqual([]);
      await remove(plum);
    }
    expect(await find("Half/half")).toEqual([]);
    await remove(half);
    expect(await find("Half/half")).toEqual([half]);
  });

  it("finds things of every type by the address of their page", async () => {
    const { db } = api.database;
    const week = await addWeek(db, plum);
    const photo = await addPhoto(db, { diary_id: plum, week_id: week });
    const problem = await addQuestion(db, { userId: author.id, title: "Why do the tips burn?" });
    const solution = await addSolution(db, problem, { userId: author.id });
    const video = await addVideo(db, { userId: author.id, columns: PUBLISHED });
    const brand = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
    const product = await addProduct(db, { name: "Plum Feminised", brandId: brand, section: "seedbank" });
    const strain = await addStrain(db, "Night Plum");
    const things: [ContentType, number, string][] = [
      ["user", author.id, "/grower/tessellate"],
      ["photo", photo, String(photo)],
      ["problem", problem, `/grow-questions/${problem}-tips`],
      ["solution", solution, `/grow-questions/${problem}-tips/solution/${solution}`],
      ["video", video, `/shorts/${video}-trimming-day`],
      ["brand", brand, "/seedbank/ember-genetics"],
      ["product", product, "/seedbank/ember-genetics/plum-feminised"],
      ["strain", strain, "/strains/night-plum"],
    ];
    for (const [content_type, id, address] of things) {
      const own = await addNomination(db, { content_type });
      const { codes } = await add([address], own);
      expect([content_type, codes, await ids(own)]).toEqual([content_type, [], [id]]);
    }
  });

  it.each<[string, (ids: { plum: number; lantern: number }) => string[], string[]]>([
    ["an unknown id", () => ["999"], ["unknown_reference items.0"]],
    ["an unknown name", () => ["Nobody grew this"], ["unknown_reference items.0"]],
    ["the page of another type", () => ["/grower/tessellate"], ["unknown_reference items.0"]],
    [
      "a thing twice",
      (known) => [String(known.plum), `/diaries/${known.plum}-night-plum`],
      ["taken items.1"],
    ],
    [
      "a candidate beside a new one",
      (known) => [String(known.plum), String(known.lantern)],
      ["taken items.1"],
    ],
    ["nothing", () => [], ["too_few items"]],
    ["a blank line", () => [" "], ["wrong_format items.0"]],
    ["a long one", () => ["x".repeat(301)], ["too_long items.0"]],
    ["more than fifty", () => Array.from({ length: 51 }, (_, id) => String(id + 1)), ["too_many items"]],
  ])("returns 422 for %s, and adds nothing", async (_what, items, codes) => {
    await add([String(lantern)]);
    const { status, codes: found } = await add(items({ plum, lantern }));
    expect([status, found]).toEqual([422, codes]);
    expect(await ids()).toEqual([lantern]);
  });

  it("returns 422 for a name of several, and for what is not public", async () => {
    await addDiary(api.database.db, { userId: author.id, name: "Night Plum" });
    expect((await add(["Night Plum"])).codes).toEqual(["unknown_reference items.0"]);
    await run(sql`update diary set is_hidden = true where id = ${plum}`);
    expect((await add([String(plum)])).codes).toEqual(["unknown_reference items.0"]);
    const growers = await addNomination(api.database.db, { content_type: "user" });
    for (const column of ["is_ban", "is_discreet"]) {
      await run(sql`update users set ${sql.ref(column)} = true where id = ${author.id}`);
      expect((await add(["tessellate"], growers)).codes).toEqual(["unknown_reference items.0"]);
      await run(sql`update users set ${sql.ref(column)} = false where id = ${author.id}`);
    }
    expect((await add(["tessellate"], growers)).status).toBe(200);
  });

  it("returns 422 beyond a thousand candidates", async () => {
    await run(sql`
      insert into award_candidate (year, nomination_id, content_id)
      select 2026, ${nomination}, 100000 + n from generate_series(1, 1000) n`);
    expect((await add([String(plum)])).codes).toEqual(["too_many items"]);
    await run(sql`update diary set cnt_likes = 3, add_date = '2026-05-01'`);
    expect(await suggest()).toEqual([]);
  });
});

describe("DELETE /staff/awards/{year}/nominations/{nomination}/candidates/{content}", () => {
  it("removes a candidate, also one that is no longer public, and logs its name", async () => {
    await add([String(plum), String(lantern)]);
    const { status, body } = await remove(plum);
    expect([status, body.data, await ids()]).toEqual([200, { id: plum }, [lantern]]);
    const { body: log } = await call<Schema<"StaffChangeList">>("GET", "/staff/awards/2026/changes");
    expect(log.data.items[0]?.items_field).toEqual([
      { field: "nomination.1.candidates", before: "Night Plum", after: "" },
    ]);
    await run(sql`update diary set is_hidden = true where id = ${lantern}`);
    expect((await remove(lantern)).status).toBe(200);
    expect((await remove(lantern)).status).toBe(404);
  });

  it("returns 422 for a candidate with votes, and removes the others", async () => {
    const { db } = api.database;
    const third = await addDiary(db, { userId: author.id, name: "Glass house" });
    await add([String(plum), String(lantern), String(third)]);
    await run(sql`update award set is_publish = true`);
    const voter = await api.addUser();
    await confirmEmails(db);
    await api.request("POST", `/awards/2026/${nomination}/votes`, {
      as: voter.id,
      body: { content_id: plum },
    });
    const { status, codes } = await remove(plum);
    expect([status, codes]).toEqual([422, ["not_empty content"]]);
    expect((await remove(third)).status).toBe(200);
  });

  it("returns 422 for one of the last two that readers see of published awards", async () => {
    await add([String(plum), String(lantern)]);
    await run(sql`update award set is_publish = true`);
    const { status, codes } = await remove(plum);
    expect([status, codes, (await ids()).length]).toEqual([422, ["too_few content"], 2]);
    await run(sql`update diary set is_hidden = true where id = ${plum}`);
    expect((await remove(plum)).status).toBe(200);
  });
});

describe("POST /staff/awards/{year}/nominations/{nomination}/candidates/suggest", () => {
  const like = (id: number, likes: number, date = "2026-05-01") =>
    run(sql`update diary set cnt_likes = ${likes}, add_date = ${date} where id = ${id}`);

  it("adds the most liked of the year once, of nobody who is blocked, discreet or removed", async () => {
    const { db } = api.database;
    await like(plum, 3);
    await like(lantern, 9);
    const add = async (likes: number, date?: string, userId = author.id) => {
      const id = await addDiary(db, { userId, name: `With ${likes} likes` });
      await like(id, likes, date);
      return id;
    };
    await add(50, "2025-12-31T23:59:59Z");
    await add(51, "2027-01-01T00:00:00Z");
    await add(0);
    for (const column of ["is_ban", "is_discreet", "is_remove"]) {
      const hidden = await api.addUser({ name: `${column}-grower` });
      await add(90, undefined, hidden.id);
      await run(sql`
        update users set ${sql.ref(column)} = true,
          remove_date = case when ${column} = 'is_remove' then now() end where id = ${hidden.id}`);
    }
    const first = await add(4, "2026-01-01T00:00:00Z");
    expect((await suggest()).toSorted()).toEqual([plum, lantern, first].toSorted());
    expect(await suggest()).toEqual([]);
    expect((await ids()).length).toBe(3);
  });

  it("adds ten at most", async () => {
    for (let likes = 1; likes <= 12; likes += 1)
      await like(await addDiary(api.database.db, { userId: author.id, name: `Diary ${likes}` }), likes);
    expect(await suggest()).toHaveLength(10);
    const { rows } = await sql<{ least: number }>`
      select min(d.cnt_likes)::int as least from award_candidate c join diary d on d.id = c.content_id`.execute(
      api.database.db,
    );
    expect(rows[0]?.least).toBe(3);
  });

  it("adds photos, videos, questions and answers by their likes, and growers by all likes of the year", async () => {
    const { db } = api.database;
    const date = "2026-05-01T00:00:00Z";
    const week = await addWeek(db, plum);
    const photo = await addPhoto(db, { diary_id: plum, week_id: week, cnt_likes: 2, add_date: date });
    const columns = { cnt_likes: 2, add_date: date };
    const problem = await addQuestion(db, { userId: author.id, columns });
    const solution = await addSolution(db, problem, { userId: author.id, columns });
    const video = await addVideo(db, { userId: author.id, columns: PUBLISHED });
    await run(sql`update video set cnt_likes = 2`);
    const quiet = await api.addUser({ name: "quiet" });
    await like(await addDiary(db, { userId: quiet.id }), 7);
    const expected: [ContentType, number[]][] = [
      ["photo", [photo]],
      ["problem", [problem]],
      ["solution", [solution]],
      ["video", [video]],
      ["user", [quiet.id, author.id]],
    ];
    for (const [content_type, wanted] of expected) {
      const found = await suggest(await addNomination(db, { content_type }));
      expect([content_type, found.toSorted()]).toEqual([content_type, wanted.toSorted()]);
    }
  });

  it("adds strains, brands and products by the diaries begun in the year", async () => {
    const { db } = api.database;
    const brand = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
    const product = await addProduct(db, { name: "Plum", brandId: brand, section: "seedbank" });
    const strain = await addStrain(db, "Night Plum");
    await addStrain(db, "Fog");
    await like(plum, 0);
    await run(sql`
      insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id)
      values (${plum}, 'seed', 'Plum', ${brand}, ${product}, ${strain})`);
    const wanted: [ContentType, number][] = [
      ["strain", strain],
      ["brand", brand],
      ["product", product],
    ];
    for (const [content_type, id] of wanted)
      expect(await suggest(await addNomination(db, { content_type }))).toEqual([id]);
    await like(plum, 0, "2025-05-01");
    expect(await suggest(await addNomination(db, { content_type: "strain" }))).toEqual([]);
  });
});

describe("GET /staff/awards/{year}/nominations/{nomination}/things", () => {
  it("finds public things by words or address, those that begin so first, without candidates", async () => {
    const { db } = api.database;
    const late = await addDiary(db, { userId: author.id, name: "Late night run" });
    const hidden = await addDiary(db, { userId: author.id, name: "Night shift" });
    await run(sql`update diary set is_hidden = true where id = ${hidden}`);
    expect(await find("nigh")).toEqual([plum, late]);
    expect(await find("plum night")).toEqual([plum]);
    expect(await find(`/diaries/${lantern}-lantern-light`)).toEqual([lantern]);
    expect(await find("/grower/tessellate")).toEqual([]);
    expect(await find("???")).toEqual([]);
    await add([String(plum)]);
    expect(await find("night")).toEqual([late]);
  });

  it("finds photos by their diary, answers by their question, videos by their title, growers by name", async () => {
    const { db } = api.database;
    const photo = await addPhoto(db, { diary_id: plum, week_id: await addWeek(db, plum) });
    const problem = await addQuestion(db, { userId: author.id, title: "Why do the tips burn?" });
    const solution = await addSolution(db, problem, { userId: author.id });
    const video = await addVideo(db, { userId: author.id, columns: PUBLISHED });
    const wanted: [ContentType, string, number][] = [
      ["photo", "plum", photo],
      ["problem", "tips", problem],
      ["solution", "tips burn", solution],
      ["video", "trim", video],
      ["user", "tessel", author.id],
    ];
    for (const [content_type, search, id] of wanted)
      expect([content_type, await find(search, await addNomination(db, { content_type }))]).toEqual([
        content_type,
        [id],
      ]);
  });

  it("returns 404 for an unknown nomination, and 422 without words", async () => {
    expect((await call("GET", `${at(999)}/things?search=a`)).status).toBe(404);
    expect((await call("GET", `${at()}/things`)).codes).toEqual(["required search"]);
    expect((await call("GET", `${at()}/things?search=%20`)).codes).toEqual(["wrong_format search"]);
  });
});

describe("candidates of awards", () => {
  const changes = [
    ["POST", () => `${at()}/candidates`, { items: ["1"] }],
    ["POST", () => `${at()}/candidates/suggest`, undefined],
    ["DELETE", () => `${at()}/candidates/${plum}`, undefined],
  ] as const;

  it("cannot be changed once the results are out, or voting has ended with votes", async () => {
    await add([String(plum), String(lantern)]);
    await run(sql`update award set is_publish = true`);
    await setSeason(api.database.db, "results");
    for (const [method, path, body] of changes)
      expect((await call(method, path(), body)).codes).toEqual(["closed year"]);
    await setSeason(api.database.db, "counting");
    await run(sql`update award_nomination set cnt_votes = 1`);
    for (const [method, path, body] of changes)
      expect((await call(method, path(), body)).codes).toEqual(["closed year"]);
  });

  it("are not found for another year or nomination", async () => {
    for (const wrong of ["/staff/awards/2025/nominations/1", at(999)]) {
      expect((await call("POST", `${wrong}/candidates`, { items: ["1"] })).status).toBe(404);
      expect((await call("POST", `${wrong}/candidates/suggest`)).status).toBe(404);
      expect((await call("DELETE", `${wrong}/candidates/${plum}`)).status).toBe(404);
    }
  });

  it("are for administrators", async () => {
    const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
    const reads = [
      ["GET", () => `${at()}/candidates`, undefined],
      ["GET", () => `${at()}/things?search=plum`, undefined],
    ] as const;
    for (const [as, status] of [
      [null, 401],
      [author.id, 403],
      [moderator.id, 403],
    ] as const)
      for (const [method, path, body] of [...reads, ...changes])
        expect((await api.request(method, path(), { as, ...(body && { body }) })).status).toBe(status);
    for (const [method, path] of reads) expect((await call(method, path())).status).toBe(200);
  });

  it("return 400, 413 and 415 for bodies that cannot be read", async () => {
    const url = `/api${at()}/candidates`;
    await expectUnreadableRefused({ server: api.server, method: "POST", url, token: admin.token });
  });
});
