import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS, METRIC, VIDEO_TAG } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { DIARIES } from "./list.ts";
import { countsView, listView, presetsView } from "./view.ts";

const search = (text = "") => new URLSearchParams(text);
const empty: Schema<"DiaryCardList"> = { items: [], total: 0, start: 0, limit: 24 };

describe("the URL of the diary list", () => {
  it("without words requests everything, latest week first", () => {
    expect(DIARIES.request("", search())).toMatchObject({ tags: [], sort: "update", page: 1 });
  });

  it("accepts words in any order, and has a canonical one", () => {
    expect(DIARIES.request("led/indoor/flowering", search())?.tags).toEqual(["indoor", "led", "flowering"]);
    expect(DIARIES.request("led/led", search())?.tags).toEqual(["led"]);
  });

  it("accepts all words at once, and a limited number of strains", () => {
    const all = [...Object.values(EXPLORE_TAGS).flatMap((tags) => tags.map(({ slug }) => slug)), VIDEO_TAG];
    expect(DIARIES.request(all.join("/"), search())?.tags).toEqual(all);
    const strains = Array.from({ length: 25 }, (_, index) => `strain-night-plum-${index}`);
    expect(DIARIES.request(strains.slice(1).join("/"), search())?.tags).toHaveLength(24);
    expect(DIARIES.request(strains.join("/"), search())).toBeUndefined();
  });

  it("accepts events, after the words of the setup", () => {
    expect(DIARIES.request("topping/led/fim", search())?.tags).toEqual(["led", "topping", "fim"]);
  });

  it.each([
    ["moonlight", ""],
    ["led/moonlight", ""],
    ["", "sort=random"],
    ["", "page=0"],
    ["", "page=-1"],
    ["", "page=1.5"],
    ["", "page=1001"],
    ["", "page=x"],
  ])("has no list for %s?%s", (segments, query) => {
    expect(DIARIES.request(segments, search(query))).toBeUndefined();
  });

  it("is written without defaults", () => {
    expect(DIARIES.address({ tags: [], sort: "update", page: 1 })).toBe("/explore");
    expect(DIARIES.address({ tags: ["indoor", "led"], sort: "like", page: 3 })).toBe(
      "/explore/indoor/led?sort=like&page=3",
    );
  });

  it("round-trips", () => {
    const request = DIARIES.request("led/indoor", search("page=2&sort=new"));
    const address = new URL(
      DIARIES.address(request ?? { tags: [], sort: "update", page: 1 }),
      "http://grow.example",
    );
    expect(DIARIES.request(address.pathname.replace("/explore", ""), address.searchParams)).toEqual(request);
  });
});

describe("a click on a filter", () => {
  it("adds a word in its place, and removes it again", () => {
    expect(DIARIES.toggled(["flowering"], "indoor")).toEqual(["indoor", "flowering"]);
    expect(DIARIES.toggled(["indoor", "flowering"], "indoor")).toEqual(["flowering"]);
  });

  it("keeps other words of the group, which mean or", () => {
    expect(DIARIES.toggled(["led"], "hid")).toEqual(["hid", "led"]);
  });
});

describe("the list", () => {
  it("counts its pages, and has one without matches", () => {
    const request = DIARIES.request("", search());
    if (!request) throw new Error("the plain list exists");
    expect(listView(request, { ...empty, total: 49 }, METRIC).pages).toBe(3);
    expect(listView(request, { ...empty, total: 48 }, METRIC).pages).toBe(2);
    expect(listView(request, empty, METRIC).pages).toBe(1);
  });

  it("leaves out diaries without a week", () => {
    const request = DIARIES.request("", search());
    if (!request) throw new Error("the plain list exists");
    const card = (id: number, weeks: Schema<"DiaryCard">["weeks"]) =>
      ({ id, weeks, item_cover: null, item_user: null }) as unknown as Schema<"DiaryCard">;
    const week = { id: 1, days: 1, faza: 0, name: "week1" } as const;
    const list = { ...empty, items: [card(1, []), card(2, [week])], total: 2 };
    expect(listView(request, list, METRIC).cards.map(({ id }) => id)).toEqual([2]);
  });

  it("is indexable for up to two words in canonical order", () => {
    expect(DIARIES.isIndexed({ tags: ["indoor", "led"], sort: "update" })).toBe(true);
    expect(DIARIES.isIndexed({ tags: ["indoor", "led", "flowering"], sort: "update" })).toBe(false);
    expect(DIARIES.isIndexed({ tags: [], sort: "new" })).toBe(false);
  });
});

describe("numbers beside the filters", () => {
  it("are looked up by word", () => {
    const counts = countsView({
      total: 3,
      room: [{ slug: "indoor", cnt_diaries: 2 }],
      soil: [],
      watering: [],
      light: [{ slug: "led", cnt_diaries: 0 }],
      phase: [],
      events: [{ slug: "topping", cnt_diaries: 2 }],
      video: [{ slug: "video", cnt_diaries: 1 }],
    });
    expect(counts).toEqual({ indoor: 2, led: 0, topping: 2, video: 1 });
  });
});

describe("saved filters", () => {
  it("are shown in canonical order of words, without unknown ones", () => {
    const items = [
      { x: 1, name: "Under LED", tags: ["led", "indoor"] },
      { x: 2, name: "Old", tags: ["moonlight"] },
    ];
    expect(presetsView({ items, total: 2, start: 0, limit: 20 })).toEqual([
      { x: 1, name: "Under LED", tags: ["indoor", "led"] },
    ]);
  });
});
