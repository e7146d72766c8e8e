import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import { noticeView } from "./line-view.ts";

const line: Schema<"Notification"> = {
  id: 501,
  channel: "activity",
  event: "like",
  group: "like:week:181",
  group_period: "2026-09-14",
  is_visit: false,
  add_date: "2026-09-14T08:30:00.000Z",
  items_user: [{ id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null }],
  cnt_users: 12,
  cnt_notifications: 12,
  item_target: {
    type: "week",
    id: 181,
    name: "Velvet Orbit",
    link: "/diaries/12-velvet-orbit/week/181",
    avatar: null,
  },
  link: "/diaries/12-velvet-orbit/week/181",
  text: "",
  params: { week: 13 },
};

it("noticeView names the newest user, the thing and its week, and leads to it", () => {
  expect(noticeView(line)).toMatchObject({
    about: "week",
    who: { name: "tessellate" },
    cntUsers: 12,
    isNew: true,
    href: "/diaries/12-velvet-orbit/week/181",
    title: "Velvet Orbit",
    week: 13,
  });
});

it("noticeView leads to the very comment", () => {
  const link = "/diaries/12-velvet-orbit/week/181?comment=7";
  expect(noticeView({ ...line, event: "comment", link }).href).toBe(`${link}#comment-7`);
});

it("noticeView of several new weeks has no week number", () => {
  const weeks = { ...line, event: "week_new", group: "week_new:diary:12", cnt_notifications: 3 } as const;
  expect(noticeView(weeks)).toMatchObject({ week: null, cntNotifications: 3 });
});

it("noticeView has no link without a page, and shows a moderator's reason", () => {
  const rejected = noticeView({
    ...line,
    items_user: [],
    link: "/notifications",
    params: { reason: "Blurry" },
  });
  expect(rejected).toMatchObject({ who: null, href: undefined, text: "Blurry", week: null });
});

it("noticeView does not repeat a comment as a title", () => {
  const target = { type: "comment", id: 5, name: "Nice", link: "/diaries/12", avatar: null } as const;
  expect(noticeView({ ...line, event: "reply", item_target: target, text: "Thanks" })).toMatchObject({
    title: "",
    text: "Thanks",
  });
});

it.each([
  ["diary", "Velvet Orbit"],
  ["user", ""],
] as const)("noticeView of a new follower of a %s has the title %j", (type, title) => {
  const target = { type, id: 12, name: "Velvet Orbit", link: "/diaries/12", avatar: null } as const;
  const follow = noticeView({ ...line, event: "follow", group: `follow:${type}:12`, item_target: target });
  expect(follow).toMatchObject({ about: type, title });
});

it("noticeView of an invitation names the brand and leads to the page that answers it", () => {
  const target = { type: "brand", id: 3, name: "Loam", link: "/nutrients/loam", avatar: null } as const;
  const invited = noticeView({
    ...line,
    ...{ event: "manager_add", group: "manager_add:brand:3", items_user: [], params: {} },
    ...{ item_target: target, link: "/invitations" },
  });
  expect(invited).toMatchObject({ who: null, title: "Loam", href: "/invitations" });
});
