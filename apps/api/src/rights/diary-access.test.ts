import { expect, it } from "vitest";
import { type GuardedDiary, isCut, mayChange, mayRead, type Reader } from "./diary-access.ts";

const author: Reader = { id: 1, access: [], is_premium: false };
const other: Reader = { id: 2, access: ["view_extra"], is_premium: false };
const moderator: Reader = { id: 3, access: ["moderate"], is_premium: false };
const admin: Reader = { id: 4, access: ["admin"], is_premium: false };
const paying: Reader = { id: 5, access: [], is_premium: true };
const open: GuardedDiary = {
  user_id: 1,
  visibility: "public",
  is_ban: false,
  is_moderate: false,
  is_hidden: false,
  is_remove: false,
  is_lock: false,
};

it.each<[string, Partial<GuardedDiary>, { everybody: boolean; author: boolean }]>([
  ["public", {}, { everybody: true, author: true }],
  ["unlisted", { visibility: "unlisted" }, { everybody: true, author: true }],
  ["private", { visibility: "private" }, { everybody: false, author: true }],
  ["hidden", { is_hidden: true }, { everybody: false, author: true }],
  ["waiting for approval", { is_moderate: true }, { everybody: false, author: true }],
  ["rejected", { is_ban: true }, { everybody: false, author: true }],
  ["removed", { is_remove: true }, { everybody: false, author: false }],
])("a diary that is %s is readable by the right users", (_, flags, expected) => {
  const diary = { ...open, ...flags };
  expect([null, other, paying].map((reader) => mayRead(diary, reader))).toEqual(
    Array(3).fill(expected.everybody),
  );
  expect(mayRead(diary, author)).toBe(expected.author);
  expect([moderator, admin].map((reader) => mayRead(diary, reader))).toEqual([true, true]);
});

it("only the author and moderators may change a diary", () => {
  expect([null, other, paying].map((reader) => mayChange(open, reader))).toEqual([false, false, false]);
  expect([author, moderator, admin].map((reader) => mayChange(open, reader))).toEqual([true, true, true]);
});

it("a diary without an author does not belong to guests", () => {
  expect(mayChange({ user_id: null }, null)).toBe(false);
});

it("a locked diary is cut for users without Premium", () => {
  const locked = { ...open, is_lock: true };
  expect([null, other].map((reader) => isCut(locked, reader))).toEqual([true, true]);
  expect([author, moderator, admin, paying].map((reader) => isCut(locked, reader))).toEqual(
    Array(4).fill(false),
  );
  expect(isCut(open, null)).toBe(false);
});
