import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { chatLines, type MessageView, mayDelete, mergeMessages, messageView } from "./message-view.ts";

const wire: Schema<"Message"> = {
  ...{ id: 5120, user_id: 7, address: "u-7", text: "Any better?", lang: "en", is_remove: false },
  ...{ add_date: "2026-09-14T14:11:00.000Z", item_brand: null, item_photo: null, item_diary: null },
  ...{ item_week: null, item_strain: null, item_product: null },
  item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
};
const room = { type: "private", user_id: 7 } as const;

const one = (id: number, date: string, change: Partial<MessageView> = {}): MessageView => ({
  ...messageView({ ...wire, id, add_date: date }, room, 1),
  ...change,
});

describe("messageView", () => {
  it("names the sender", () => {
    expect(messageView(wire, room, 1)).toMatchObject({
      ...{ isOwn: false, userId: 7, shared: null, photo: null },
      sender: { name: "tessellate", href: "/grower/tessellate", isBrand: false },
    });
  });

  it("names the brand that a manager speaks for", () => {
    const item_brand = {
      ...{ id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
    } as Schema<"BrandShort">;
    const view = messageView({ ...wire, user_id: null, item_user: null, item_brand }, room, 1);
    expect(view.sender).toMatchObject({ name: "Loam & Lumen", isBrand: true });
  });

  it("shows a shared week rather than its diary", () => {
    const item_diary = { name: "Velvet Orbit" } as Schema<"DiaryCard">;
    const item_week = {
      ...{ link: "/diaries/12/week/188", name: "week13", faza: 1, lang: "en", items_photo: [] },
      item_diary: { name: "Velvet Orbit" },
    } as unknown as Schema<"WeekCard">;
    expect(messageView({ ...wire, item_diary, item_week }, room, 1).shared).toMatchObject({
      ...{ kind: "week", title: "Velvet Orbit", week: "week13", photo: null },
    });
  });

  it("shows a shared product with its picture, its maker and its section", () => {
    const item_product = {
      ...{ id: 51, name: "Base A/B", section: "nutrients", link: "/nutrients/loam-lumen/base-ab" },
      ...{ logo_s: "/media/a/160.webp", item_brand: { name: "Loam & Lumen" } },
    } as Schema<"ProductShort">;
    expect(messageView({ ...wire, item_product }, room, 1).shared).toMatchObject({
      ...{ kind: "product", title: "Base A/B", by: "Loam & Lumen", section: "nutrients" },
      photo: { url: "/media/a/160.webp" },
    });
  });

  it("leaves out a removed photo", () => {
    const item_photo = { is_remove: true, url: "/media/a/1600.webp" } as Schema<"Photo">;
    expect(messageView({ ...wire, item_photo }, room, 1).photo).toBeNull();
  });
});

describe("chatLines", () => {
  const nothing = { lastRead: 0, count: 0 };
  const kinds = (lines: ReturnType<typeof chatLines>) =>
    lines.map((line) => (line.kind === "message" ? line.message.id : line.kind === "day" ? line.day : "new"));

  it("divides messages by the day of the reader's time zone", () => {
    const messages = [one(1, "2026-09-14T20:30:00.000Z"), one(2, "2026-09-14T22:30:00.000Z")];
    expect(kinds(chatLines(messages, nothing, "UTC"))).toEqual(["2026-09-14", 1, 2]);
    expect(kinds(chatLines(messages, nothing, "Europe/Berlin"))).toEqual(["2026-09-14", 1, "2026-09-15", 2]);
  });

  it("joins messages of one sender within five minutes", () => {
    const lines = chatLines(
      [
        one(1, "2026-09-14T14:00:00.000Z"),
        one(2, "2026-09-14T14:04:00.000Z"),
        one(3, "2026-09-14T14:10:00.000Z"),
        one(4, "2026-09-14T14:11:00.000Z", { isOwn: true, sender: null }),
      ],
      nothing,
      "UTC",
    );
    const runs = lines.flatMap((line) => (line.kind === "message" ? [[line.isFirst, line.isLast]] : []));
    expect(runs).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it("marks the first unread message of others, and nothing when all is read", () => {
    const messages = [
      one(1, "2026-09-14T14:00:00.000Z"),
      one(2, "2026-09-14T14:01:00.000Z", { isOwn: true }),
      one(3, "2026-09-14T14:02:00.000Z"),
    ];
    expect(kinds(chatLines(messages, { lastRead: 1, count: 1 }, "UTC"))).toEqual([
      "2026-09-14",
      1,
      2,
      "new",
      3,
    ]);
    expect(kinds(chatLines(messages, { lastRead: 3, count: 0 }, "UTC"))).toEqual(["2026-09-14", 1, 2, 3]);
  });
});

describe("mayDelete", () => {
  const own = one(1, "2026-09-14T14:00:00.000Z", { isOwn: true });
  const other = { ...own, isOwn: false };
  const at = (time: string) => Date.parse(`2026-09-14T${time}.000Z`);

  it("allows the sender ten minutes", () => {
    const member = { canModerate: false };
    expect(mayDelete(own, member, at("14:09:59"))).toBe(true);
    expect(mayDelete(own, member, at("14:10:00"))).toBe(false);
    expect(mayDelete(other, member, at("14:01:00"))).toBe(false);
    expect(mayDelete({ ...own, isRemoved: true }, member, at("14:01:00"))).toBe(false);
  });

  it("allows those who moderate the room any message that is there, at any time", () => {
    const host = { canModerate: true };
    expect(mayDelete(other, host, at("23:00:00"))).toBe(true);
    expect(mayDelete(own, host, at("23:00:00"))).toBe(true);
    expect(mayDelete({ ...other, isRemoved: true }, host, at("14:01:00"))).toBe(false);
  });
});

it("mergeMessages keeps the order of ids and the newer state of a message", () => {
  const date = "2026-09-14T14:00:00.000Z";
  const merged = mergeMessages(
    [one(2, date), one(1, date)],
    [one(3, date), one(2, date, { isRemoved: true })],
  );
  expect(merged.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});
