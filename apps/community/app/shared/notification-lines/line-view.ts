import type { Schema } from "@grow/contract";
import { existingPage } from "../existing-page.ts";
import { toldEvents } from "./told-events.ts";

/** A line of notifications, as bell and page show it. */
export interface NoticeView {
  readonly id: number;
  readonly event: Schema<"NotificationEvent">;
  /** The kind of thing it is about, as sentences name it. */
  readonly about: string;
  readonly group: string;
  readonly day: string;
  /** The latest acting user; null for the site itself and deleted accounts. */
  readonly who: { readonly id: number; readonly name: string; readonly avatar: string | null } | null;
  readonly cntUsers: number;
  /** Notifications of the line: more than one if it is a group. */
  readonly cntNotifications: number;
  readonly isNew: boolean;
  readonly date: string;
  /** The page of the thing; undefined while the site has none. */
  readonly href: string | undefined;
  /** Name of the thing. */
  readonly title: string;
  /** Number of the week it is about. */
  readonly week: number | null;
  readonly text: string;
  /** The plan that renews, ends or has ended; null for other events. */
  readonly plan: Schema<"NotificationParams">["plan"] | null;
}

/** Whether it leads to the page of invitations, which belongs to no thing. */
const isInvitation = (event: NoticeView["event"]) => toldEvents("invitations").some((one) => one === event);

/** Scrolls to the comment that the page opens. */
function atComment(href: string | undefined): string | undefined {
  const id = href?.split("?comment=")[1];
  return id === undefined ? href : `${href}#comment-${id}`;
}

export function noticeView(line: Schema<"Notification">): NoticeView {
  const { id, event, group, group_period, items_user, cnt_users, is_visit, add_date, item_target, params } =
    line;
  const [first] = items_user;
  return {
    ...{ id, event, group },
    about: group.split(":")[1] ?? "",
    day: group_period,
    who: first ? { id: first.id, name: first.name, avatar: first.avatar_small } : null,
    cntUsers: cnt_users,
    cntNotifications: line.cnt_notifications,
    isNew: !is_visit,
    date: add_date,
    href: isInvitation(event) ? line.link : atComment(existingPage(line.link)),
    // Of a reply the text is shown, and "follows you" needs no name.
    title:
      item_target && item_target.type !== "comment" && item_target.type !== "user" ? item_target.name : "",
    // Several new weeks of a diary have no number.
    week: event === "week_new" && line.cnt_notifications > 1 ? null : (params.week ?? null),
    text: params.reason ?? line.text,
    plan: params.plan ?? null,
  };
}
