import type { Random } from "@grow/testing";
import { daysAfter, daysBetween } from "../calendar.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Person } from "../people/people-rows.ts";
import type { CommentRow, LikeRow } from "../rows.ts";

/** Who likes what; the counters go up with them. Deleted accounts like nothing. */
export function drawLikes(
  random: Random,
  people: readonly Person[],
  diaries: readonly WrittenDiary[],
  comments: readonly CommentRow[],
  anchor: string,
): LikeRow[] {
  const rows: LikeRow[] = [];
  const like = (
    type: LikeRow["type"],
    content: { id: number; cnt_likes: number; user_id: number; add_date: string },
    share: number,
  ) => {
    const room = Math.max(0.01, daysBetween(content.add_date, anchor));
    for (const person of people) {
      if (person.id === content.user_id || !random.chance(share)) continue;
      const add_date = daysAfter(content.add_date, random.number(0.01, Math.min(room, 20), 3));
      if (person.row.is_remove) continue;
      rows.push({
        type,
        content_id: content.id,
        user_id: person.id,
        add_date: add_date < anchor ? add_date : content.add_date,
      });
      content.cnt_likes += 1;
    }
  };
  for (const { row, weeks } of diaries) {
    const share = 0.04 + 0.7 * random.next() ** 2;
    like("diary", row, share);
    for (const { row: week } of weeks) {
      const counted = { id: week.id, cnt_likes: 0, user_id: row.user_id, add_date: week.add_date };
      like("week", counted, share * 0.12);
      week.cnt_likes = counted.cnt_likes;
    }
    row.cnt_views = row.cnt_likes * random.whole(18, 42) + row.cnt_weeks * random.whole(6, 30);
  }
  for (const comment of comments) like("comment", comment, 0.03);
  return rows;
}
