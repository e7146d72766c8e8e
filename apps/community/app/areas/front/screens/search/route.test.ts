import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { SEARCH_GROUPS } from "./groups.ts";
import { foundList } from "./list.ts";
import { loader } from "./route.tsx";
import { loader as suggestions } from "./suggestions.ts";

const diaries = foundList("diaries");
const asked = (text: string) => diaries.request("", new URLSearchParams(text));

describe("the request of a group's results", () => {
  it("is the text and the page", () => {
    expect(asked("query=night&group=diaries&page=50")).toMatchObject({ text: "night", page: 50 });
  });

  it.each(["page=0", "page=-1", "page=x", "page=51", "page=1.5"])("does not exist for %s", (text) => {
    expect(asked(text)).toBeUndefined();
  });

  it("has a URL for each page", () => {
    expect(diaries.address({ text: "night plum" })).toBe("/search?query=night+plum&group=diaries");
    expect(diaries.address({ text: "a&b", page: 2 })).toBe("/search?query=a%26b&group=diaries&page=2");
  });
});

it("the first results of all groups have a URL without a group, and one page", () => {
  const all = foundList(null);
  expect(all.address({ text: "night plum" })).toBe("/search?query=night+plum");
  expect(all.request("", new URLSearchParams("query=night&page=2"))).toBeUndefined();
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

const hit = (id: number, name: string, link: string, more: Partial<Schema<"SearchHit">> = {}) => ({
  ...{ id, name, link, avatar: null, note: "", cnt_diaries: null },
  ...more,
});

const strainCard = (id: number): Schema<"StrainCard"> => ({
  ...{ id, name: "Night Plum", link: `/strains/night-plum-${id}`, item_photo: null, item_brand: null },
  item_facts: {
    ...{ seed_type: null, indica: null, sativa: null, ruderalis: null, thc_min: null, thc_max: null },
    ...{ cbd_min: null, cbd_max: null, flowering_days_min: null, flowering_days_max: null },
    ...{ height_min: null, height_max: null },
  },
  item_stat: { avg_rate: 8.9, cnt_reviews: 97 },
  growing: null,
  ...{ cnt_diaries: 12, cnt_harvests: 8, cnt_products: 1, yield_watt: null, percent: null },
});

const results: Schema<"SearchResults"> = {
  growers: [hit(5, "plum.pudding", "/grower/plum.pudding", { avatar: "/media/5.webp" })],
  brands: [],
  products: [],
  strains: [
    hit(7, "Night Plum", "/strains/7-night-plum", { note: "Hollow Oak", cnt_diaries: 12 }),
    hit(8, "Night Plum Auto", "/strains/8-night-plum-auto"),
    hit(9, "Nightshade", "/strains/9-nightshade"),
  ],
  questions: [],
  posts: [hit(1, "Night shifts", "/journal/1")],
  diaries: [hit(3, "Night Plum", "/diaries/3-night-plum", { note: "marta.k" })],
  cards: [card],
  strain_cards: [7, 8, 9].map(strainCard),
  totals: { diaries: 41, growers: 1, brands: 0, products: 0, strains: 3, questions: 0, posts: 1 },
};

function visit(path: string, answer = results) {
  const { context, calls } = fakeContext({ path, api: { "GET /search": answer } });
  return { request: new Request(context.url), context, params: {}, calls };
}

describe("the page of results", () => {
  it("shows the first results of every group with matches, strains first, and is noindex", async () => {
    const { sections, tabs, head, group } = await loader(visit("/search?query=night"));
    expect(head).toMatchObject({ title: "Search: night", isIndexed: false });
    expect(group).toBeNull();
    expect(sections.map((one) => one.group)).toEqual(["strains", "diaries", "growers", "posts"]);
    expect(tabs).toEqual([
      { group: "strains", total: 3 },
      { group: "diaries", total: 41 },
      { group: "growers", total: 1 },
      { group: "posts", total: 1 },
    ]);
    expect(sections[0]?.rows).toEqual([]);
    expect(sections[0]?.strains[0]).toMatchObject({ id: 7, link: "/strains/night-plum-7", rate: 8.9 });
    expect(sections[2]?.rows[0]).toEqual({
      id: 5,
      href: "/grower/plum.pudding",
      name: "plum.pudding",
      note: "",
      picture: "/media/5.webp",
      diaries: null,
    });
  });

  it("shows diaries as cards with weeks and yield, page by page", async () => {
    const page = await loader(visit("/search?query=night&group=diaries&page=2"));
    expect(page).toMatchObject({
      head: { title: "Search: night – page 2", isIndexed: false },
      query: "night",
      group: "diaries",
      page: 2,
      pages: 3,
      total: 41,
      isTotalCapped: false,
      tabs: [{ group: "strains" }, { group: "diaries", total: 41 }, { group: "growers" }, { group: "posts" }],
    });
    expect(page.sections).toHaveLength(1);
    expect(page.sections[0]).toMatchObject({
      rows: [],
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

  it.each(SEARCH_GROUPS)("has a tab for %s, even without matches", async (group) => {
    const none = { ...results, totals: { ...results.totals, [group]: 0 }, [group]: [] };
    const { tabs, sections } = await loader(visit(`/search?query=night&group=${group}`, none));
    expect(tabs).toContainEqual({ group, total: 0 });
    expect(sections).toEqual([]);
  });

  it("shows when the number of diaries is capped", async () => {
    const many = { ...results, totals: { ...results.totals, diaries: 1000 } };
    expect(await loader(visit("/search?query=night&group=diaries", many))).toMatchObject({
      isTotalCapped: true,
      pages: 50,
    });
  });

  it("sends no request without words", async () => {
    const request = visit("/search?query=%20");
    expect(await loader(request)).toMatchObject({ query: "", tabs: [], sections: [] });
    expect(request.calls).toEqual([]);
  });

  it("returns 404 beyond the last page and for a group that does not exist", async () => {
    const none = { ...results, diaries: [], cards: [] };
    const missing = { init: { status: 404 } };
    await expect(loader(visit("/search?query=night&group=diaries&page=4", none))).rejects.toMatchObject(
      missing,
    );
    await expect(loader(visit("/search?query=night&group=wikis"))).rejects.toMatchObject(missing);
  });
});

describe("suggestions", () => {
  it("are the first two of every group, with the number of all", async () => {
    expect(await suggestions(visit("/search/suggestions?query=%20night"))).toEqual({
      query: "night",
      groups: [
        {
          key: "strains",
          title: "Strains",
          items: [
            { href: "/strains/7-night-plum", name: "Night Plum", detail: "Hollow Oak" },
            { href: "/strains/8-night-plum-auto", name: "Night Plum Auto" },
          ],
          all: "All 3",
        },
        {
          key: "diaries",
          title: "Diaries",
          items: [{ href: "/diaries/3-night-plum", name: "Night Plum", detail: "marta.k" }],
          all: "All 41",
        },
        {
          key: "growers",
          title: "Growers",
          items: [
            { href: "/grower/plum.pudding", name: "plum.pudding", picture: "/media/5.webp", isPerson: true },
          ],
        },
        { key: "posts", title: "Articles", items: [{ href: "/journal/1", name: "Night shifts" }] },
      ],
    });
  });

  it("send no request for an empty field", async () => {
    const request = visit("/search/suggestions?query=");
    expect(await suggestions(request)).toEqual({ query: "", groups: [] });
    expect(request.calls).toEqual([]);
  });
});
