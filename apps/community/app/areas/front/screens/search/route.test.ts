import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { FOUND_DIARIES } from "./list.ts";
import { loader } from "./route.tsx";
import { loader as suggestions } from "./suggestions.ts";

const asked = (text: string) => FOUND_DIARIES.request("", new URLSearchParams(text));

describe("the request of a search", () => {
  it("is the text and the page", () => {
    expect(asked("query=night&page=50")).toMatchObject({ text: "night", page: 50 });
  });

  it.each(["page=0", "page=-1", "page=x", "page=51", "page=1.5"])("does not exist for %s", (text) => {
    expect(asked(text)).toBeUndefined();
  });

  it("has a URL for each page", () => {
    expect(FOUND_DIARIES.address({ text: "night plum" })).toBe("/search?query=night+plum");
    expect(FOUND_DIARIES.address({ text: "a&b", page: 2 })).toBe("/search?query=a%26b&page=2");
  });
});

const card: Schema<"DiaryCard"> = {
  id: 3,
  name: "Night Plum",
  link: "/diaries/3-night-plum",
  lang: "en",
  add_date: "2026-06-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  item_cover: null,
  item_user: null,
  seeds: [],
  weeks: [
    { id: 31, days: 7, faza: 1, name: "week1" },
    { id: 32, days: 14, faza: 2, name: "harvest2" },
  ],
  type_room: 1,
  type_soil: 2,
  visibility: "public",
  is_harvest: true,
  is_video: false,
  is_moderate: false,
  is_hidden: false,
  is_verify: false,
  is_lock: false,
  is_like: false,
  max_faza: 2,
  n_progress: 100,
  cnt_days: 77,
  cnt_views: 0,
  cnt_likes: 0,
  cnt_comments: 0,
  cnt_followers: 0,
  harvest_weight: 400,
  harvest_watt: 200,
};

const results: Schema<"SearchResults"> = {
  growers: [],
  brands: [],
  products: [],
  strains: [],
  questions: [],
  posts: [],
  diaries: [
    {
      id: 3,
      name: "Night Plum",
      link: "/diaries/3-night-plum",
      avatar: null,
      note: "marta.k",
      cnt_diaries: null,
    },
  ],
  cards: [card],
  totals: { diaries: 41, growers: 1, brands: 0, products: 0, strains: 0, questions: 0, posts: 0 },
};

function visit(path: string, answer = results) {
  const { context } = fakeContext({ path, api: { "GET /search": answer } });
  return { request: new Request(context.url), context, params: {} };
}

describe("the page of results", () => {
  it("shows diaries as cards with weeks and yield, and is never indexed", async () => {
    expect(await loader(visit("/search?query=night&page=2"))).toMatchObject({
      head: { title: "Search: night – page 2", isIndexed: false },
      query: "night",
      page: 2,
      pages: 3,
      total: 41,
      isTotalCapped: false,
      cards: [
        {
          id: 3,
          phases: [1, 2],
          newest: "harvest2",
          harvest: { weight: { value: 400, symbol: "g", decimals: 2 }, perWatt: 2 },
        },
      ],
    });
  });

  it("says when there are more diaries than were counted", async () => {
    const many = { ...results, totals: { ...results.totals, diaries: 1000 } };
    expect(await loader(visit("/search?query=night", many))).toMatchObject({
      isTotalCapped: true,
      pages: 50,
    });
  });

  it("returns 404 beyond the last page", async () => {
    const none = { ...results, diaries: [], cards: [] };
    await expect(loader(visit("/search?query=night&page=4", none))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

it("suggestions are the first matches with their growers", async () => {
  expect(await suggestions(visit("/search/suggestions?query=%20night"))).toEqual({
    query: "night",
    found: [{ id: 3, name: "Night Plum", link: "/diaries/3-night-plum", picture: null, grower: "marta.k" }],
  });
});
