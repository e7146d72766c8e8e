import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEntryList } from "./entry-list.ts";
import { type DrawEntry, drawOrder, drawSeed, entryList, parseEntryList, sha256Hex } from "./index.ts";

// The vectors were computed by a program in another language that shares no code with this one.
const SECRET = "5f".repeat(32);
const LIST = "3 diary 8\n7 diary 12\n9 diary 4\n12 diary 30\n40 diary 2\n";
const LIST_HASH = "197e9a887e7ba432bf7e117363468ac90c33276aed5866e0b4016895e1d367d6";
const SEED = "a6b14733105f854c181ecf818649212b4c30b17e19d396599b506277ec4ca8d9";

describe("sha256Hex", () => {
  test("hashes any text as Node does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 300 }), async (text) => {
        expect(await sha256Hex(text)).toBe(createHash("sha256").update(text).digest("hex"));
      }),
    );
  });
});

describe("drawSeed", () => {
  test("gives the seed of the test vector", async () => {
    expect(await drawSeed(SECRET, LIST_HASH)).toBe(SEED);
  });
});

describe("drawOrder", () => {
  test.each([
    ["grow", 0, []],
    ["grow", 1, [0]],
    ["grow", 12, [8, 7, 6, 2, 11, 9, 0, 5, 3, 4, 1, 10]],
    [SEED, 5, [3, 0, 1, 4, 2]],
  ])("gives the order of the test vector %s, %i", async (seed, count, order) => {
    expect(await drawOrder(seed, count)).toEqual(order);
  });

  test("gives the order of the test vector of 1,000 entries", async () => {
    const order = (await drawOrder("grow", 1000)) ?? [];
    expect(await sha256Hex(order.join(","))).toBe(
      "fa71ea26b7678d039855ba8a49e1bef8dd1e95a249c7069b4b32f6e713491fa8",
    );
  });

  test("contains every entry once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.integer({ min: 0, max: 60 }), async (seed, count) => {
        const order = (await drawOrder(seed, count)) ?? [];
        expect(order.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()]);
      }),
    );
  });
});

describe("entryList", () => {
  test("is read back as it was written", () => {
    const entry = fc.record({
      id: fc.integer({ min: 1, max: 2 ** 40 }),
      type: fc.constantFrom("diary", "week", "photo", "video"),
      contentId: fc.integer({ min: 1, max: 2 ** 40 }),
      votes: fc.option(fc.nat(99_999), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ id }) => id }), (entries: DrawEntry[]) => {
        const sorted = entries.toSorted((one, other) => one.id - other.id);
        expect(parseEntryList(entryList(entries))).toEqual(
          sorted.map(({ votes, ...rest }) => (votes === undefined ? rest : { ...rest, votes })),
        );
      }),
    );
  });

  test.each([
    ["41 diary\n", "malformed"],
    ["41 diary 12 3 4\n", "malformed"],
    ["-41 diary 12\n", "malformed"],
    ["41  diary 12\n", "malformed"],
    ["041 diary 12\n", "malformed"],
    ["41 diary 12 03\n", "malformed"],
    ["seven diary 12\n", "malformed"],
    ["\n", "malformed"],
    ["41 diary 12", "unended"],
    ["40 diary 12\n", "unsorted"],
    ["39 diary 12\n", "unsorted"],
  ])("is empty when it goes on with %j, which is %s", (rest, fault) => {
    expect(parseEntryList(LIST + rest)).toEqual([]);
    expect(readEntryList(LIST + rest)).toEqual({ entries: [], fault });
  });
});
