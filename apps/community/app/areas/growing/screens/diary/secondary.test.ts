import { ContentKeys } from "@grow/app-kit/request/content-keys.ts";
import { fakeContext, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
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

describe("content that a diary's page requests later", () => {
  it("is its questions and diaries like it, cached for guests only", async () => {
    const api = { [similarTo]: none, [questionsOf]: { ...none, items: [question], total: 1 } };
    const guest = await ask(related, { api }, { id: "12-night-plum" });
    expect(guest.calls.map(({ init }) => init?.params)).toEqual([
      { path: { id: 12 }, query: { limit: 8 } },
      { path: { id: 12 }, query: { limit: 5 } },
    ]);
    expect(guest.json).toMatchObject({
      diaries: [],
      questions: [{ link: "/grow-questions/7", week: { days: 3, faza: 0 }, answers: 2, isSolved: true }],
    });
    expect(guest.response.headers.get("cache-control")).toMatch(/^public/);
    const own = await ask(related, { api, cookie: "token=t" }, { id: "12" });
    expect(own.response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is nothing for a diary that the user may not see", async () => {
    const refuse = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    const api = { [similarTo]: refuse, [questionsOf]: refuse };
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
