import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS, METRIC, VIDEO_TAG } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { DIARIES } from "./list.ts";
import { countsView, listView, presetsView } from "./view.ts";

const search = (text = "") => new URLSearchParams(text);
const empty: Schema<"DiaryCardList"> = { items: [], total: 0, start: 0, limit: 24 };

describe("the address of the diary list", () => {
  it("without words asks for everything, latest week first", () => {
    expect(DIARIES.request("", search())).toMatchObject({ tags: [], sort: "update", page: 1 });
  });

  it("takes words in any order and knows their canonical one", () => {
    expect(DIARIES.request("led/indoor/flowering", search())?.tags).toEqual(["indoor", "led", "flowering"]);
    expect(DIARIES.request("led/led", search())?.tags).toEqual(["led"]);
  });

  it("takes all words there are at once, and not any number of strains", () => {
    const all = [...Object.values(EXPLORE_TAGS).flatMap((tags) => tags.map(({ slug }) => slug)), VIDEO_TAG];
    expect(DIARIES.request(all.join("/"), search())?.tags).toEqual(all);
    const strains = Array.from({ length: 25 }, (_, index) => `strain-night-plum-${index}`);
    expect(DIARIES.request(strains.slice(1).join("/"), search())?.tags).toHaveLength(24);
    expect(DIARIES.request(strains.join("/"), search())).toBeUndefined();
  });

  it("takes events, and puts them behind the words of the setup", () => {
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
  ])("does not exist for %s?%s", (segments, query) => {
    expect(DIARIES.request(segments, search(query))).toBeUndefined();
  });

  it("is written without what is usual", () => {
    expect(DIARIES.address({ tags: [], sort: "update", page: 1 })).toBe("/explore");
    expect(DIARIES.address({ tags: ["indoor", "led"], sort: "like", page: 3 })).toBe(
      "/explore/indoor/led?sort=like&page=3",
    );
  });

  it("is read back as it was written", () => {
    const request = DIARIES.request("led/indoor", search("page=2&sort=new"));
    const address = new URL(
      DIARIES.address(request ?? { tags: [], sort: "update", page: 1 }),
      "http://grow.example",
    );
    expect(DIARIES.request(address.pathname.replace("/explore", ""), address.searchParams)).toEqual(request);
  });
});

describe("a press on a filter", () => {
  it("adds a word in its place, and takes it away again", () => {
    expect(DIARIES.toggled(["flowering"], "indoor")).toEqual(["indoor", "flowering"]);
    expect(DIARIES.toggled(["indoor", "flowering"], "indoor")).toEqual(["flowering"]);
  });

  it("keeps other words of the group: they mean or", () => {
    expect(DIARIES.toggled(["led"], "hid")).toEqual(["hid", "led"]);
  });
});

describe("the list", () => {
  it("counts its pages, and has one when nothing matches", () => {
    const request = DIARIES.request("", search());
    if (!request) throw new Error("the plain list exists");
    expect(listView(request, { ...empty, total: 49 }, METRIC).pages).toBe(3);
    expect(listView(request, { ...empty, total: 48 }, METRIC).pages).toBe(2);
    expect(listView(request, empty, METRIC).pages).toBe(1);
  });

  it("is kept by search engines for up to two words in the usual order", () => {
    expect(DIARIES.isIndexed({ tags: ["indoor", "led"], sort: "update" })).toBe(true);
    expect(DIARIES.isIndexed({ tags: ["indoor", "led", "flowering"], sort: "update" })).toBe(false);
    expect(DIARIES.isIndexed({ tags: [], sort: "new" })).toBe(false);
  });
});

describe("numbers beside the filters", () => {
  it("are found by the word", () => {
    const counts = countsView({
      total: 3,
      room: [{ slug: "indoor", cnt_diaries: 2 }],
      soil: [],
      watering: [],
      light: [{ slug: "led", cnt_diaries: 0 }],
      phase: [],
      video: [{ slug: "video", cnt_diaries: 1 }],
    });
    expect(counts).toEqual({ indoor: 2, led: 0, video: 1 });
  });
});

describe("kept sets of filters", () => {
  it("are shown in the usual order of words, and not with one that is no longer known", () => {
    const items = [
      { x: 1, name: "Under LED", tags: ["led", "indoor"] },
      { x: 2, name: "Old", tags: ["moonlight"] },
    ];
    expect(presetsView({ items, total: 2, start: 0, limit: 20 })).toEqual([
      { x: 1, name: "Under LED", tags: ["indoor", "led"] },
    ]);
  });
});
