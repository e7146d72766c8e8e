import { daysAfter } from "../calendar.ts";
import type { CommentRow, ComplaintRow, DiaryRow, WeekRow } from "../rows.ts";
import type { People } from "./people-rows.ts";

/** What is reported in the demo data. */
export interface Reported {
  readonly people: People;
  readonly comments: readonly CommentRow[];
  readonly diaries: readonly DiaryRow[];
  readonly weeks: readonly WeekRow[];
}

interface ComplaintSeed {
  readonly type: "comment" | "diary" | "week";
  readonly reason: ComplaintRow["reason"];
  readonly text: string;
  readonly daysAgo: number;
  /** Growers who report it. */
  readonly by: number;
  readonly decision?: "accepted" | "rejected";
}

const COMPLAINTS: readonly ComplaintSeed[] = [
  { type: "comment", reason: "sale", text: "Offers clones by message.", daysAgo: 1.1, by: 3 },
  {
    type: "week",
    reason: "copyright",
    text: "Das dritte Foto ist aus meinem Tagebuch.",
    daysAgo: 0.8,
    by: 1,
  },
  { type: "comment", reason: "spam", text: "", daysAgo: 0.2, by: 2 },
  {
    type: "diary",
    reason: "wrong",
    text: "Es otra variedad: mirad la semana 7.",
    daysAgo: 4,
    by: 1,
    decision: "rejected",
  },
  {
    type: "comment",
    reason: "offence",
    text: "Переходит на личности.",
    daysAgo: 6,
    by: 2,
    decision: "accepted",
  },
];

/** Reports by growers: open ones of different ages, and some that a moderator decided on. */
export function makeComplaints(
  { people, comments, diaries, weeks }: Reported,
  anchor: string,
): ComplaintRow[] {
  const moderator_id = people.persona("moderator").id;
  const reporters = people.all.filter(({ id, row }) => id > 4 && !row.is_ban && !row.is_remove);
  const rows: ComplaintRow[] = [];
  for (const [index, { type, reason, text, daysAgo, by, decision }] of COMPLAINTS.entries()) {
    const things = { comment: comments, diary: diaries, week: weeks }[type].filter(
      ({ add_date }) => add_date < daysAfter(anchor, -daysAgo - 1),
    );
    const thing = things.at(-1 - index * 3);
    if (!thing) continue;
    const author = "user_id" in thing ? thing.user_id : null;
    for (const [place, { id }] of reporters
      .filter(({ id }) => id !== author)
      .slice(index * 3, index * 3 + by)
      .entries()) {
      rows.push({
        id: rows.length + 1,
        ...{ type, content_id: thing.id, user_id: id, reason, text: place === 0 ? text : "" },
        ...(decision
          ? { state: decision, moderator_id, close_date: daysAfter(anchor, 0.4 - daysAgo) }
          : { state: "open", moderator_id: null, close_date: null }),
        add_date: daysAfter(anchor, place * 0.05 - daysAgo),
      });
    }
  }
  return rows;
}
