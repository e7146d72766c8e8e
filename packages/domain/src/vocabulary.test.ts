import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BRAND_TABS, CATALOGUES, isCatalogue, isSection, SECTIONS } from "./catalogue.ts";
import { equipmentLists } from "./equipment.ts";
import {
  EXPLORE_TAGS,
  type ExploreFilters,
  exploreTags,
  NO_FILTERS,
  parseExploreTags,
  VIDEO_TAG,
} from "./explore-filters.ts";
import { GERMINATION_METHODS } from "./germination-methods.ts";
import { optionCode, optionName } from "./option-list.ts";
import { PHASES } from "./phase.ts";
import { isParam, paramId } from "./route-params.ts";
import { LIGHTS, ROOMS, SOILS, WATERINGS } from "./setup-options.ts";

describe("option lists", () => {
  test.each([
    [ROOMS, { 1: "indoor", 2: "outdoor", 3: "greenhouse" }],
    [SOILS, { 1: "soil", 2: "coco", 3: "hydro", 4: "other" }],
    [WATERINGS, { 1: "manual", 2: "drip", 3: "hydroponic", 4: "other" }],
    [LIGHTS, { 1: "fluorescent", 2: "hid", 3: "led" }],
    [GERMINATION_METHODS, { 1: "paper", 2: "glass", 4: "cube", 5: "pellet", 6: "substrate", 7: "other" }],
  ])("keep their codes", (list, expected) => {
    expect(Object.fromEntries(list.map((option) => [option.code, option.name]))).toEqual(expected);
    for (const option of list) {
      expect(optionName(list, option.code)).toBe(option.name);
      expect(optionCode(list, option.name)).toBe(option.code);
    }
    expect(optionName(list, 99)).toBeUndefined();
    expect(optionName(list, null)).toBeUndefined();
    expect(optionCode(list, "moon")).toBeUndefined();
  });

  test("germination success and popularity are those given, popularity making 100", () => {
    expect(GERMINATION_METHODS.map((method) => method.success)).toEqual([93, 93, 92, 92, 93, 93]);
    expect(GERMINATION_METHODS.map((method) => method.popularity)).toEqual([40, 23, 4, 7, 20, 6]);
    expect(GERMINATION_METHODS.reduce((sum, method) => sum + method.popularity, 0)).toBe(100);
  });
});

describe("the catalogue", () => {
  test("has 14 words, 13 of them sections", () => {
    expect(new Set(CATALOGUES).size).toBe(14);
    expect(SECTIONS).toHaveLength(13);
    expect(isSection("equipment")).toBe(false);
    expect(isCatalogue("equipment")).toBe(true);
    expect(isCatalogue("Seedbank")).toBe(false);
  });

  test("has no word that is also a tab of a brand", () => {
    for (const tab of BRAND_TABS) expect(isCatalogue(tab)).toBe(false);
  });

  test("has no seeds where none are named", () => {
    const rows = [{ category: "fan", name: "Silent 100" }];
    expect(equipmentLists(rows).seeds).toEqual([]);
    expect(equipmentLists([]).seeds).toEqual([]);
  });

  test("splits equipment into the lists of a diary", () => {
    const rows = [
      { category: "seed", name: "Harbour Fog" },
      { category: "fan", name: "Silent 100" },
      { category: "seed", name: "Night Plum" },
      { category: "lamp_flower", name: "Board 240" },
    ];
    const lists = equipmentLists(rows);
    expect(lists.seeds.map((row) => row.name)).toEqual(["Harbour Fog", "Night Plum"]);
    expect(lists.lamps_flower).toHaveLength(1);
    expect([...lists.nutrients, ...lists.lamps_veg, ...lists.tents, ...lists.mediums]).toEqual([]);
  });
});

describe("filters of the diary list", () => {
  test("every word has one meaning", () => {
    const words = [...Object.values(EXPLORE_TAGS).flatMap((tags) => tags.map((tag) => tag.slug)), VIDEO_TAG];
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(isParam("tag", word)).toBe(true);
  });

  test("every option has a word", () => {
    const codes = (tags: readonly { code: number }[]) => tags.map((tag) => tag.code);
    expect(codes(EXPLORE_TAGS.room)).toEqual(ROOMS.map((option) => option.code));
    expect(codes(EXPLORE_TAGS.soil)).toEqual(SOILS.map((option) => option.code));
    expect(codes(EXPLORE_TAGS.watering)).toEqual(WATERINGS.map((option) => option.code));
    expect(codes(EXPLORE_TAGS.light)).toEqual(LIGHTS.map((option) => option.code));
    expect(codes(EXPLORE_TAGS.phase)).toEqual(PHASES.map((phase) => phase.faza));
  });

  test("are parsed in any order and written in one", () => {
    const filters = parseExploreTags(["video", "strain-night-plum", "led", "indoor", "led", "flowering"]);
    expect(filters).toEqual({
      ...NO_FILTERS,
      room: [1],
      light: [3],
      phase: [1],
      is_video: true,
      strains: ["night-plum"],
    });
    expect(exploreTags(filters ?? NO_FILTERS)).toEqual([
      "indoor",
      "led",
      "flowering",
      "video",
      "strain-night-plum",
    ]);
  });

  test.each([[["moon"]], [["indoor", ""]], [["Indoor"]], [["strain-"]], [["strain--x"]], [["brand-A b"]]])(
    "%j has an unknown word",
    (words) => {
      expect(parseExploreTags(words)).toBeUndefined();
    },
  );

  test("no words are no filters", () => {
    expect(parseExploreTags([])).toEqual(NO_FILTERS);
    expect(exploreTags(NO_FILTERS)).toEqual([]);
  });

  test("round-trip through their URL", () => {
    const some = <Code extends number>(tags: readonly { code: Code }[]) =>
      fc.subarray(tags.map((tag) => tag.code));
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/), { maxLength: 3 });
    const anyFilters: fc.Arbitrary<ExploreFilters> = fc.record({
      room: some(EXPLORE_TAGS.room),
      soil: some(EXPLORE_TAGS.soil),
      watering: some(EXPLORE_TAGS.watering),
      light: some(EXPLORE_TAGS.light),
      phase: some(EXPLORE_TAGS.phase),
      is_video: fc.boolean(),
      strains: names.map((list) => list.sort()),
      brands: names.map((list) => list.sort()),
    });
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const words = exploreTags(filters);
        expect(parseExploreTags([...words].reverse())).toEqual(filters);
        for (const word of words) expect(isParam("tag", word)).toBe(true);
      }),
    );
  });
});

describe("route parameters", () => {
  test.each([
    ["id", "12", true],
    ["id", "12-night-plum", true],
    ["id", "12-", true],
    ["id", "1".repeat(15), true],
    ["id", "1".repeat(16), false],
    ["id", "night-plum", false],
    ["id", "-1", false],
    ["id", "12night", false],
    ["id", "", false],
    ["id", "new", false],
    ["id-or-new", "new", true],
    ["slug", "tessellate", true],
    ["slug", "..", false],
    ["slug", "a/b", false],
    ["year", "2026", true],
    ["year", "1999", false],
    ["catalogue", "grow-lights", true],
    ["catalogue", "lights", false],
  ] as const)("%s %j: %j", (kind, value, valid) => {
    expect(isParam(kind, value)).toBe(valid);
  });

  test("begin with their id", () => {
    expect(paramId("12-night-plum")).toBe(12);
    expect(paramId("night-plum")).toBeUndefined();
    expect(paramId(undefined)).toBeUndefined();
    expect(isParam("id", undefined)).toBe(false);
  });
});
