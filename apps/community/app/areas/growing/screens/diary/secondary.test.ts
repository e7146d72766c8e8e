import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleHarvest, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { loader as related } from "./related.ts";
import { loader as sameWeek } from "./same-week.ts";

type Visit = NonNullable<Parameters<typeof fakeContext>[0]>;

async function ask(loader: typeof related, visit: Visit, params: Record<string, string> = {}) {
  const { context, calls } = fakeContext(visit);
  Object.assign(context, { contentKeys: new ContentKeys() });
  const response = await loader({ request: new Request(context.url), context, params });
  return { calls, response, json: await response.json() };
}

const none = { items: [], total: 0, start: 0, limit: 8 };
const similarTo = "GET /diaries/{id}/similar-diaries";
const questionsOf = "GET /problems/diary/{id}";
const videosOf = "GET /shorts";
const diaryOf = "GET /diaries/{id}";
const seedOf = "GET /products/{id}";
const statisticsOf = "GET /strains/{id}/statistics";
const seed = { item_strain: { id: 9, name: "Night Plum", link: "/strains/night-plum" } };
const spread = { n: 39, p5: 0.6, q1: 0.9, median: 1.1, q3: 1.3, p90: 1.5, p95: 1.7 };
const statistics = { cnt_harvests: 63, n: 41, yield_watt: spread, cnt_days: { ...spread, median: 96 } };
const grown = (change: Parameters<typeof sampleDiary>[1] = {}) =>
  sampleDiary([sampleWeek(), sampleHarvest()], {
    is_harvest: true,
    seeds: [{ id: 1, category: "seed", name: "Night Plum", product_id: 77, link: null, item_brand: null }],
    ...change,
  });
const question = {
  id: 7,
  title: "Why do the tips burn?",
  lang: "en",
  link: "/grow-questions/7",
  item_photo: null,
  faza: 0,
  days: 3,
  items_problem_symptom: [],
  cnt_solutions: 2,
  is_solved: true,
  item_user: null,
  add_date: "2026-09-01T10:00:00Z",
};

const video = {
  id: 21,
  title: "Topping",
  link: "/shorts/21-topping",
  lang: "en",
  url: null,
  cover: null,
  duration: 52,
  is_short: true,
  is_publish: true,
  item_user: null,
  faza: 0,
  add_date: "2026-09-01T10:00:00Z",
  ...{ cnt_views: 3, cnt_likes: 0, cnt_comments: 0, is_like: false },
};

describe("content that a diary's page requests later", () => {
  it("is its questions and published videos, and diaries like it, cached for guests only", async () => {
    const api = {
      [diaryOf]: grown(),
      [seedOf]: seed,
      [statisticsOf]: statistics,
      [similarTo]: none,
      [questionsOf]: { ...none, items: [question], total: 1 },
      [videosOf]: { ...none, items: [video, { ...video, id: 22, is_publish: false }], total: 2 },
    };
    const guest = await ask(related, { api }, { id: "12-night-plum" });
    expect(guest.calls.map(({ init }) => init?.params)).toEqual([
      { path: { id: 12 } },
      { path: { id: 12 }, query: { limit: 8 } },
      { path: { id: 12 }, query: { limit: 5 } },
      { query: { diary_id: 12, limit: 5 } },
      { path: { id: "77" } },
      { path: { id: "9" } },
    ]);
    expect(guest.json).toMatchObject({
      diaries: [],
      videos: [{ link: "/shorts/21-topping", time: "0:52", author: null }],
      questions: [{ link: "/grow-questions/7", week: { days: 3, faza: 0 }, answers: 2, isSolved: true }],
    });
    expect(guest.response.headers.get("cache-control")).toMatch(/^public/);
    const own = await ask(related, { api, cookie: "token=t" }, { id: "12" });
    expect(own.response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is other harvests of its strain, with the diary's own once it is harvested", async () => {
    const strainOf = async (
      diary: ReturnType<typeof grown>,
      numbers: object = statistics,
      of: object = seed,
    ) => {
      const strain = { [diaryOf]: diary, [seedOf]: of, [statisticsOf]: numbers };
      const api = { ...strain, [similarTo]: none, [questionsOf]: none, [videosOf]: none };
      return (await ask(related, { api }, { id: "12" })).json.strain;
    };
    const finished = await strainOf(grown());
    expect(finished).toMatchObject({
      growers: 41,
      perWatt: { n: 39, low: 0.6, from: 0.9, median: 1.1, to: 1.3, high: 1.7 },
      days: { median: 96 },
    });
    expect(finished.own).toBeCloseTo(412 / 300, 1);
    expect(await strainOf(grown({ is_harvest: false }))).toMatchObject({ growers: 41, own: null });
    expect(await strainOf(grown({ seeds: [] }))).toBeNull();
    expect(await strainOf(grown(), statistics, { item_strain: null })).toBeNull();
    expect(await strainOf(grown(), { cnt_harvests: 2, yield_watt: null, cnt_days: null })).toBeNull();
  });

  it("leaves out diaries without a week", async () => {
    const card = {
      ...{
        name: "Night Plum",
        link: "/diaries/12-night-plum",
        lang: "en",
        item_cover: null,
        item_user: null,
      },
      ...{ weeks: [{ id: 1, days: 1, faza: 0, name: "week1" }], is_harvest: false, harvest_weight: null },
      ...{ harvest_watt: null, is_video: false, is_lock: false, cnt_likes: 0, cnt_comments: 0 },
    };
    const api = {
      [diaryOf]: grown({ seeds: [] }),
      [similarTo]: {
        ...none,
        items: [
          { ...card, id: 1, weeks: [] },
          { ...card, id: 2 },
        ],
        total: 2,
      },
      [questionsOf]: none,
      [videosOf]: none,
    };
    const { json } = await ask(related, { api }, { id: "12" });
    expect(json.diaries.map(({ id }: { id: number }) => id)).toEqual([2]);
  });

  it("is nothing for a diary that the user may not see", async () => {
    const refuse = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    const api = { [diaryOf]: refuse, [similarTo]: refuse, [questionsOf]: refuse, [videosOf]: none };
    await expect(ask(related, { api }, { id: "12" })).rejects.toMatchObject({ status: 404 });
  });

  it("is nothing for what can be no diary or week", async () => {
    const unknown = { init: { status: 404 } };
    await expect(ask(related, {}, { id: "x" })).rejects.toMatchObject(unknown);
    await expect(ask(sameWeek, {}, { id: "12", week: "new" })).rejects.toMatchObject(unknown);
  });

  it("is the same week of others, by the ids of the address", async () => {
    const api = {
      "GET /diaries/{id}/weeks/{week}/statistics": {
        item_strain: null,
        n: 0,
        n_min: 5,
        items_reading: [],
      },
      "GET /diaries/{id}/weeks/{week}/schemes": { items: [], total: 0, start: 0, limit: 20 },
    };
    const { calls, json } = await ask(sameWeek, { api }, { id: "12-night-plum", week: "181" });
    expect(calls[0]?.init?.params?.path).toEqual({ id: 12, week: 181 });
    expect(calls[1]?.init?.params?.path).toEqual({ id: 12, week: 181 });
    expect(json).toEqual({ strain: null, n: 0, spreads: [], schemes: [] });
  });
});
