import type { Schema } from "@grow/contract";
import { nextStart, PAGE_SIZE } from "@grow/domain";
import { type NoticeView, noticeView } from "../../../../shared/notification-lines/line-view.ts";
import { type TabRequest, tabAddress, tabRequest } from "../../../../shared/tabs/tab-list.ts";
import { paths } from "../../paths.ts";

export interface OldNotificationsRequest extends TabRequest<Record<never, never>> {
  /** The notification whose growers are shown. */
  readonly users: number | null;
}

export interface OldNotificationsView extends OldNotificationsRequest {
  readonly user: number;
  readonly lines: readonly NoticeView[];
  readonly hasMore: boolean;
  /** The growers of the chosen line, and how many there are. */
  readonly growers: {
    readonly items: readonly {
      readonly id: number;
      readonly name: string;
      readonly href: string;
      readonly avatar: string | null;
    }[];
    readonly total: number;
  } | null;
}

/**
 * Parses the URL. A malformed id is ignored.
 *
 * @throws 404 for an unknown page
 */
export function oldNotificationsRequest(url: URL): OldNotificationsRequest {
  const users = url.searchParams.get("users") ?? "";
  return { ...tabRequest(url, {}), users: /^[1-9]\d{0,14}$/.test(users) ? Number(users) : null };
}

/** Query parameters of the API. */
export const oldNotificationsQuery = ({ page }: OldNotificationsRequest) => ({
  start: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE,
});

export function oldNotificationsView(
  request: OldNotificationsRequest,
  list: Schema<"NotificationList">,
  growers: Schema<"UserShortList"> | null,
  user: number,
): OldNotificationsView {
  return {
    ...request,
    user,
    lines: list.items.map(noticeView),
    hasMore: nextStart(list) !== null,
    growers: growers && {
      items: growers.items.map(({ id, name, link, avatar_small }) => ({
        ...{ id, name, href: link, avatar: avatar_small },
      })),
      total: growers.total,
    },
  };
}

/** Builds the URL of the page. */
export function oldNotificationsAddress({ page, users }: Partial<OldNotificationsRequest>): string {
  const address = tabAddress(paths.notificationsOld(), {}, { page: page ?? 1 });
  return users ? `${address}${address.includes("?") ? "&" : "?"}users=${users}` : address;
}
