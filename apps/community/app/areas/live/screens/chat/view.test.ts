import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { isChatAddress } from "./chat-address.ts";
import { chatList, isOwn, listOf, roomRow, roomView } from "./view.ts";

const message: Schema<"Message"> = {
  ...{ id: 5120, user_id: 7, address: "u-7", text: "Any better?", lang: "en", is_remove: false },
  ...{ add_date: "2026-09-14T14:11:00.000Z", item_brand: null, item_photo: null, item_diary: null },
  ...{ item_week: null, item_strain: null, item_product: null },
  item_user: { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null },
};

const room: Schema<"ChatRoom"> = {
  ...{ id: 31, type: "private", address: "u-7", name: "tessellate", avatar_small: null, user_id: 7 },
  ...{ item_brand: null, cnt_users: 2, cnt_unread: 2, request: null, lang: null, last_read: 5118 },
  ...{ role: "member", is_mute: false, is_ban: false, can_write: true, add_date: "2026-09-01T08:00:00.000Z" },
  items_user: [
    {
      ...{ id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null, role: "member" },
      ...{ is_online: true, last_read: 5119, cnt_reports: 38, is_moderator: false },
    },
  ],
  item_message: message,
};

const brand = {
  ...{ id: 3, name: "Loam & Lumen", section: "nutrients", link: "/nutrients/loam-lumen", logo_s: null },
} as Schema<"BrandShort">;

describe("isChatAddress", () => {
  it.each(["u-7", "b-3", "b-3-7", "common", "common-outdoor"])("accepts %s", (word) => {
    expect(isChatAddress(word)).toBe(true);
  });

  it.each(["", "u-0", "u-07", "b-3-", "u-7/x", "Common", "common-Out", undefined])("rejects %s", (word) => {
    expect(isChatAddress(word)).toBe(false);
  });
});

it("chatList takes an unknown word for the first list", () => {
  expect(["brands", "open", "nonsense", null].map(chatList)).toEqual([
    "brands",
    "open",
    "private",
    "private",
  ]);
});

it("listOf puts a received request into a list of its own, and a sent one among the private rooms", () => {
  expect(listOf({ type: "private", request: "received" })).toBe("requests");
  expect(listOf({ type: "private", request: "sent" })).toBe("private");
  expect(listOf({ type: "business", request: null })).toBe("brands");
  expect(listOf({ type: "common", request: null })).toBe("open");
});

describe("isOwn", () => {
  it("is true for the user's own messages in private and open rooms", () => {
    expect(isOwn(message, room, 7)).toBe(true);
    expect(isOwn(message, room, 1)).toBe(false);
  });

  it("counts messages of any manager as the brand's own side", () => {
    const brandsSide = { type: "business", user_id: 9 } as const;
    expect(isOwn({ user_id: null, item_brand: brand }, brandsSide, 1)).toBe(true);
    expect(isOwn({ user_id: 9, item_brand: null }, brandsSide, 1)).toBe(false);
  });

  it("never takes the brand's messages for the grower's", () => {
    const growersSide = { type: "business", user_id: null } as const;
    expect(isOwn({ user_id: null, item_brand: brand }, growersSide, 9)).toBe(false);
    expect(isOwn({ user_id: 9, item_brand: null }, growersSide, 9)).toBe(true);
  });
});

describe("roomRow", () => {
  it("shows the last message and its date", () => {
    expect(roomRow(room, 1)).toMatchObject({
      ...{ address: "u-7", name: "tessellate", unread: 2, isOnline: true, isOpen: false },
      last: { kind: "text", text: "Any better?", isOwn: false, by: null },
      date: "2026-09-14T14:11:00.000Z",
    });
  });

  it("shows a deleted message as deleted, and a room without messages by its own date", () => {
    const item_message = { ...message, is_remove: true, text: "" };
    expect(roomRow({ ...room, item_message }, 1).last.kind).toBe("deleted");
    const empty = roomRow({ ...room, item_message: null }, 1);
    expect(empty.last.kind).toBe("none");
    expect(empty.date).toBe("2026-09-01T08:00:00.000Z");
  });

  it("names the sender in open rooms only", () => {
    expect(roomRow({ ...room, type: "common", user_id: null }, 1).last.by).toBe("tessellate");
  });
});

describe("roomView", () => {
  it("leads to the other grower and knows how far they have read", () => {
    expect(roomView(room, [])).toMatchObject({
      ...{ href: "/grower/tessellate", isGone: false, cntDiaries: 38, readByOther: 5119, lastRead: 5118 },
      isAsBrand: false,
    });
  });

  it("leads a grower to the brand, and a manager to the grower", () => {
    const business = { ...room, type: "business", item_brand: brand } as const;
    expect(roomView({ ...business, user_id: null, name: brand.name }, []).href).toBe("/nutrients/loam-lumen");
    expect(roomView(business, [])).toMatchObject({ href: "/grower/tessellate", isAsBrand: true });
  });

  it("says when the other account was deleted", () => {
    expect(roomView({ ...room, name: "", user_id: null, items_user: [] }, [])).toMatchObject({
      ...{ isGone: true, href: null, readByOther: 0 },
    });
  });

  it("lets hosts and moderators of the site ban from open rooms only", () => {
    const open = { ...room, type: "common", user_id: null } as const;
    const can = (there: typeof room, access?: string[]) => roomView(there, access).canModerate;
    expect([can(open), can(open, []), can({ ...open, role: "moderator" }), can(open, ["moderate"])]).toEqual([
      ...[false, false, true, true],
    ]);
    expect(can(room, ["moderate"])).toBe(false);
  });
});
