import { expect, it } from "vitest";
import { notificationsAddress, notificationsView } from "./view.ts";

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
