import { listIn, objectIn, oneOf, wrong } from "../argument-checks.ts";
import { wholeIn } from "../number-input.ts";

/** What a grower can follow. */
export const FOLLOW_TYPES = ["user", "diary", "brand", "problem"] as const;

/** Kind of a followed thing. */
export type FollowType = (typeof FOLLOW_TYPES)[number];

/** Orders of a follow list: last activity (the default), date of following, name. */
export const FOLLOW_SORTS = ["update", "add", "name"] as const;

/** Order of a follow list. */
export type FollowSort = (typeof FOLLOW_SORTS)[number];

/** Rows of a page of a follow list, and most rows that a list holds. */
export const FOLLOW_LIMITS = { page: 20, most: 1000 } as const;

/** Identity of a followed thing. */
export interface FollowedThing {
  readonly type: FollowType;
  readonly id: number;
  /** A harvested diary; ignored for all others. */
  readonly is_finished?: boolean | undefined;
}

/** A row of a follow list. */
export interface FollowRow extends FollowedThing {
  /** The same as `id`. */
  readonly content_id: number;
  readonly avatar: string | null;
  /** The same as `avatar`. */
  readonly avatar_small: string | null;
  readonly is_finished: boolean;
}

/** Client state of one follow list. */
export interface FollowList<Row extends FollowedThing = FollowRow> {
  /** Owner of the list; `null` for a guest. */
  readonly user_id: number | null;
  /** Rows of a page. */
  readonly limit: number;
  /** Whether the first page is loaded. */
  readonly loaded: boolean;
  /** Total on the server; may exceed what a list holds. */
  readonly total: number;
  /** First row of the last loaded page. */
  readonly start: number;
  readonly sort: FollowSort;
  /** At most 1000 rows; rows followed in this tab come first. */
  readonly items: readonly Row[];
}

/** A page of a follow list in a response. */
export interface FollowPage<Row extends FollowedThing = FollowRow> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly start: number;
}

/**
 * Builds the row for something just followed: `content_id` copies the id, `avatar_small` the avatar. Only a diary can be
 * finished.
 *
 * @throws TypeError for an unknown type, and for an id that is not a whole number from 1 on
 * @example
 * followRow({ type: "brand", id: 4, avatar: null, is_finished: true }).is_finished; // false
 */
export function followRow<Thing extends FollowedThing & { readonly avatar?: string | null | undefined }>(
  thing: Thing,
): Omit<Thing, keyof FollowRow> & FollowRow {
  const avatar = followedIn(thing).avatar ?? null;
  return {
    ...thing,
    type: thing.type,
    id: thing.id,
    content_id: thing.id,
    avatar,
    avatar_small: avatar,
    is_finished: isBookmark(thing),
  };
}

/**
 * Checks what a caller wants to follow.
 *
 * @throws TypeError for an unknown type, and for an id that is not a whole number from 1 on
 */
export function followedIn<Thing extends FollowedThing>(thing: Thing): Thing {
  oneOf(FOLLOW_TYPES, objectIn(thing).type);
  if (wholeIn(thing.id, 1) === null) wrong("an id from 1 on", thing.id);
  return thing;
}

/**
 * Checks whether something belongs to the bookmark list: finished diaries do, everything else is in the common list.
 *
 * @example
 * isBookmark({ type: "diary", id: 12, is_finished: true }); // true
 */
export function isBookmark(thing: FollowedThing): boolean {
  return objectIn(thing).type === "diary" && thing.is_finished === true;
}

/**
 * Checks whether two rows are about the same thing.
 *
 * @example
 * isSameFollow({ type: "diary", id: 12 }, { type: "user", id: 12 }); // false
 */
export function isSameFollow(one: FollowedThing, other: FollowedThing): boolean {
  return objectIn(one).type === objectIn(other).type && one.id === other.id;
}

/**
 * Creates a list before anything is loaded, also when another user signs in.
 *
 * @param userId - the owner, a whole number from 1 on; anything else is a guest, as `null` is
 * @throws TypeError for an unknown order
 * @example
 * emptyFollowList(7); // { user_id: 7, limit: 20, loaded: false, total: 0, start: 0, sort: "update", items: [] }
 */
export function emptyFollowList<Row extends FollowedThing = FollowRow>(
  userId: number | null,
  sort: FollowSort = "update",
): FollowList<Row> {
  return {
    user_id: wholeIn(userId, 1),
    limit: FOLLOW_LIMITS.page,
    loaded: false,
    total: 0,
    start: 0,
    sort: oneOf(FOLLOW_SORTS, sort),
    items: [],
  };
}

/**
 * Changes the sort order and discards the rows of the old one. The same order changes nothing.
 *
 * @example
 * sortFollowList(emptyFollowList(7), "name").sort; // "name"
 */
export function sortFollowList<Row extends FollowedThing>(
  list: FollowList<Row>,
  sort: FollowSort,
): FollowList<Row> {
  return objectIn(list).sort === sort ? list : emptyFollowList<Row>(list.user_id, sort);
}

/**
 * Adds a loaded page. The first page replaces everything, later ones are appended without duplicates.
 *
 * @returns a list of at most 1000 rows; an empty later page completes the list
 * @example
 * addFollowPage(emptyFollowList(7), { items: [{ type: "user", id: 3 }], total: 31, start: 0 }).loaded; // true
 */
export function addFollowPage<Row extends FollowedThing>(
  list: FollowList<Row>,
  page: FollowPage<Row>,
): FollowList<Row> {
  const before = objectIn(list).items;
  const added = listIn(objectIn(page).items);
  const items = withoutDoubles(page.start === 0 ? added : [...before, ...added]).slice(0, FOLLOW_LIMITS.most);
  const total = page.items.length === 0 ? items.length : page.total;
  return { ...list, loaded: true, start: page.start, total, items };
}

/**
 * Gets the first row of the next page: 0, then 20 more each time. Rows unfollowed meanwhile move the others up, so it never
 * exceeds the number of loaded rows.
 *
 * @returns the row, or `null` when the list is complete or full
 * @example
 * nextFollowStart(emptyFollowList(7)); // 0
 */
export function nextFollowStart(list: FollowList<FollowedThing>): number | null {
  if (!objectIn(list).loaded) return 0;
  if (list.items.length >= Math.min(list.total, FOLLOW_LIMITS.most)) return null;
  return Math.min(list.start + list.limit, list.items.length);
}

function withoutDoubles<Row extends FollowedThing>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = `${row.type} ${row.id}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
