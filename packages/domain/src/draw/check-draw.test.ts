import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkDraw,
  drawOrder,
  drawSeed,
  entryList,
  orderByVotes,
  type PublishedDraw,
  sha256Hex,
} from "./index.ts";
import type { ShownPlace } from "./shown-places.ts";

// The vectors were computed by a program in another language that shares no code with this one.
const SECRET = "5f".repeat(32);
const LIST = "3 diary 8\n7 diary 12\n9 diary 4\n12 diary 30\n40 diary 2\n";
const SEED = "a6b14733105f854c181ecf818649212b4c30b17e19d396599b506277ec4ca8d9";
const shown = (place: number, entry: number, state: ShownPlace["state"]): ShownPlace => ({
  place,
  entry,
  state,
});
const PLACES = [shown(1, 12, "passed"), shown(2, 3, "asked"), shown(3, 7, "next")];
const DRAW = {
  isDrawn: true,
  commitment: "ce63c4ebf143f2aade4d14b4e5d941832c7af9ef9a000df459c9b6a07f155486",
  secret: SECRET,
  list: LIST,
  listHash: "197e9a887e7ba432bf7e117363468ac90c33276aed5866e0b4016895e1d367d6",
  order: [12, 3, 7, 40, 9],
  places: PLACES,
  prizes: 1,
};
const RIGHT = {
  ...{ isRight: true, isComplete: true, isSecret: true, isList: true, listFault: null },
  ...{ isOrder: true, arePlaces: true, areWinners: true },
};
const hashed = async (list: string) => ({ list, listHash: await sha256Hex(list) });

describe("checkDraw", () => {
  test("confirms a fair draw and names what it computed", async () => {
    expect(await checkDraw(DRAW)).toEqual({
      ...RIGHT,
      ...{ commitment: DRAW.commitment, listHash: DRAW.listHash, seed: SEED, order: DRAW.order },
    });
  });

  test("confirms a draw without the places that are shown, drawn where a secret was published", async () => {
    const { isDrawn: _drawn, places: _places, prizes: _prizes, ...published } = DRAW;
    expect(await checkDraw(published)).toMatchObject(RIGHT);
    expect(await checkDraw({ ...published, secret: null })).toMatchObject({ isComplete: false });
  });

  test("computes an order that was not published, as of long lists", async () => {
    const { order, ...published } = DRAW;
    expect(await checkDraw(published)).toMatchObject({ ...RIGHT, order });
  });

  test("finds a secret that was changed after the commitment", async () => {
    const found = await checkDraw({ ...DRAW, secret: `${SECRET}0` });
    expect(found).toMatchObject({
      ...RIGHT,
      isRight: false,
      isSecret: false,
      isOrder: false,
      arePlaces: false,
    });
  });

  test.each([
    ["secret", { secret: null }],
    ["commitment", { commitment: null }],
    ["secret and commitment", { secret: null, commitment: null }],
  ])("finds a draw without %s, whatever its places are", async (_, missing) => {
    const found = await checkDraw({ ...DRAW, ...missing });
    expect(found).toMatchObject({ isRight: false, isComplete: false });
  });

  // Pitfall: changing one entry changes the hash.
  test.each([
    ["an entry more", `${LIST}41 diary 77\n`],
    ["an entry less", LIST.replace("7 diary 12\n", "")],
    ["another thing of an entry", LIST.replace("9 diary 4", "9 diary 5")],
  ])("finds %s in the list", async (_, list) => {
    expect(await checkDraw({ ...DRAW, list })).toMatchObject({
      ...{ isRight: false, isSecret: true, isList: false, isOrder: false },
    });
  });

  test.each([
    ["unended", LIST.slice(0, -1)],
    ["unsorted", `${LIST}39 diary 77\n`],
    ["unsorted", `${LIST}40 diary 77\n`],
    ["malformed", `${LIST}41 diary 77 3\n`],
    ["malformed", `${LIST}\n`],
  ])("finds a list that is %s although its hash was published: %j", async (listFault, list) => {
    expect(await checkDraw({ ...DRAW, ...(await hashed(list)) })).toMatchObject({
      ...{ isRight: false, isList: true, listFault, isOrder: false },
    });
  });

  test("finds places that were exchanged in the order", async () => {
    const found = await checkDraw({ ...DRAW, order: [3, 12, 7, 40, 9] });
    expect(found).toMatchObject({ ...RIGHT, isRight: false, isOrder: false });
  });

  test.each([
    ["another entry", [shown(1, 12, "passed"), shown(2, 9, "asked"), shown(3, 7, "next")]],
    ["another number", [shown(1, 12, "passed"), shown(3, 3, "asked")]],
    ["a gap", [shown(2, 3, "asked"), shown(3, 7, "next")]],
  ])("finds shown places with %s", async (_, places) => {
    expect(await checkDraw({ ...DRAW, places })).toMatchObject({
      isRight: false,
      isOrder: true,
      arePlaces: false,
    });
  });

  test.each([
    ["a winner too many", [shown(1, 12, "confirmed"), shown(2, 3, "asked")]],
    ["a winner who was skipped", [shown(1, 12, "next"), shown(2, 3, "asked")]],
    ["no winner", [shown(1, 12, "passed"), shown(2, 3, "next")]],
    ["no places", []],
  ])("finds %s", async (_, places) => {
    expect(await checkDraw({ ...DRAW, places })).toMatchObject({
      ...RIGHT,
      ...{ isRight: false, areWinners: false },
    });
  });

  test("confirms fewer winners than prizes where all entries passed theirs on", async () => {
    const places = DRAW.order.map((entry, index) => shown(index + 1, entry, "passed"));
    expect(await checkDraw({ ...DRAW, places, prizes: 9 })).toMatchObject(RIGHT);
  });

  test("orders by votes where they decide, and of equals the earlier entry first", async () => {
    const list = await hashed("3 video 8 4\n7 video 12 9\n9 video 4 4\n");
    const votes = { isDrawn: false, commitment: null, secret: null, ...list };
    const places = [
      { ...shown(1, 7, "confirmed"), votes: 9 },
      { ...shown(2, 3, "next"), votes: 4 },
    ];
    const right = { ...votes, order: [7, 3, 9], places, prizes: 1 };
    expect(await checkDraw(right)).toMatchObject({ ...RIGHT, seed: null });
    expect(await checkDraw({ ...right, order: [7, 9, 3] })).toMatchObject({ isOrder: false });
    const miscounted = places.map((place) => ({ ...place, votes: place.votes + 1 }));
    expect(await checkDraw({ ...right, places: miscounted })).toMatchObject({
      isOrder: true,
      arePlaces: false,
    });
    const unvoted = await hashed("3 video 8\n7 video 12\n9 video 4\n");
    expect(await checkDraw({ ...right, ...unvoted })).toMatchObject({ listFault: "malformed" });
  });

  test("confirms a draw without entries", async () => {
    const nothing = { ...DRAW, ...(await hashed("")), order: [], places: [] };
    expect(await checkDraw(nothing)).toMatchObject(RIGHT);
  });

  test("needs a list of places", () => {
    expect(() => checkDraw({ ...DRAW, places: "12" as never })).toThrow(TypeError);
  });
});

/** A right result of any size, with winners who reply, take their prize and pass it on. */
const result = fc
  .record({
    isDrawn: fc.boolean(),
    secret: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    ids: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 2, maxLength: 12 }),
    votes: fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
    prizes: fc.integer({ min: 1, max: 4 }),
    replies: fc.array(fc.constantFrom("asked", "confirmed", "passed"), { minLength: 12, maxLength: 12 }),
  })
  .map(async ({ isDrawn, secret, ids, votes, prizes, replies }) => {
    const entries = ids
      .toSorted((one, other) => one - other)
      .map((id, index) => ({
        ...{ id, type: "photo", contentId: id + 1 },
        ...(isDrawn ? {} : { votes: votes[index] ?? 0 }),
      }));
    const list = await hashed(entryList(entries));
    const places = (await drawOrder(await drawSeed(secret, list.listHash), entries.length)) ?? [];
    const order = isDrawn ? places.map((index) => entries[index]?.id ?? 0) : orderByVotes(entries);
    let left = prizes;
    const states = order.map((entry, index): ShownPlace => {
      const state = left === 0 ? "next" : (replies[index] ?? "asked");
      if (state === "asked" || state === "confirmed") left -= 1;
      return { place: index + 1, entry, state, votes: entries.find(({ id }) => id === entry)?.votes ?? 0 };
    });
    return {
      ...{ isDrawn, secret: isDrawn ? secret : null, commitment: isDrawn ? await sha256Hex(secret) : null },
      ...{ ...list, order, places: states, prizes },
    };
  });

type Result = PublishedDraw & { readonly places: readonly ShownPlace[] };
/** Changes a right result; null where it can't be changed so. */
type Change = (draw: Result, at: number) => Partial<PublishedDraw> | null;

const another = (digits: string | null, at: number) => {
  if (digits === null) return "0".repeat(64);
  const index = at % digits.length;
  return `${digits.slice(0, index)}${digits[index] === "7" ? "8" : "7"}${digits.slice(index + 1)}`;
};
const changedPlace = ({ places }: Result, at: number, change: (place: ShownPlace) => Partial<ShownPlace>) =>
  places.map((place, index) => (index === at % places.length ? { ...place, ...change(place) } : place));

const CHANGES: Readonly<Record<string, Change>> = {
  "a character of the list": ({ list }, at) => ({ list: another(list, at) }),
  "a line less": ({ list }) => ({ list: list.slice(0, list.lastIndexOf("\n", list.length - 2) + 1) }),
  "a line feed less": ({ list }) => ({ list: list.slice(0, -1) }),
  "the hash of the list": ({ listHash }, at) => ({ listHash: another(listHash, at) }),
  "an entry less in the order": ({ order = [] }) => ({ order: order.slice(0, -1) }),
  "two entries exchanged in the order": ({ order: [first = 0, second = 0, ...rest] = [] }) => ({
    order: [second, first, ...rest],
  }),
  "the secret": ({ secret }) => ({ secret: `${secret ?? ""}x` }),
  "no secret or one more": ({ secret }) => ({ secret: secret === null ? "5f" : null }),
  "the commitment": ({ commitment }, at) => ({ commitment: another(commitment, at) }),
  "the entry of a place": (draw, at) => ({
    places: changedPlace(draw, at, ({ entry }) => ({ entry: entry + 1 })),
  }),
  "the number of a place": (draw, at) => ({
    places: changedPlace(draw, at, ({ place }) => ({ place: place + 1 })),
  }),
  "the state of a place": (draw, at) => ({
    places: changedPlace(draw, at, ({ state }) => ({ state: state === "next" ? "confirmed" : "next" })),
  }),
  "a winner who is said to have passed": (draw) => {
    const winner = draw.places.findIndex(({ state }) => state === "asked" || state === "confirmed");
    const isNext = draw.places.some(({ state }) => state === "next");
    return isNext ? { places: changedPlace(draw, winner, () => ({ state: "passed" })) } : null;
  },
};

describe("any change of a result is found", () => {
  test("and a right result is confirmed", async () => {
    await fc.assert(
      fc.asyncProperty(result, async (made) => {
        expect(await checkDraw(await made)).toMatchObject(RIGHT);
      }),
    );
  });

  test.each(Object.entries(CHANGES))("%s", async (_, change) => {
    await fc.assert(
      fc.asyncProperty(result, fc.nat(10_000), async (made, at) => {
        const draw: Result = await made;
        const changed = change(draw, at);
        fc.pre(changed !== null);
        expect((await checkDraw({ ...draw, ...changed })).isRight).toBe(false);
      }),
    );
  });
});
