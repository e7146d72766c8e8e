import { dayOf, daysAfter } from "../calendar.ts";
import type { LikeRow } from "../rows.ts";

/** Sizes of the groups of likes that the demo grower finds. */
const GROUPS = [40, 3] as const;

interface Gathered {
  readonly anchor: string;
  /** Whose things are liked. */
  readonly author: number;
  /** The author of a liked thing. */
  readonly authorOf: (type: string, id: number) => number | null | undefined;
  /** Whose likes are not notified. */
  readonly blocked: ReadonlySet<number>;
}

/**
 * Moves likes of the author's most liked things to yesterday, so that their notifications make a group of 40 and one of 3. Other likes
 * of these things that were on that day go a day back.
 */
export function gatherLikes(
  likes: readonly LikeRow[],
  { anchor, author, authorOf, blocked }: Gathered,
): LikeRow[] {
  const byThing = new Map<string, LikeRow[]>();
  for (const like of likes) {
    if (authorOf(like.type, like.content_id) !== author || blocked.has(like.user_id)) continue;
    const thing = `${like.type} ${like.content_id}`;
    byThing.set(thing, [...(byThing.get(thing) ?? []), like]);
  }
  const things = [...byThing.values()].sort((a, b) => b.length - a.length);
  const dates = new Map<LikeRow, string>();
  for (const [index, size] of GROUPS.entries()) {
    const day = daysAfter(anchor, -0.9 + index * 0.1);
    for (const [place, like] of (things[index] ?? []).entries()) {
      if (place < size) dates.set(like, daysAfter(day, place / 100));
      else if (dayOf(like.add_date) === dayOf(day)) dates.set(like, daysAfter(like.add_date, -1));
    }
  }
  return likes.map((like) => {
    const add_date = dates.get(like);
    return add_date === undefined ? like : { ...like, add_date };
  });
}
