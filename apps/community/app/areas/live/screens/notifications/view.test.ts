import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import type { NoticeView } from "../../../../shared/notification-lines/line-view.ts";
import {
  type NotificationsRequest,
  noticeDays,
  notificationsAddress,
  notificationsQuery,
  notificationsRequest,
  notificationsView,
} from "./view.ts";

const read = { total: 0, channels: { activity: 0, follows: 0, system: 0 } };
const all = notificationsRequest(new URL("https://grow.example/notifications"));

it("notificationsView knows whether there are older pages", () => {
  const item = {
    id: 1,
    group: "",
    items_user: [],
    params: {},
    link: "",
  } as unknown as Schema<"Notification">;
  const list = (start: number) => ({ items: Array(20).fill(item), total: 40, start, limit: 20 });
  expect(notificationsView(all, list(0), read, 7)).toMatchObject({ hasMore: true, user: 7 });
  expect(notificationsView({ ...all, page: 2 }, list(20), read, 7).hasMore).toBe(false);
});

it("notificationsView offers to mark a channel as read that has something new on another page", () => {
  const list = { items: [], total: 0, start: 0, limit: 20 };
  const numbers = { total: 2, channels: { activity: 0, follows: 2, system: 0 } };
  const hasNew = (channel: "all" | "activity" | "follows") =>
    notificationsView({ ...all, channel }, list, numbers, 7).hasNew;
  expect([hasNew("all"), hasNew("activity"), hasNew("follows")]).toEqual([true, false, true]);
});

it("notificationsAddress names a channel, a page, a group and a deletion, and notificationsRequest reads them", () => {
  expect(notificationsAddress({})).toBe("/notifications");
  expect(notificationsAddress({ channel: "follows", page: 2 })).toBe("/notifications?channel=follows&page=2");
  const request: NotificationsRequest = {
    ...{ ...all, channel: "system", removed: "2026-09-14T08:30:00.000Z" },
    group: { group: "like:week:181", day: "2026-09-14" },
  };
  const address = notificationsAddress(request);
  expect(notificationsRequest(new URL(address, "https://grow.example"))).toEqual(request);
});

it.each(["?group=gossip&day=2026-09-14", "?group=like:week:1", "?removed=now"])(
  "notificationsRequest ignores %s",
  (search) => {
    expect(notificationsRequest(new URL(`https://grow.example/notifications${search}`))).toEqual(all);
  },
);

it("notificationsQuery asks for 20 lines from the start of the page", () => {
  expect(notificationsQuery(all)).toEqual({ start: 0, limit: 20 });
  expect(notificationsQuery({ ...all, channel: "system", page: 2 })).toEqual({
    ...{ start: 20, limit: 20, channel: "system" },
  });
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
