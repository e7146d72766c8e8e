import { expect, it } from "vitest";
import type { NoticeView } from "../../../../shared/notification-lines/line-view.ts";
import { noticeDays, notificationsAddress, notificationsView } from "./view.ts";

const length = { page: 1, pages: 2, total: 30, isTotalCapped: false };

it("notificationsView knows whether something is new and whether there are older pages", () => {
  const list = { items: [], total: 30, start: 0, limit: 24 };
  const request = { channel: "all", page: 1 } as const;
  expect(notificationsView(request, list, length, 7)).toMatchObject({
    hasNew: false,
    hasMore: true,
    user: 7,
  });
  expect(notificationsView({ ...request, page: 2 }, list, length, 7).hasMore).toBe(false);
});

it("notificationsAddress names a channel and a page", () => {
  expect(notificationsAddress({})).toBe("/notifications");
  expect(notificationsAddress({ channel: "follows", page: 2 })).toBe("/notifications?channel=follows&page=2");
});

it("noticeDays divides lines by day, and leaves out days without one", () => {
  const line = (id: number, date: string) => ({ id, date }) as NoticeView;
  const now = Date.parse("2026-09-14T00:30:00.000Z");
  const lines = [
    line(3, "2026-09-14T00:10:00.000Z"),
    line(2, "2026-09-12T23:59:00.000Z"),
    line(1, "2026-08-01T08:30:00.000Z"),
  ];
  expect(noticeDays(lines, now).map(({ day, lines }) => [day, lines.map(({ id }) => id)])).toEqual([
    ["today", [3]],
    ["earlier", [2, 1]],
  ]);
});
