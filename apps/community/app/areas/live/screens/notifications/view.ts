import type { Schema } from "@grow/contract";
import { type NoticeView, noticeView } from "../../../../shared/notification-lines/line-view.ts";
import { type TabLength, type TabRequest, tabAddress } from "../../../../shared/tabs/tab-list.ts";
import { paths } from "../../paths.ts";

/** Streams of notifications, all of them first. */
export const NOTIFICATION_CHOICES = { channel: ["all", "activity", "follows", "system"] } as const;
export type NotificationsRequest = TabRequest<typeof NOTIFICATION_CHOICES>;

export interface NotificationsView extends NotificationsRequest {
  readonly user: number;
  readonly lines: readonly NoticeView[];
  readonly hasNew: boolean;
  readonly hasMore: boolean;
}

export function notificationsView(
  request: NotificationsRequest,
  list: Schema<"NotificationList">,
  { pages }: TabLength,
  user: number,
): NotificationsView {
  const lines = list.items.map(noticeView);
  return {
    ...request,
    user,
    lines,
    hasNew: lines.some(({ isNew }) => isNew),
    hasMore: request.page < pages,
  };
}

/** The part of a list that is of today, of yesterday, or older. */
export interface NoticeDay {
  readonly day: "today" | "yesterday" | "earlier";
  readonly lines: readonly NoticeView[];
}

/**
 * Divides lines by their day in UTC, in which dates are shown.
 *
 * @param now - in milliseconds
 */
export function noticeDays(lines: readonly NoticeView[], now: number): readonly NoticeDay[] {
  const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);
  const days = { [dayOf(now)]: "today", [dayOf(now - DAY)]: "yesterday" } as const;
  const named = (line: NoticeView) => days[dayOf(Date.parse(line.date))] ?? "earlier";
  return (["today", "yesterday", "earlier"] as const)
    .map((day) => ({ day, lines: lines.filter((line) => named(line) === day) }))
    .filter((one) => one.lines.length > 0);
}

const DAY = 24 * 60 * 60 * 1000;

/** Builds the URL of the page. */
export const notificationsAddress = (request: Partial<NotificationsRequest>): string =>
  tabAddress(paths.notifications(), NOTIFICATION_CHOICES, request);
