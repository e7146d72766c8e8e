import { describe, expect, it } from "vitest";
import { changedItems, changedKeys, itemDeed, itemId, itemKeys } from "./item-values.ts";

const VALUES = {
  title: "Best soil",
  "options.0.key": "7",
  "options.0.items_text.en.text": "Coco",
  "options.1.key": "new1",
  "options.1.items_text.en.text": "Peat",
};

it("itemKeys reads rows up to the first gap", () => {
  expect(itemKeys(VALUES, "options")).toEqual(["7", "new1"]);
  expect(itemKeys({ "options.1.key": "7" }, "options")).toEqual([]);
});

it("itemId is the id of a saved row only", () => {
  expect([itemId("7"), itemId("new1"), itemId("")]).toEqual([7, null, null]);
});

describe("changedItems", () => {
  it("adds a row with a key of its own at the end", () => {
    expect(changedItems(VALUES, itemDeed("add", "options"))).toEqual({ ...VALUES, "options.2.key": "new2" });
  });

  it("removes a row and moves those below it up", () => {
    expect(changedItems(VALUES, itemDeed("remove", "options", 0))).toEqual({
      title: "Best soil",
      "options.0.key": "new1",
      "options.0.items_text.en.text": "Peat",
    });
  });

  it.each([
    ["up", 1],
    ["down", 0],
  ] as const)("swaps two rows for %s of row %i, with what was typed", (change, index) => {
    expect(changedItems(VALUES, itemDeed(change, "options", index))).toEqual({
      title: "Best soil",
      "options.0.key": "new1",
      "options.0.items_text.en.text": "Peat",
      "options.1.key": "7",
      "options.1.items_text.en.text": "Coco",
    });
  });

  it.each(["save", "items:burn:options:0", "items:up:"])("is null for the button %s", (deed) => {
    expect(changedItems(VALUES, deed)).toBeNull();
  });
});

it.each([
  ["up", 0],
  ["down", 1],
  ["remove", 9],
] as const)("changedKeys leaves rows as they are for %s of row %i", (change, index) => {
  expect(changedKeys(["7", "new1"], change, index)).toEqual(["7", "new1"]);
});
