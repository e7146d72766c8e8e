import type { Random } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { CommentRow, DiaryRow, LikeRow, UserRow, WeekRow } from "../rows.ts";
import type { CrowdRows } from "./crowd-tables.ts";

const COMMENTS = 10;
const REPLIES = 3;
export const LIKES = { diary: 18, week: 9, comment: 3 } as const;

/** What there is to say in a language. */
export interface Sayings {
  readonly remarks: readonly CommentRow[];
  readonly replies: readonly CommentRow[];
}

/** Where people talk. */
export interface TalkPlace {
  readonly rows: CrowdRows;
  readonly people: readonly UserRow[];
  readonly talk: ReadonlyMap<string, Sayings>;
  readonly anchor: string;
}

/** What readers say on the diary and its weeks, in its language, and what its author answers some of them. */
export function writeComments(
  { rows, people, talk, anchor }: TalkPlace,
  random: Random,
  diary: DiaryRow,
  weeks: readonly WeekRow[],
  idOf: (table: "comment", index: number) => number,
): CommentRow[] {
  const said = talk.get(diary.lang) ?? talk.get("en");
  if (said === undefined) return [];
  const written: CommentRow[] = [];
  const add = (
    row: Pick<CommentRow, "type" | "content_id" | "parent_id" | "user_id" | "add_date">,
    text: string,
  ) => {
    const comment: CommentRow = {
      ...row,
      id: idOf("comment", written.length),
      text,
      lang: diary.lang,
      cnt_likes: 0,
      cnt_childs: 0,
      update_date: row.add_date,
    };
    written.push(comment);
    rows.event.push({
      type: "comment.create",
      user_id: row.user_id,
      content_type: row.type,
      content_id: row.content_id,
      diary_id: diary.id,
      add_date: row.add_date,
    });
    return comment;
  };
  for (let index = 0; index < COMMENTS - REPLIES; index += 1) {
    const week = index < 4 ? null : random.pick(weeks);
    const on = week ?? diary;
    const wanted = daysAfter(on.add_date, random.number(0.1, 6, 3));
    const add_date = daysBetween(wanted, anchor) > 0 ? wanted : on.add_date;
    const type = week ? ("week" as const) : ("diary" as const);
    const place = { type, content_id: on.id, add_date };
    const comment = add(
      { ...place, parent_id: null, user_id: random.pick(people).id },
      random.pick(said.remarks).text,
    );
    on.cnt_comments += 1;
    if (index >= REPLIES || said.replies.length === 0) continue;
    add({ ...place, parent_id: comment.id, user_id: diary.user_id }, random.pick(said.replies).text);
    comment.cnt_childs += 1;
    on.cnt_comments += 1;
  }
  rows.comment.push(...written);
  return written;
}

/** Thirty hearts: of the diary, of its weeks and of what was said. Nobody likes the same thing twice. */
export function writeLikes(
  { rows, people }: TalkPlace,
  random: Random,
  diary: DiaryRow,
  weeks: readonly WeekRow[],
  comments: readonly CommentRow[],
): void {
  const like = (
    type: LikeRow["type"],
    content: { id: number; cnt_likes: number },
    fans: readonly UserRow[],
    on: string,
  ) => {
    for (const { id } of fans) rows.likes.push({ type, content_id: content.id, user_id: id, add_date: on });
    content.cnt_likes = fans.length;
  };
  like("diary", diary, random.some(people, LIKES.diary), diary.update_date);
  for (const week of random.some(weeks, Math.ceil(LIKES.week / 3))) {
    like("week", week, random.some(people, 3), week.add_date);
  }
  for (const comment of random.some(comments, LIKES.comment)) {
    like("comment", comment, random.some(people, 1), comment.add_date);
  }
}
