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

/** Builds the URL of the page. */
export const notificationsAddress = (request: Partial<NotificationsRequest>): string =>
  tabAddress(paths.notifications(), NOTIFICATION_CHOICES, request);
