import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";

/** What can be liked, commented, complained about and translated, but comments themselves: they are there with what they stand under. */
export type SourceType = Exclude<Schema<"LikeType">, "comment">;

/** What one row of a source says of a thing. */
export interface SourceRow {
  /** The diary whose rights decide, and the week of it that must be open to the reader. */
  diary_id: number | null;
  week_id: number | null;
  /** Whose it is, as far as he sees what others do not. */
  owner_id: number | null;
  /** Removed, or not yet attached to anything. */
  is_gone: boolean;
  /** Seen by all, as far as it goes by itself. */
  is_open: boolean;
  takes_comments: boolean;
}

interface Columns {
  diary_id?: RawBuilder<unknown>;
  week_id?: RawBuilder<unknown>;
  owner_id?: RawBuilder<unknown>;
  is_gone?: RawBuilder<unknown>;
  is_open?: RawBuilder<unknown>;
  takes_comments?: RawBuilder<unknown>;
}

function source(from: RawBuilder<unknown>, columns: Columns): (id: number) => RawBuilder<unknown> {
  const none = sql`null::bigint`;
  const {
    diary_id = none,
    week_id = none,
    owner_id = none,
    is_gone = sql`t.is_remove`,
    is_open = sql`true`,
    takes_comments = sql`true`,
  } = columns;
  return (id) => sql`
    select ${diary_id} as diary_id, ${week_id} as week_id, ${owner_id} as owner_id, ${is_gone} as is_gone,
      ${is_open} as is_open, ${takes_comments} as takes_comments
    from ${from} where t.id = ${id}`;
}

const ownerAndOpen = { owner_id: sql`t.user_id`, is_open: sql`t.is_visible` };

/** Where each kind stands, and what decides who may see it. */
export const TARGET_SOURCES: Record<SourceType, (id: number) => RawBuilder<unknown>> = {
  // A removed diary is there for moderators, which its own rights say.
  diary: source(sql`diary t`, { diary_id: sql`t.id`, is_gone: sql`false` }),
  week: source(sql`week t`, { diary_id: sql`t.diary_id`, week_id: sql`t.id` }),
  photo: source(sql`photo t`, {
    diary_id: sql`t.diary_id`,
    week_id: sql`t.week_id`,
    is_gone: sql`t.is_remove or t.diary_id is null or t.week_id is null`,
  }),
  problem: source(sql`problem t`, ownerAndOpen),
  // An answer is there with its question.
  solution: source(sql`solution t join problem p on p.id = t.problem_id`, {
    owner_id: sql`p.user_id`,
    is_open: sql`p.is_visible`,
    is_gone: sql`t.is_remove or p.is_remove`,
  }),
  video: source(sql`video t`, { ...ownerAndOpen, takes_comments: sql`t.is_comments` }),
  // A review stands by itself: one of a closed diary is shown without the diary.
  review: source(sql`review t`, ownerAndOpen),
  blog: source(sql`post t`, {
    owner_id: sql`t.user_id`,
    is_open: sql`t.is_visible and t.view_date <= now()`,
  }),
  brand: source(sql`brand t`, {}),
  product: source(sql`product t`, {}),
  strain: source(sql`strain t`, {}),
  giveaway: source(sql`giveaway t`, ownerAndOpen),
};
