import { objectIn } from "../argument-checks.ts";
import {
  emptyFollowList,
  FOLLOW_LIMITS,
  type FollowedThing,
  type FollowList,
  type FollowRow,
  followedIn,
  isBookmark,
  isSameFollow,
} from "./follow-list.ts";

/** The two lists of what a grower follows. */
export interface FollowLists<Row extends FollowedThing = FollowRow> {
  /** Growers, brands and diaries that still grow. */
  readonly common: FollowList<Row>;
  /** Finished diaries. */
  readonly bookmark: FollowList<Row>;
}

/** An optimistic follow or unfollow: the lists to show, the request to send, and the rollback. */
export interface FollowChange<Row extends FollowedThing = FollowRow> {
  /** Lists to show at once. */
  readonly lists: FollowLists<Row>;
  /** Method of the request: POST follows, DELETE unfollows. */
  readonly method: "POST" | "DELETE";
  /**
   * Rolls the change back after a failed request. Pass the current lists: other changes made meanwhile are preserved. A second call
   * changes nothing for a row of a loaded page.
   */
  readonly restore: (lists: FollowLists<Row>) => FollowLists<Row>;
}

/**
 * Creates both lists of a user before anything is loaded.
 *
 * @example
 * emptyFollowLists(7).bookmark.items; // []
 */
export function emptyFollowLists<Row extends FollowedThing = FollowRow>(
  userId: number | null,
): FollowLists<Row> {
  return { common: emptyFollowList<Row>(userId), bookmark: emptyFollowList<Row>(userId) };
}

/**
 * Follows something: moves its row to the front of the bookmark list (finished diaries) or of the common list, and
 * removes it from the other. A full list of 1000 rows drops its last.
 *
 * @throws TypeError for an unknown type, and for an id that is not a whole number from 1 on
 * @example
 * followChange(emptyFollowLists(7), followRow({ type: "user", id: 3 })).lists.common.total; // 1
 */
export function followChange<Row extends FollowedThing>(
  lists: FollowLists<Row>,
  row: Row,
): FollowChange<Row> {
  const into = isBookmark(followedIn(row)) ? "bookmark" : "common";
  const from = into === "bookmark" ? "common" : "bookmark";
  const added = addRow(objectIn(lists)[into], row);
  const removed = removeRow(lists[from], row);
  return change(
    { [into]: added, [from]: removed } as Readonly<Record<keyof FollowLists, ListChange<Row>>>,
    "POST",
  );
}

/**
 * Unfollows something: removes its row from both lists, because a diary may have finished after it was followed. A row on
 * a page that is not loaded yet only lowers the total.
 *
 * @throws TypeError for an unknown type, and for an id that is not a whole number from 1 on
 * @example
 * unfollowChange(emptyFollowLists(7), { type: "user", id: 3 }).method; // "DELETE"
 */
export function unfollowChange<Row extends FollowedThing>(
  lists: FollowLists<Row>,
  thing: FollowedThing,
): FollowChange<Row> {
  followedIn(thing);
  const isShown = [...objectIn(lists).common.items, ...lists.bookmark.items].some((row) =>
    isSameFollow(row, thing),
  );
  const isUnseen = (name: keyof FollowLists) =>
    !isShown && (name === "bookmark") === isBookmark(thing) && lists[name].total > lists[name].items.length;
  return change(
    {
      common: removeRow(lists.common, thing, isUnseen("common")),
      bookmark: removeRow(lists.bookmark, thing, isUnseen("bookmark")),
    },
    "DELETE",
  );
}

/** One list after a change, and its rollback. */
interface ListChange<Row extends FollowedThing> {
  readonly list: FollowList<Row>;
  readonly restore: (list: FollowList<Row>) => FollowList<Row>;
}

function change<Row extends FollowedThing>(
  changes: Readonly<Record<keyof FollowLists, ListChange<Row>>>,
  method: "POST" | "DELETE",
): FollowChange<Row> {
  return {
    lists: { common: changes.common.list, bookmark: changes.bookmark.list },
    method,
    restore: (lists) => ({
      common: changes.common.restore(lists.common),
      bookmark: changes.bookmark.restore(lists.bookmark),
    }),
  };
}

function without<Row extends FollowedThing>(rows: readonly Row[], thing: FollowedThing): readonly Row[] {
  return rows.filter((row) => !isSameFollow(row, thing));
}

/** Puts a row back beside the neighbours that it had: rows added or removed meanwhile have moved its place. */
function putBack<Row extends FollowedThing>(
  rows: readonly Row[],
  row: Row,
  before: readonly Row[],
): readonly Row[] {
  const at = before.indexOf(row);
  const placeOf = (thing: Row) => rows.findIndex((one) => isSameFollow(one, thing));
  const above = before
    .slice(0, at)
    .map(placeOf)
    .filter((place) => place >= 0);
  const below = before
    .slice(at + 1)
    .map(placeOf)
    .filter((place) => place >= 0);
  const place = above.length > 0 ? Math.max(...above) + 1 : Math.min(rows.length, ...below);
  return [...rows.slice(0, place), row, ...rows.slice(place)];
}

function addRow<Row extends FollowedThing>(list: FollowList<Row>, row: Row): ListChange<Row> {
  const former = list.items.find((one) => isSameFollow(one, row));
  const grown = [row, ...without(list.items, row)];
  const dropped = grown.slice(FOLLOW_LIMITS.most);
  const isNew = former === undefined;
  return {
    list: { ...list, items: grown.slice(0, FOLLOW_LIMITS.most), total: list.total + (isNew ? 1 : 0) },
    restore: (now) => {
      if (now.user_id !== list.user_id || now.sort !== list.sort) return now;
      const rest = without(now.items, row);
      const items = isNew ? rest : putBack(rest, former, list.items);
      const lost = dropped.filter((one) => !items.some((kept) => isSameFollow(kept, one)));
      return {
        ...now,
        items: [...items, ...lost].slice(0, FOLLOW_LIMITS.most),
        total: Math.max(0, now.total - (isNew && rest.length < now.items.length ? 1 : 0)),
      };
    },
  };
}

function removeRow<Row extends FollowedThing>(
  list: FollowList<Row>,
  thing: FollowedThing,
  isUnseen = false,
): ListChange<Row> {
  const former = list.items.find((row) => isSameFollow(row, thing));
  if (former === undefined && !isUnseen) return { list, restore: (now) => now };
  const less = Math.min(1, list.total);
  return {
    list: { ...list, items: without(list.items, thing), total: list.total - less },
    restore: (now) => {
      if (now.user_id !== list.user_id || now.sort !== list.sort) return now;
      const rest = without(now.items, thing);
      const items = former === undefined ? rest : putBack(rest, former, list.items);
      const isBack = rest.length < now.items.length;
      return { ...now, items: items.slice(0, FOLLOW_LIMITS.most), total: now.total + (isBack ? 0 : less) };
    },
  };
}
