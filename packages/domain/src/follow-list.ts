/** What a grower can follow. */
export const FOLLOW_TYPES = ["user", "diary", "brand"] as const;

/** Kind of a followed thing. */
export type FollowType = (typeof FOLLOW_TYPES)[number];

/** Orders of a follow list: last activity (the default), date of following, name. */
export const FOLLOW_SORTS = ["update", "add", "name"] as const;

/** Order of a follow list. */
export type FollowSort = (typeof FOLLOW_SORTS)[number];

/** Rows of a page of a follow list, and most rows that a list holds. */
export const FOLLOW_LIMITS = { page: 20, most: 1000 } as const;

/** What a followed thing is known by. */
export interface FollowedThing {
  readonly type: FollowType;
  readonly id: number;
  /** A harvested diary; of no meaning for growers and brands. */
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

/** What a browser knows of one follow list. */
export interface FollowList<Row extends FollowedThing = FollowRow> {
  /** Whose list it is; `null` for a guest. */
  readonly user_id: number | null;
  /** Rows of a page. */
  readonly limit: number;
  /** Whether the first page has come. */
  readonly loaded: boolean;
  /** Rows that the server counts; may be more than a list holds. */
  readonly total: number;
  /** First row of the page that came last. */
  readonly start: number;
  readonly sort: FollowSort;
  /** At most 1000 rows; a row that was followed here stands in front. */
  readonly items: readonly Row[];
}

/** A page of a follow list as the server answers it. */
export interface FollowPage<Row extends FollowedThing = FollowRow> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly start: number;
}

/**
 * Row for something that is followed now: `content_id` copies the id, `avatar_small` the avatar, and only a diary can
 * be finished.
 *
 * @example
 * followRow({ type: "brand", id: 4, avatar: null, is_finished: true }).is_finished; // false
 */
export function followRow<Thing extends FollowedThing & { readonly avatar?: string | null | undefined }>(
  thing: Thing,
): Omit<Thing, keyof FollowRow> & FollowRow {
  const avatar = thing.avatar ?? null;
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
 * Tells whether something belongs to the bookmark list: finished diaries do, everything else to the common list.
 *
 * @example
 * isBookmark({ type: "diary", id: 12, is_finished: true }); // true
 */
export function isBookmark(thing: FollowedThing): boolean {
  return thing.type === "diary" && thing.is_finished === true;
}

/**
 * Tells whether two rows stand for the same thing.
 *
 * @example
 * isSameFollow({ type: "diary", id: 12 }, { type: "user", id: 12 }); // false
 */
export function isSameFollow(one: FollowedThing, other: FollowedThing): boolean {
  return one.type === other.type && one.id === other.id;
}

/**
 * A list of which nothing is known yet; also what a list becomes for another user.
 *
 * @example
 * emptyFollowList(7); // { user_id: 7, limit: 20, loaded: false, total: 0, start: 0, sort: "update", items: [] }
 */
export function emptyFollowList<Row extends FollowedThing = FollowRow>(
  userId: number | null,
  sort: FollowSort = "update",
): FollowList<Row> {
  return { user_id: userId, limit: FOLLOW_LIMITS.page, loaded: false, total: 0, start: 0, sort, items: [] };
}

/**
 * The list in another order: nothing of the old order is kept. The same order keeps everything.
 *
 * @example
 * sortFollowList(emptyFollowList(7), "name").sort; // "name"
 */
export function sortFollowList<Row extends FollowedThing>(
  list: FollowList<Row>,
  sort: FollowSort,
): FollowList<Row> {
  return list.sort === sort ? list : emptyFollowList<Row>(list.user_id, sort);
}

/**
 * The list with a page that has come. The first page replaces everything, later ones are put behind without doubles.
 *
 * @returns a list of at most 1000 rows; an empty later page ends the list at what there is
 * @example
 * addFollowPage(emptyFollowList(7), { items: [{ type: "user", id: 3 }], total: 31, start: 0 }).loaded; // true
 */
export function addFollowPage<Row extends FollowedThing>(
  list: FollowList<Row>,
  page: FollowPage<Row>,
): FollowList<Row> {
  const before = page.start === 0 ? [] : list.items;
  const items = withoutDoubles([...before, ...page.items]).slice(0, FOLLOW_LIMITS.most);
  const total = page.items.length === 0 ? items.length : page.total;
  return { ...list, loaded: true, start: page.start, total, items };
}

/**
 * First row of the page to ask for next: 0, then 20 more each time. Rows unfollowed meanwhile move the others up, so
 * it is never more than the rows there are.
 *
 * @returns the row, or `null` when the list is complete or full
 * @example
 * nextFollowStart(emptyFollowList(7)); // 0
 */
export function nextFollowStart(list: FollowList<FollowedThing>): number | null {
  if (!list.loaded) return 0;
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
