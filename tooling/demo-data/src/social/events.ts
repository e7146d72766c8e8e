import type { EventDraft } from "../asking/asking-events.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { CommentRow, EventRow, FollowRow, ReviewRow } from "../rows.ts";

/** What happened, in the order in which it happened: the same rows that writing through the API leaves. */
export function tellEvents(
  diaries: readonly WrittenDiary[],
  comments: readonly CommentRow[],
  follows: readonly FollowRow[],
  asked: readonly EventDraft[],
): EventRow[] {
  const diaryOfWeek = new Map(
    diaries.flatMap(({ row, weeks }) => weeks.map((week) => [week.row.id, row.id] as const)),
  );
  const events: (Omit<EventRow, "id" | "params"> & Partial<Pick<EventRow, "params">>)[] = [...asked];
  for (const { row, weeks } of diaries) {
    const by = { user_id: row.user_id, diary_id: row.id };
    events.push({
      type: "diary.create",
      content_type: "diary",
      content_id: row.id,
      add_date: row.add_date,
      ...by,
    });
    for (const { row: week } of weeks) {
      events.push({
        type: "week.create",
        content_type: "week",
        content_id: week.id,
        add_date: week.add_date,
        ...by,
      });
    }
  }
  for (const { id, type, content_id, user_id, add_date } of comments) {
    const diary_id = type === "diary" ? content_id : (diaryOfWeek.get(content_id) ?? null);
    events.push({
      type: "comment.create",
      user_id,
      content_type: type,
      content_id,
      diary_id,
      params: { comment_id: id },
      add_date,
    });
  }
  for (const { user_id, type, content_id, add_date } of follows) {
    const diary_id = type === "diary" ? content_id : null;
    events.push({ type: "follow.add", user_id, content_type: type, content_id, diary_id, add_date });
  }
  return events
    .sort((a, b) => (a.add_date < b.add_date ? -1 : a.add_date > b.add_date ? 1 : 0))
    .map((event, index) => ({ ...event, params: event.params ?? {}, id: index + 1 }));
}

/** Events of reviews written by themselves; those of a harvest are news with its week. */
export function reviewEvents(reviews: readonly ReviewRow[]): EventDraft[] {
  return reviews
    .filter(({ week_id }) => week_id === null)
    .map(({ id, user_id, diary_id, product_id, add_date }) => ({
      ...{ type: "review.create", user_id, content_type: "review", content_id: id, diary_id },
      ...{ params: { product_id }, add_date },
    }));
}
