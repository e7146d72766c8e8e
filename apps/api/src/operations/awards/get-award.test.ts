import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { insertSamples } from "../../db/testing/insert-samples.ts";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { settleAwards } from "../../jobs/settle-awards.ts";
import {
  addAward,
  addNomination,
  confirmEmails,
  SEASONS,
  setSeason,
  setVotes,
} from "../../testing/award-rows.ts";
import { addStrain } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { inHours } from "../../testing/post-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let voter: TestUser;
let author: TestUser;
let staff: TestUser;
let diaries: number[];
let nomination: number;

beforeEach(async () => {
  const { db } = api.database;
  voter = await api.addUser({ name: "voter" });
  author = await api.addUser({ name: "author" });
  staff = await api.addUser({ name: "staff", access: ["admin", "moderate"] });
  await confirmEmails(db);
  diaries = [];
  for (const name of ["Plum", "Lantern", "Glass", "Balcony"]) {
    diaries.push(await addDiary(db, { userId: author.id, name }));
  }
  await addAward(db);
  nomination = await addNomination(db, { candidates: diaries });
});

const read = async (year: number | string = 2026, as: number | null = null, lang = "en") =>
  await api.request<Schema<"Award">>("GET", `/awards/${year}?lang=${lang}`, { as });
const award = async (...args: Parameters<typeof read>) => (await read(...args)).body.data;
const first = async (as: number | null = null) => {
  const [one] = (await award(2026, as)).items_nomination;
  if (!one) throw new Error("There is no nomination.");
  return one;
};
const places = async () =>
  (await first()).items_candidate.map(({ name, place, cnt_votes, percent }) => [
    name,
    place,
    cnt_votes,
    percent,
  ]);
const vote = (content_id: number, as: number, id = nomination) =>
  api.request("POST", `/awards/2026/${id}/votes`, { as, body: { content_id } });

describe("GET /awards/{x}", () => {
  it("returns the awards with nominations in the order of staff and candidates with their authors", async () => {
    const { db } = api.database;
    const cover = await addPhoto(db, { diary_id: diaries[0] ?? 0, key: "c".repeat(32) });
    await sql`update diary set photo_id = ${cover} where id = ${diaries[0]}`.execute(db);
    await addNomination(db, { name: "Helper", content_type: "user", position: -1, candidates: [author.id] });
    const shown = await award();
    expect(shown).toMatchObject({
      ...{
        year: 2026,
        title: "Awards 2026",
        text: "<p>One vote each.</p>",
        lang: "en",
        link: "/awards/2026",
      },
      ...{ is_open: true, is_result: false, cnt_nominations: 2, cnt_my_votes: 0 },
      items_year: [{ year: 2026, title: "Awards 2026", link: "/awards/2026", is_open: true }],
    });
    const [helper, diary] = shown.items_nomination;
    expect(helper).toMatchObject({
      ...{ name: "Helper", content_type: "user", cnt_candidates: 1, cnt_votes: null, my_content_id: null },
      items_candidate: [{ name: "author", link: "/grower/author", item_user: null }],
    });
    expect(diary?.cnt_candidates).toBe(4);
    expect(diary?.items_candidate).toContainEqual({
      ...{
        content_type: "diary",
        content_id: diaries[0],
        name: "Plum",
        link: `/diaries/${diaries[0]}-night-plum`,
      },
      avatar: `/media/${"c".repeat(32)}/1200.webp`,
      item_user: { id: author.id, name: "author", link: "/grower/author", avatar_small: null },
      ...{ cnt_votes: null, percent: null, place: null, is_my: false },
    });
  });

  it("shows a strain without a photo of its own with the cover of a diary that grew it", async () => {
    const { db } = api.database;
    const strain = await addStrain(db, "Night Plum");
    const cover = await addPhoto(db, { diary_id: diaries[0] ?? 0, key: "d".repeat(32) });
    await sql`insert into diary_equip (diary_id, category, name, strain_id) values (${diaries[0]}, 'seed', 'Plum', ${strain})`.execute(
      db,
    );
    await sql`update diary set photo_id = ${cover} where id = ${diaries[0]}`.execute(db);
    await addNomination(db, { content_type: "strain", position: -1, candidates: [strain] });
    const [shown] = (await award()).items_nomination;
    expect(shown?.items_candidate).toMatchObject([
      { name: "Night Plum", avatar: `/media/${"d".repeat(32)}/1200.webp` },
    ]);
  });

  it("leaves out nominations that have no public candidate any more", async () => {
    const { db } = api.database;
    const hidden = await addDiary(db, { userId: author.id });
    await addNomination(db, { name: "Empty", position: 5 });
    await addNomination(db, { name: "Hidden", position: 6, candidates: [hidden] });
    expect((await award()).items_nomination.map(({ name }) => name)).toEqual(["Diary of the year", "Hidden"]);
    await sql`update diary set is_hidden = true where id = ${hidden}`.execute(db);
    const shown = await award();
    expect(shown.items_nomination.map(({ name }) => name)).toEqual(["Diary of the year"]);
    expect(shown.cnt_nominations).toBe(1);
  });

  it("returns the last awards that have begun for latest, or else the first that will", async () => {
    const { db } = api.database;
    await addAward(db, 2027, SEASONS.before);
    expect((await award("latest")).year).toBe(2026);
    await sql`update award set is_publish = false where year = 2026`.execute(db);
    await addAward(db, 2028, SEASONS.before);
    expect((await award("latest")).year).toBe(2027);
  });

  it("returns the newest published awards for latest, and 404 for a year without any", async () => {
    const { db } = api.database;
    await addAward(db, 2024);
    await addAward(db, 2027, { is_publish: false });
    expect((await award("latest")).year).toBe(2026);
    expect((await award(2024)).items_year.map(({ year }) => year)).toEqual([2026, 2024]);
    for (const year of [2023, 2027]) {
      for (const as of [null, staff.id]) expect((await read(year, as)).status).toBe(404);
    }
    await sql`update award set is_publish = false`.execute(db);
    expect((await read("latest")).status).toBe(404);
  });

  it("returns 422 for another language, and 404 for what is no year", async () => {
    expect((await read(2026, null, "fr")).status).toBe(422);
    for (const year of ["20", "1999", "abc"]) expect((await read(year)).status).toBe(404);
  });

  it("is shown in the language of the page, else in English, else in its own", async () => {
    const { db } = api.database;
    await addAward(db, 2025, { lang: "de", title: "Grow Awards", text: "<p>Eine Stimme.</p>" });
    const id = await addNomination(db, { year: 2025, name: "Tagebuch", candidates: diaries });
    await sql`update award_nomination set text = 'Zum Lernen' where id = ${id}`.execute(db);
    const shown = async (lang: string) => {
      const { title, text, lang: textLang, items_nomination, items_year } = await award(2025, null, lang);
      return [
        title,
        text,
        textLang,
        items_nomination[0]?.name,
        items_nomination[0]?.text,
        items_year[1]?.title,
      ];
    };
    const own = ["Grow Awards", "<p>Eine Stimme.</p>", "de", "Tagebuch"];
    expect(await shown("de")).toEqual([...own, "Zum Lernen", "Grow Awards"]);
    expect(await shown("th")).toEqual([...own, "", "Grow Awards"]);
    await sql`insert into award_text (year, lang, title) values (2025, 'en', 'Grow awards')`.execute(db);
    await sql`
      insert into award_nomination_text (year, nomination_id, lang, name, text) values
        (2025, ${id}, 'en', 'Diary', 'To learn'), (2025, ${id}, 'ru', 'Дневник', '')`.execute(db);
    const english = ["Grow awards", "<p>Eine Stimme.</p>", "de", "Diary", "To learn", "Grow awards"];
    expect(await shown("th")).toEqual(english);
    expect((await shown("ru")).slice(2)).toEqual(["de", "Дневник", "", "Grow awards"]);
    await sql`update award_text set text = '<p>One vote.</p>'`.execute(db);
    expect((await shown("en")).slice(0, 3)).toEqual(["Grow awards", "<p>One vote.</p>", "en"]);
  });

  it("leaves out candidates that are not public, and counts those that are", async () => {
    const { db } = api.database;
    await sql`update diary set visibility = 'private' where id = ${diaries[1]}`.execute(db);
    await sql`update diary set is_remove = true, remove_date = now() where id = ${diaries[2]}`.execute(db);
    for (const as of [null, author.id, staff.id]) {
      const { cnt_candidates, items_candidate } = await first(as);
      expect(cnt_candidates).toBe(2);
      expect(items_candidate.map(({ name }) => name).toSorted()).toEqual(["Balcony", "Plum"]);
    }
  });

  it("shows a user their own vote, also when there are more candidates than it shows, and nobody else's", async () => {
    const { db } = api.database;
    for (let index = 0; index < 110; index += 1) {
      const id = await addDiary(db, { userId: author.id, name: `More ${index}` });
      await sql`insert into award_candidate (year, nomination_id, content_id) values (2026, ${nomination}, ${id})`.execute(
        db,
      );
    }
    const { items_candidate } = await first(voter.id);
    expect(items_candidate).toHaveLength(100);
    const shown = new Set(items_candidate.map(({ content_id }) => content_id));
    const { rows } = await sql<{ id: number }>`select id from diary order by id`.execute(db);
    const left = rows.find(({ id }) => !shown.has(id))?.id ?? 0;
    expect((await vote(left, voter.id)).status).toBe(200);
    const mine = await first(voter.id);
    expect([mine.my_content_id, mine.cnt_candidates]).toEqual([left, 114]);
    expect(mine.items_candidate.filter(({ is_my }) => is_my).map((one) => one.content_id)).toEqual([left]);
    expect((await award(2026, voter.id)).cnt_my_votes).toBe(1);
    for (const as of [null, author.id, staff.id]) {
      const theirs = await first(as);
      expect([theirs.my_content_id, theirs.items_candidate.some(({ is_my }) => is_my)]).toEqual([
        null,
        false,
      ]);
    }
  });

  it("takes the same number of queries for one nomination and for many", async () => {
    const one = await queriesOf(api.database, () => read(2026, voter.id));
    await addNomination(api.database.db, { content_type: "user", candidates: [voter.id, author.id] });
    expect(await queriesOf(api.database, () => read(2026, voter.id))).toEqual(one);
  });

  it("is cached until its results are written down", async () => {
    expect((await read()).headers["surrogate-key"]).toBe("awards award-2026");
  });

  it("shows candidates of every kind with name and page", async () => {
    const { db, pool } = api.database;
    await api.reset();
    await insertSamples(pool);
    await sql`delete from award`.execute(db);
    await sql`update video set is_publish = true, publish_date = now()`.execute(db);
    await addAward(db);
    const types = [
      "user",
      "diary",
      "photo",
      "video",
      "problem",
      "solution",
      "strain",
      "brand",
      "product",
    ] as const;
    const { rows } = await sql<{ id: number }>`
      select p.id from photo p where p.week_id is not null and not p.is_remove limit 1`.execute(db);
    for (const content_type of types) {
      const id = content_type === "photo" ? (rows[0]?.id ?? 0) : 1;
      await addNomination(db, { content_type, candidates: [id] });
    }
    const shown = (await award()).items_nomination;
    expect(shown.map(({ content_type, cnt_candidates }) => [content_type, cnt_candidates])).toEqual(
      types.map((type) => [type, 1]),
    );
    for (const { items_candidate } of shown) {
      expect(items_candidate[0]?.link).toMatch(/^\/[a-z-]+\/[a-z0-9/-]+$/);
      expect(items_candidate[0]?.name).not.toBe("");
    }
  });
});

// Pitfall: counts, order, sums and "leading" marks are absent until the results.
describe("hidden results of awards", () => {
  it.each(["open", "counting"] as const)(
    "leak nowhere while awards are %s: no number, no order, no event",
    async (season) => {
      const { db } = api.database;
      await setSeason(db, season);
      const ids = diaries.join();
      const answers = async () =>
        await Promise.all(
          [
            ...["/awards/2026", "/awards/latest", `/awards/2026/${nomination}/votes`],
            ...[
              `/ref/awards/a?nomination_id=${nomination}`,
              "/ref/awards/a",
              "/main",
              "/feed",
              "/users/author/information",
            ],
          ].map(async (path) => {
            const { status, body } = await api.request("GET", path, {
              as: path === "/main" ? null : voter.id,
            });
            return [path, status, body.data];
          }),
        );
      const before = await answers();
      await setVotes(db, nomination, { [diaries[2] ?? 0]: 40, [diaries[0] ?? 0]: 2 });
      expect(await answers(), ids).toEqual(before);
      const { rows } = await sql`select from event`.execute(db);
      expect(rows).toEqual([]);
    },
  );

  it("leave an order that differs by user and stays the same for each", async () => {
    const { db } = api.database;
    const order = async (as: number | null) =>
      (await first(as)).items_candidate.map(({ content_id }) => content_id);
    const orders = new Set<string>();
    for (let index = 0; index < 8; index += 1) {
      const { id } = await api.addUser({ name: `reader-${index}` });
      const mine = await order(id);
      expect(await order(id)).toEqual(mine);
      orders.add(mine.join());
    }
    expect(orders.size).toBeGreaterThan(2);
    const before = await order(voter.id);
    await setVotes(db, nomination, { [before.at(-1) ?? 0]: 90 });
    expect(await order(voter.id)).toEqual(before);
    expect((await order(null)).toSorted()).toEqual(diaries.toSorted());
  });

  it("are shown from the date of the results on, by the clock of the database and without any job", async () => {
    const { db } = api.database;
    await setVotes(db, nomination, {
      [diaries[0] ?? 0]: 5,
      [diaries[1] ?? 0]: 9,
      [diaries[2] ?? 0]: 5,
    });
    await sql`
      update award set date_end = now() - interval '1 hour', date_start = now() - interval '2 hours', date_result = now() + interval '1 second'`.execute(
      db,
    );
    expect((await first()).cnt_votes).toBeNull();
    await sql`update award set date_result = now()`.execute(db);
    expect(await award()).toMatchObject({ is_open: false, is_result: true });
    expect((await first()).cnt_votes).toBe(19);
    const shown = await places();
    expect(shown[0]).toEqual(["Lantern", 1, 9, 47]);
    expect(shown.slice(1, 3).toSorted()).toEqual([
      ["Glass", 2, 5, 26],
      ["Plum", 2, 5, 26],
    ]);
    expect(shown[3]).toEqual(["Balcony", null, 0, 0]);
  });

  it("keep their numbers and places when accounts and candidates are deleted later", async () => {
    const { db } = api.database;
    const voters = [];
    for (let index = 0; index < 3; index += 1) voters.push(await api.addUser({ name: `voter-${index}` }));
    await confirmEmails(db);
    for (const [index, { id }] of voters.entries()) await vote(diaries[index === 0 ? 0 : 1] ?? 0, id);
    await setSeason(db, "results");
    await settleAwards(api.database, api.parts.jobs);
    const before = await places();
    expect(before.slice(0, 2)).toEqual([
      ["Lantern", 1, 2, 67],
      ["Plum", 2, 1, 33],
    ]);
    await sql`delete from users where name like 'voter-%'`.execute(db);

    await repairCounters(api.database);
    expect(await places()).toEqual(before);
    await sql`update diary set is_remove = true, remove_date = now() where name = 'Lantern'`.execute(db);
    expect((await places())[0]).toEqual(["Plum", 2, 1, 33]);
  });
});

describe("awards of a grower", () => {
  it("are counted once the results are public", async () => {
    const { db } = api.database;
    const awards = async () =>
      (await api.request<Schema<"UserInformation">>("GET", "/users/author/information")).body.data.cnt_awards;
    const week = await addWeek(db, diaries[0] ?? 0);
    const photo = await addPhoto(db, { diary_id: diaries[0] ?? 0, week_id: week });
    const photos = await addNomination(db, { content_type: "photo", candidates: [photo] });
    const helper = await addNomination(db, { content_type: "user", candidates: [author.id, voter.id] });
    await setVotes(db, nomination, { [diaries[1] ?? 0]: 2, [diaries[0] ?? 0]: 1 });
    await setVotes(db, photos, { [photo]: 1 });
    await setVotes(db, helper, { [author.id]: 3, [voter.id]: 3 });
    await settleAwards(api.database, api.parts.jobs);
    expect(await awards()).toBe(0);
    await setSeason(db, "results");
    await settleAwards(api.database, api.parts.jobs);
    expect(await awards()).toBe(3);
  });

  it("are on the home page from the first day of votes until a month after the results", async () => {
    const { db } = api.database;
    const block = async () =>
      (await api.request<Schema<"Main">>("GET", "/main?lang=en")).body.data.item_award;
    const card = { year: 2026, title: "Awards 2026", link: "/awards/2026" };
    expect(await block()).toEqual({ ...card, is_open: true });
    await setSeason(db, "before");
    expect(await block()).toBeNull();
    await setSeason(db, "results");
    expect(await block()).toEqual({ ...card, is_open: false });
    const [start, end, result] = [inHours(-24 * 60), inHours(-24 * 50), inHours(-24 * 31)];
    await sql`update award set date_start = ${start}, date_end = ${end}, date_result = ${result}`.execute(db);
    expect(await block()).toBeNull();
  });
});
