import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyFollowLists, type FollowLists, followChange, unfollowChange } from "./follow-change.ts";
import {
  addFollowPage,
  emptyFollowList,
  FOLLOW_LIMITS,
  type FollowedThing,
  type FollowRow,
  followRow,
  nextFollowStart,
  sortFollowList,
} from "./follow-list.ts";

const user = (id: number): FollowRow => followRow({ type: "user", id, avatar: null });
const diary = (id: number, is_finished: boolean): FollowRow =>
  followRow({ type: "diary", id, avatar: null, is_finished });
const users = (count: number, from = 1): FollowRow[] =>
  Array.from({ length: count }, (_, index) => user(from + index));
const ids = (rows: readonly FollowedThing[]): number[] => rows.map((row) => row.id);

function loaded(common: readonly FollowRow[], bookmark: readonly FollowRow[] = []): FollowLists {
  const page = (items: readonly FollowRow[]) => ({ items, total: items.length, start: 0 });
  const empty = emptyFollowLists(7);
  return {
    common: addFollowPage(empty.common, page(common)),
    bookmark: addFollowPage(empty.bookmark, page(bookmark)),
  };
}

describe("a row", () => {
  test("copies its id and its avatar", () => {
    expect(followRow({ type: "diary", id: 12, avatar: "/media/a/96.webp", is_finished: true })).toEqual({
      type: "diary",
      id: 12,
      content_id: 12,
      avatar: "/media/a/96.webp",
      avatar_small: "/media/a/96.webp",
      is_finished: true,
    });
  });

  test("without an avatar has none in both places", () => {
    expect(followRow({ type: "user", id: 3 })).toMatchObject({ avatar: null, avatar_small: null });
  });

  test.each(["user", "brand"] as const)("of a %s is never finished", (type) => {
    expect(followRow({ type, id: 3, is_finished: true }).is_finished).toBe(false);
  });
});

describe("the state of a list", () => {
  test("starts with 20 a page, nothing loaded, by last activity", () => {
    expect(emptyFollowList(7)).toEqual({
      user_id: 7,
      limit: 20,
      loaded: false,
      total: 0,
      start: 0,
      sort: "update",
      items: [],
    });
    expect(FOLLOW_LIMITS).toEqual({ page: 20, most: 1000 });
  });

  test("is loaded by its first page and goes on 20 rows later", () => {
    const first = addFollowPage(emptyFollowList(7), { items: users(20), total: 45, start: 0 });
    expect(first).toMatchObject({ loaded: true, start: 0, total: 45 });
    expect(nextFollowStart(first)).toBe(20);
    const second = addFollowPage(first, { items: users(20, 21), total: 45, start: 20 });
    expect(second.start).toBe(20);
    expect(nextFollowStart(second)).toBe(40);
    const third = addFollowPage(second, { items: users(5, 41), total: 45, start: 40 });
    expect(ids(third.items)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
    expect(nextFollowStart(third)).toBeNull();
  });

  test("loads every row once when rows were followed and unfollowed meanwhile", () => {
    const first = { ...loaded(users(20)), bookmark: emptyFollowList<FollowRow>(7) };
    const lists = { ...first, common: { ...first.common, total: 45 } };
    expect(nextFollowStart(unfollowChange(lists, user(4)).lists.common)).toBe(19);
    const more = followChange(lists, user(90)).lists.common;
    expect(nextFollowStart(more)).toBe(20);
    // The server counts the new row in front, so its second page repeats the 20th.
    const page = { items: users(20, 20), total: 46, start: 20 };
    expect(ids(addFollowPage(more, page).items)).toEqual([
      90,
      ...Array.from({ length: 39 }, (_, at) => at + 1),
    ]);
  });

  test("ends at an empty page although the server counted more", () => {
    const first = addFollowPage(emptyFollowList(7), { items: users(3), total: 5, start: 0 });
    const end = addFollowPage(first, { items: [], total: 5, start: 3 });
    expect(end.total).toBe(3);
    expect(nextFollowStart(end)).toBeNull();
  });

  test("resets with another order, and stays with the same one", () => {
    const list = addFollowPage(emptyFollowList(7), { items: users(20), total: 45, start: 0 });
    expect(sortFollowList(list, "name")).toEqual(emptyFollowList(7, "name"));
    expect(sortFollowList(list, "update")).toBe(list);
  });

  test("never holds more than 1000 loaded rows", () => {
    const list = addFollowPage(emptyFollowList(7), { items: users(1001), total: 1001, start: 0 });
    expect(list.items).toHaveLength(1000);
    expect(list.items.at(-1)?.id).toBe(1000);
    expect(list.total).toBe(1001);
    expect(nextFollowStart(list)).toBeNull();
  });
});

describe("following", () => {
  test.each([
    ["a grower", user(1), "common"],
    ["a brand", followRow({ type: "brand", id: 1 }), "common"],
    ["a growing diary", diary(1, false), "common"],
    ["a finished diary", diary(1, true), "bookmark"],
  ] as const)("%s adds it to one list", (_, row, name) => {
    const { lists, method } = followChange(emptyFollowLists(7), row);
    expect(method).toBe("POST");
    expect(lists[name]).toMatchObject({ items: [row], total: 1 });
    expect(lists[name === "common" ? "bookmark" : "common"]).toMatchObject({ items: [], total: 0 });
  });

  test("ignores the finished flag of a brand", () => {
    const row = { ...followRow({ type: "brand", id: 1 }), is_finished: true };
    expect(ids(followChange(emptyFollowLists(7), row).lists.common.items)).toEqual([1]);
  });

  test("a followed thing again moves it to the front without counting", () => {
    const { lists } = followChange(loaded(users(3)), user(3));
    expect(ids(lists.common.items)).toEqual([3, 1, 2]);
    expect(lists.common.total).toBe(3);
  });

  test("distinguishes a diary from a grower with the same id", () => {
    expect(followChange(loaded(users(3)), diary(3, false)).lists.common.items).toHaveLength(4);
  });

  test("a diary that finished meanwhile moves it to the bookmarks", () => {
    const { lists } = followChange(loaded([diary(5, false)]), diary(5, true));
    expect(lists.common).toMatchObject({ items: [], total: 0 });
    expect(lists.bookmark).toMatchObject({ items: [diary(5, true)], total: 1 });
  });

  test("fills a list of 999 up to 1000, and drops the last of 1000", () => {
    expect(followChange(loaded(users(999)), user(5000)).lists.common.items).toHaveLength(1000);
    const { lists } = followChange(loaded(users(1000)), user(5000));
    expect(lists.common.items).toHaveLength(1000);
    expect(lists.common.items[0]?.id).toBe(5000);
    expect(lists.common.items.at(-1)?.id).toBe(999);
    expect(lists.common.total).toBe(1001);
  });

  test("a row of a full list again drops nothing", () => {
    const { lists } = followChange(loaded(users(1000)), user(1000));
    expect(lists.common.items).toHaveLength(1000);
    expect(ids(lists.common.items).sort((a, b) => a - b)).toEqual(ids(users(1000)));
  });
});

describe("unfollowing", () => {
  test("removes the row from both lists", () => {
    const { lists, method } = unfollowChange(
      loaded([diary(5, false), user(1)], [diary(5, true)]),
      diary(5, true),
    );
    expect(method).toBe("DELETE");
    expect(lists.common).toMatchObject({ items: [user(1)], total: 1 });
    expect(lists.bookmark).toMatchObject({ items: [], total: 0 });
  });

  test.each([
    ["the common list", loaded([diary(5, false)])],
    ["the bookmarks", loaded([], [diary(5, true)])],
  ])("removes a row of %s only, with any finished flag", (_, before) => {
    const { lists } = unfollowChange(before, { type: "diary", id: 5 });
    expect([...lists.common.items, ...lists.bookmark.items]).toEqual([]);
    expect(lists.common.total + lists.bookmark.total).toBe(0);
  });

  test("a thing in neither list changes nothing, and never makes a total negative", () => {
    const before = loaded(users(2));
    expect(unfollowChange(before, user(9)).lists).toEqual(before);
  });

  test("a row that is not loaded yet lowers the total", () => {
    const before = { ...loaded(users(20)) };
    const lists = { ...before, common: { ...before.common, total: 45 } };
    const change = unfollowChange(lists, user(30));
    expect(change.lists.common).toMatchObject({ total: 44 });
    expect(change.lists.common.items).toHaveLength(20);
    expect(change.restore(change.lists)).toEqual(lists);
  });
});

describe("a failed call", () => {
  test("brings a row back that a full list had lost", () => {
    const before = loaded(users(1000));
    const change = followChange(before, user(5000));
    expect(change.restore(change.lists)).toEqual(before);
  });

  test("keeps what happened to other rows meanwhile", () => {
    const change = unfollowChange(loaded(users(3)), user(2));
    const later = followChange(change.lists, user(8)).lists;
    expect(ids(change.restore(later).common.items).sort()).toEqual([1, 2, 3, 8]);
    expect(change.restore(later).common.total).toBe(4);
  });

  test("brings an unfollowed row back between its neighbours, whatever came and went meanwhile", () => {
    const change = unfollowChange(loaded(users(4)), user(3));
    const followed = followChange(change.lists, user(8)).lists;
    expect(ids(change.restore(followed).common.items)).toEqual([8, 1, 2, 3, 4]);
    const unfollowed = unfollowChange(change.lists, user(2)).lists;
    expect(ids(change.restore(unfollowed).common.items)).toEqual([1, 3, 4]);
  });

  test("brings the first row back before its neighbour, behind rows followed meanwhile", () => {
    const change = unfollowChange(loaded(users(2)), user(1));
    const followed = followChange(change.lists, user(8)).lists;
    expect(ids(change.restore(followed).common.items)).toEqual([8, 1, 2]);
  });

  test("of two unfollowed rows, rolled back in any order, keeps both places", () => {
    const before = loaded(users(3));
    const first = unfollowChange(before, user(1));
    const second = unfollowChange(first.lists, user(2));
    expect(second.restore(first.restore(second.lists))).toEqual(before);
    expect(first.restore(second.restore(second.lists))).toEqual(before);
  });

  test("ignores the lists of another user or order", () => {
    const change = followChange(loaded(users(3)), user(8));
    const others = emptyFollowLists(9);
    expect(change.restore(others)).toEqual(others);
    const sorted = { ...change.lists, common: sortFollowList(change.lists.common, "name") };
    expect(change.restore(sorted)).toEqual(sorted);
  });

  const thing = fc.record({
    type: fc.constantFrom("user", "diary", "brand"),
    id: fc.integer({ min: 1, max: 12 }),
    is_finished: fc.boolean(),
  });
  const clicks = fc.array(fc.record({ row: thing, follow: fc.boolean() }), { maxLength: 40 });

  test("restores the state before, after any clicks", () => {
    fc.assert(
      fc.property(clicks, thing, fc.boolean(), (before, last, follow) => {
        let lists = emptyFollowLists(7);
        for (const click of before) {
          const step = click.follow
            ? followChange(lists, followRow(click.row))
            : unfollowChange(lists, click.row);
          lists = step.lists;
        }
        const change = follow ? followChange(lists, followRow(last)) : unfollowChange(lists, last);
        expect(change.restore(change.lists)).toEqual(lists);
      }),
    );
  });

  test("no sequence of clicks makes a list longer than 1000 or duplicates a row", () => {
    fc.assert(
      fc.property(fc.integer({ min: 990, max: 1000 }), clicks, (size, all) => {
        let lists = loaded(users(size, 100));
        for (const { row, follow } of all) {
          lists = (follow ? followChange(lists, followRow(row)) : unfollowChange(lists, row)).lists;
          expect(lists.common.items.length).toBeLessThanOrEqual(1000);
        }
        const keys = lists.common.items.map((row) => `${row.type}${row.id}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 20 },
    );
  });
});
