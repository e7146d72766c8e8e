import type { Schema } from "@grow/contract";
import { nextStart, PAGE_SIZE } from "@grow/domain";
import { type NoticeView, noticeView } from "../../../../shared/notification-lines/line-view.ts";
import { type TabRequest, tabAddress, tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { paths } from "../../paths.ts";

/** Streams of notifications, all of them first. */
export const NOTIFICATION_CHOICES = { channel: ["all", "activity", "follows", "system"] } as const;

type Channel = (typeof NOTIFICATION_CHOICES)["channel"][number];

/** The notifications of a group and day, one by one. */
export interface NoticeGroup {
  readonly group: string;
  readonly day: string;
}

export interface NotificationsRequest extends TabRequest<typeof NOTIFICATION_CHOICES> {
  readonly group: NoticeGroup | null;
  /** When the deletion happened that can be undone. */
  readonly removed: string | null;
}

export interface NotificationsView extends NotificationsRequest {
  readonly user: number;
  readonly lines: readonly NoticeView[];
  /** Unread lines by channel. */
  readonly unread: Readonly<Record<Channel, number>>;
  readonly hasNew: boolean;
  readonly hasMore: boolean;
}

const GROUP = /^[a-z_]{1,30}:[a-z]{1,20}:\d{1,15}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Parses the URL. A malformed group or date is ignored.
 *
 * @throws 404 for an unknown channel or page
 */
export function notificationsRequest(url: URL): NotificationsRequest {
  const [group, day, removed] = ["group", "day", "removed"].map((name) => url.searchParams.get(name) ?? "");
  return {
    ...tabRequest(url, NOTIFICATION_CHOICES),
    group: group && day && GROUP.test(group) && DAY.test(day) ? { group, day } : null,
    removed: removed && INSTANT.test(removed) ? removed : null,
  };
}

/** Query parameters of the API. */
export function notificationsQuery({ channel, page, group }: NotificationsRequest) {
  return {
    start: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    ...(channel === "all" ? {} : { channel }),
    ...(group ? { group: group.group, group_period: group.day } : {}),
  };
}

export function notificationsView(
  request: NotificationsRequest,
  list: Schema<"NotificationList">,
  { total, channels }: Schema<"NotificationNumbers">,
  user: number,
): NotificationsView {
  const lines = list.items.map(noticeView);
  const unread = { all: total, ...channels };
  return {
    ...request,
    user,
    lines,
    unread,
    hasNew: request.group ? lines.some(({ isNew }) => isNew) : unread[request.channel] > 0,
    hasMore: nextStart(list) !== null,
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
  const days = { [dayOf(now)]: "today", [dayOf(now - MS_OF_DAY)]: "yesterday" } as const;
  const named = (line: NoticeView) => days[dayOf(Date.parse(line.date))] ?? "earlier";
  return (["today", "yesterday", "earlier"] as const)
    .map((day) => ({ day, lines: lines.filter((line) => named(line) === day) }))
    .filter((one) => one.lines.length > 0);
}

const MS_OF_DAY = 24 * 60 * 60 * 1000;

/** Builds the URL of the page. */
export function notificationsAddress({ group, removed, ...request }: Partial<NotificationsRequest>): string {
  const address = tabAddress(paths.notifications(), NOTIFICATION_CHOICES, request);
  const more = new URLSearchParams({ ...group, ...(removed ? { removed } : {}) }).toString();
  if (more === "") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${more}`;
}
