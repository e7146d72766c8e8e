import { dayOf, daysAfter, daysBetween } from "../calendar.ts";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type {
  BlockRow,
  BrandInvitationRow,
  CommentRow,
  EventRow,
  FollowRow,
  LikeRow,
  NotificationRow,
} from "../rows.ts";

/** Older notifications are cleared away on a site that runs. */
const DAYS_TOLD = 30;

/** Days after which somebody who looks in now and then has read what he was told. */
const DAYS_UNREAD = 2;

interface Told {
  readonly anchor: string;
  /** Who is notified: those who can sign in and look. */
  readonly readers: readonly number[];
  readonly diaries: readonly WrittenDiary[];
  readonly comments: readonly CommentRow[];
  readonly likes: readonly LikeRow[];
  readonly follows: readonly FollowRow[];
  readonly invitations: readonly BrandInvitationRow[];
  readonly blocks: readonly BlockRow[];
  readonly events: readonly EventRow[];
  /** Notifications of other events. */
  readonly more: readonly Draft[];
}

export type Draft = Omit<NotificationRow, "id" | "group_period" | "is_visit" | "visit_date" | "params"> & {
  readonly params?: NotificationRow["params"];
};

/** What the site told its demo people in the last weeks: the same rows that likes, comments, follows and new weeks leave. */
export function tellNotifications(told: Told): NotificationRow[] {
  const { anchor, readers, comments, invitations, blocks } = told;
  const authors = authorsOf(told);
  const blocked = new Set(blocks.map(({ user_id, content_id }) => `${user_id} ${content_id}`));
  const drafts: Draft[] = [];
  const add = (userId: number | null | undefined, about: Omit<Draft, "user_id">) => {
    if (userId == null || !readers.includes(userId) || userId === about.from_user_id) return;
    if (blocked.has(`${userId} ${about.from_user_id}`)) return;
    const age = daysBetween(about.add_date, anchor);
    if (age >= 0 && age < DAYS_TOLD) drafts.push({ user_id: userId, ...about });
  };
  const diaryOf = (type: string, id: number) =>
    type === "diary" ? id : type === "week" ? (authors.diaryOfWeek.get(id) ?? null) : null;

  for (const { type, content_id, user_id, add_date } of told.likes) {
    add(authors.of(type, content_id), {
      ...{ channel: "activity", event: "like", type, content_id, diary_id: diaryOf(type, content_id) },
      ...{ from_user_id: user_id, event_id: null, add_date },
    });
  }
  const since = new Map(
    told.follows.map(({ user_id, type, content_id, add_date }) => [
      `${user_id} ${type} ${content_id}`,
      add_date,
    ]),
  );
  const commentOf = new Map(comments.map((comment) => [comment.id, comment]));
  for (const event of told.events) {
    const { id: event_id, content_type: type, content_id, diary_id, user_id: from_user_id, add_date } = event;
    const from = { diary_id, from_user_id, event_id, add_date };
    if (event.type === "comment.create") {
      const parent = commentOf.get(Number(event.params.comment_id ?? 0))?.parent_id ?? null;
      const author = authors.of(type, content_id);
      const parentAuthor = parent === null ? null : authors.of("comment", parent);
      if (parent !== null)
        add(parentAuthor, {
          channel: "activity",
          event: "reply",
          type: "comment",
          content_id: parent,
          ...from,
        });
      if (parent === null || parentAuthor !== author)
        add(author, { channel: "activity", event: "comment", type, content_id, ...from });
    } else if (event.type === "follow.add") {
      add(authors.of(type, content_id), { channel: "activity", event: "follow", type, content_id, ...from });
    } else if (event.type === "diary.create" || event.type === "week.create") {
      const news = event.type === "diary.create" ? "diary_new" : "week_new";
      for (const reader of readers) {
        const begun = [`${reader} user ${from_user_id}`, `${reader} diary ${diary_id}`].map((of) =>
          since.get(of),
        );
        const isFollowed = begun.some((date) => date !== undefined && date < add_date);
        if (isFollowed) add(reader, { channel: "follows", event: news, type, content_id, ...from });
      }
    }
  }
  for (const { kind, brand_id, user_id, add_date } of invitations) {
    const event = kind === "manager" ? "manager_add" : "tester_add";
    add(user_id, {
      ...{ channel: "system", event, type: "brand", content_id: brand_id },
      ...{ diary_id: null, from_user_id: null, event_id: null, add_date },
    });
  }
  for (const { user_id, ...about } of told.more) add(user_id, about);
  return drafts
    .sort((a, b) => (a.add_date < b.add_date ? -1 : a.add_date > b.add_date ? 1 : 0))
    .map((draft, index) => {
      const is_visit = daysBetween(draft.add_date, anchor) > DAYS_UNREAD;
      const visit_date = is_visit ? daysAfter(draft.add_date, DAYS_UNREAD / 2) : null;
      const group_period = dayOf(draft.add_date);
      return { params: {}, ...draft, id: index + 1, group_period, is_visit, visit_date };
    });
}

/** The authors of diaries, weeks and comments, and the diaries of weeks. */
export function authorsOf({ diaries, comments }: Pick<Told, "diaries" | "comments">) {
  const diaryOfWeek = new Map(
    diaries.flatMap(({ row, weeks }) => weeks.map((week) => [week.row.id, row.id] as const)),
  );
  const ofDiary = new Map(diaries.map(({ row }) => [row.id, row.user_id]));
  const ofComment = new Map(comments.map(({ id, user_id }) => [id, user_id]));
  const of = (type: string, id: number): number | null | undefined => {
    if (type === "user") return id;
    if (type === "diary") return ofDiary.get(id);
    if (type === "week") return ofDiary.get(diaryOfWeek.get(id) ?? 0);
    return type === "comment" ? ofComment.get(id) : null;
  };
  return { diaryOfWeek, of };
}
