import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkDraw,
  type DrawEntry,
  drawOrder,
  drawSeed,
  entryList,
  parseEntryList,
  sha256Hex,
} from "./index.ts";

// The vectors were computed by a program in another language that shares no code with this one.
const SECRET = "5f".repeat(32);
const LIST = "3 diary 8\n7 diary 12\n9 diary 4\n12 diary 30\n40 diary 2\n";
const DRAW = {
  commitment: "ce63c4ebf143f2aade4d14b4e5d941832c7af9ef9a000df459c9b6a07f155486",
  secret: SECRET,
  list: LIST,
  listHash: "197e9a887e7ba432bf7e117363468ac90c33276aed5866e0b4016895e1d367d6",
  order: [12, 3, 7, 40, 9],
};
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
    expect(await drawSeed(SECRET, DRAW.listHash)).toBe(SEED);
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

  test.each(["7 diary\n", "7 diary 12 3 4\n", "-7 diary 12\n", "7  diary 12\n", "seven diary 12\n"])(
    "is empty when a line is malformed: %j",
    (list) => {
      expect(parseEntryList(LIST + list)).toEqual([]);
    },
  );
});

describe("checkDraw", () => {
  test("confirms a fair draw and names what it computed", async () => {
    expect(await checkDraw(DRAW)).toEqual({
      ...{ isSecret: true, isList: true, isOrder: true },
      ...{ commitment: DRAW.commitment, listHash: DRAW.listHash, seed: SEED, order: DRAW.order },
    });
  });

  test("finds a secret that was changed after the commitment", async () => {
    const found = await checkDraw({ ...DRAW, secret: `${SECRET}0` });
    expect(found).toMatchObject({ isSecret: false, isList: true, isOrder: false });
  });

  // Pitfall: changing one entry changes the hash.
  test.each([
    ["an entry more", `${LIST}41 diary 77\n`],
    ["an entry less", LIST.replace("7 diary 12\n", "")],
    ["another thing of an entry", LIST.replace("9 diary 4", "9 diary 5")],
  ])("finds %s in the list", async (_, list) => {
    expect(await checkDraw({ ...DRAW, list })).toMatchObject({
      isSecret: true,
      isList: false,
      isOrder: false,
    });
  });

  test("finds places that were exchanged", async () => {
    const found = await checkDraw({ ...DRAW, order: [3, 12, 7, 40, 9] });
    expect(found).toMatchObject({ isSecret: true, isList: true, isOrder: false });
  });

  test("orders by votes where they decide, and of equals the earlier entry first", async () => {
    const list = "3 video 8 4\n7 video 12 9\n9 video 4 4\n";
    const votes = { commitment: null, secret: null, list, listHash: await sha256Hex(list) };
    expect(await checkDraw({ ...votes, order: [7, 3, 9] })).toMatchObject({ isList: true, isOrder: true });
    expect(await checkDraw({ ...votes, order: [7, 9, 3] })).toMatchObject({ isOrder: false });
  });

  test("confirms a draw without entries", async () => {
    const nothing = { ...DRAW, list: "", listHash: await sha256Hex(""), order: [] };
    expect(await checkDraw(nothing)).toMatchObject({ isSecret: true, isList: true, isOrder: true });
  });
});
