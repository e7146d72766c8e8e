import type { RequestBody, Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { keysOfChange } from "../changes/content-keys.ts";
import { addAward, addNomination, setSeason, setVotes } from "../testing/award-rows.ts";
import { addBrand, addProduct, addStrain } from "../testing/catalogue-rows.ts";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { inHours } from "../testing/post-rows.ts";
import { addQuestion, addSolution } from "../testing/question-rows.ts";
import { addVideo } from "../testing/video-rows.ts";
import { settleAwards } from "./settle-awards.ts";

type Won = Schema<"AwardWon">[] | undefined;

const api = freshApi();
let author: number;
let diary: number;
let photo: number;
let nomination: number;

beforeEach(async () => {
  const { db } = api.database;
  author = (await api.addUser({ name: "author" })).id;
  diary = await addDiary(db, { userId: author, name: "Plum" });
  photo = await addPhoto(db, { diary_id: diary, week_id: await addWeek(db, diary) });
  await addAward(db, 2026);
  nomination = await addWin("diary", diary);
  await sql`
    insert into award_nomination_text (year, nomination_id, lang, name)
    values (2026, ${nomination}, 'de', 'Tagebuch des Jahres')`.execute(db);
});

/** A nomination in which a thing gets the only vote. */
async function addWin(content_type: Schema<"AwardContentType">, id: number, name = "Diary of the year") {
  const { db } = api.database;
  const position = id % 1000;
  const added = await addNomination(db, { content_type, name, position, candidates: [id] });
  await setVotes(db, added, { [id]: 1 });
  return added;
}

const settle = () => settleAwards(api.database, api.parts.jobs);
const announce = async () => {
  await setSeason(api.database.db, "results");
  await settle();
};
const won = async (path: string): Promise<Won> =>
  (await api.request<{ items_award?: Won }>("GET", path)).body.data.items_award;
const keys = async () => {
  const { rows } = await sql<{
    type: string;
    content_type: string;
    content_id: number;
    diary_id: number | null;
  }>`
    select type, content_type, content_id, diary_id from event where type = 'award.shown'`.execute(
    api.database.db,
  );
  return rows.flatMap(keysOfChange);
};

describe("items_award of GET /diaries/{id}", () => {
  it("names the nominations that it and its photos won in all languages, the original first", async () => {
    await addWin("photo", photo, "Photo of the year");
    await addAward(api.database.db, 2027);
    await announce();
    const items = await won(`/diaries/${diary}`);
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        {
          ...{ year: 2026, link: "/awards/2026", content_type: "diary" },
          items_name: [
            { lang: "en", name: "Diary of the year" },
            { lang: "de", name: "Tagebuch des Jahres" },
          ],
        },
        {
          ...{ year: 2026, link: "/awards/2026", content_type: "photo" },
          items_name: [{ lang: "en", name: "Photo of the year" }],
        },
      ]),
    );
    expect(await won(`/diaries/${await addDiary(api.database.db, { userId: author })}`)).toBeUndefined();
  });

  it.each(["open", "counting"] as const)("is left out while awards are %s", async (season) => {
    await setSeason(api.database.db, season);
    await settle();
    expect(await won(`/diaries/${diary}`)).toBeUndefined();
    expect(await won(`/users/${author}/information`)).toEqual([]);
  });

  it("is left out of awards that are not published, and of those that others won", async () => {
    await sql`update award set is_publish = false`.execute(api.database.db);
    await announce();
    expect(await won(`/diaries/${diary}`)).toBeUndefined();
    await sql`update award set is_publish = true`.execute(api.database.db);
    const other = await addDiary(api.database.db, { userId: author });
    await sql`
      insert into award_candidate (year, nomination_id, content_id, cnt_votes)
      values (2026, ${nomination}, ${other}, 5)`.execute(api.database.db);
    await settle();
    expect(await won(`/diaries/${diary}`)).toBeUndefined();
    expect(await won(`/diaries/${other}`)).toHaveLength(1);
  });

  it("changes the version of the response, and is written once", async () => {
    const etag = async () => {
      const answer = await api.server.inject({ method: "GET", url: `/api/diaries/${diary}` });
      return answer.headers.etag;
    };
    const before = await etag();
    await announce();
    const after = await etag();
    expect(after).not.toBe(before);
    await settle();
    expect(await etag()).toBe(after);
  });
});

describe("items_award of other pages", () => {
  it("names what a grower and what they made won", async () => {
    const { db } = api.database;
    const problem = await addQuestion(db, { userId: author });
    const solution = await addSolution(db, problem, { userId: author });
    await addWin("user", author, "Grower of the year");
    await addWin("problem", problem, "Question of the year");
    await addWin("solution", solution, "Answer of the year");
    await addWin("photo", photo, "Photo of the year");
    await announce();
    const { body } = await api.request<Schema<"UserInformation">>("GET", `/users/${author}/information`);
    expect(body.data.items_award.map(({ items_name }) => items_name[0]?.name).toSorted()).toEqual([
      "Answer of the year",
      "Diary of the year",
      "Grower of the year",
      "Photo of the year",
      "Question of the year",
    ]);
    expect(body.data.cnt_awards).toBe(5);
    await sql`update diary set is_hidden = true`.execute(db);
    expect(await won(`/users/${author}/information`)).toHaveLength(3);
  });

  it("names what brands, products and strains won, and their pages are purged", async () => {
    const { db } = api.database;
    const brand = await addBrand(db, { name: "Ember", section: "seedbank" });
    const product = await addProduct(db, { name: "Plum", brandId: brand, section: "seedbank" });
    const strain = await addStrain(db, "Night Plum");
    const paths = {
      brand: `/brands/${brand}`,
      product: `/products/${product}`,
      strain: `/strains/${strain}`,
    };
    for (const path of Object.values(paths)) expect(await won(path)).toBeUndefined();
    await addWin("brand", brand, "Seedbank of the year");
    await addWin("product", product, "Seed of the year");
    await addWin("strain", strain, "Strain of the year");
    await announce();
    const names = {
      brand: "Seedbank of the year",
      product: "Seed of the year",
      strain: "Strain of the year",
    };
    for (const [type, path] of Object.entries(paths))
      expect(await won(path)).toMatchObject([
        { year: 2026, content_type: type, items_name: [{ name: names[type as keyof typeof names] }] },
      ]);
    expect(await keys()).toEqual(
      expect.arrayContaining([
        ...[`brand-${brand}`, `product-${product}`, `strain-${strain}`],
        ...[`diary-${diary}`, `user-${author}`],
      ]),
    );
  });
});

it("items_award names what videos and questions won, and their pages are purged", async () => {
  const { db } = api.database;
  const video = await addVideo(db, {
    userId: author,
    columns: { title: "Trim", is_publish: true, publish_date: inHours(-1) },
  });
  const problem = await addQuestion(db, { userId: author });
  for (const path of [`/videos/${video}`, `/problems/${problem}`]) expect(await won(path)).toBeUndefined();
  await addWin("video", video, "Video of the year");
  await addWin("problem", problem, "Question of the year");
  expect(await won(`/videos/${video}`)).toBeUndefined();
  await announce();
  expect(await won(`/videos/${video}`)).toMatchObject([
    { year: 2026, link: "/awards/2026", content_type: "video", items_name: [{ name: "Video of the year" }] },
  ]);
  expect(await won(`/problems/${problem}`)).toMatchObject([
    { content_type: "problem", items_name: [{ name: "Question of the year" }] },
  ]);
  expect(await keys()).toEqual(expect.arrayContaining([`video-${video}`, `problem-${problem}`]));
});

describe("a change of texts after the results", () => {
  it("reaches the diaries that won, and purges their pages again", async () => {
    await announce();
    const admin = await api.addUser({ name: "admin", access: ["admin"] });
    const path = "/staff/awards/2026";
    const { body } = await api.request<Schema<"StaffAward">>("GET", path, { as: admin.id });
    const { version, lang, date_start, date_end, date_result } = body.data;
    const change: RequestBody<"saveStaffAward"> = {
      ...{ version, lang, date_start, date_end, date_result },
      items_text: body.data.items_text,
      items_nomination: [
        { id: nomination, content_type: "diary", items_text: [{ lang: "en", name: "Best diary", text: "" }] },
      ],
    };
    await sql`delete from event`.execute(api.database.db);
    expect((await api.request("PUT", path, { as: admin.id, body: change })).codes).toEqual([]);
    await settle();
    expect(await won(`/diaries/${diary}`)).toMatchObject([{ items_name: [{ name: "Best diary" }] }]);
    expect(await keys()).toEqual(expect.arrayContaining([`diary-${diary}`, `user-${author}`]));
  });
});
