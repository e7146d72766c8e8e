import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { commentView } from "./view.ts";

const author = { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null };
const said = {
  text: "Beautiful plant.",
  lang: "en",
  add_date: "2026-09-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  item_user: author,
  cnt_likes: 0,
  is_like: false,
  is_remove: false,
};
const place = (
  comment: Partial<Schema<"Comment">> = {},
  link = "/diaries/12-night-plum",
): Schema<"CommentPlace"> => ({
  type: "diary",
  id: 12,
  start: 0,
  link,
  item_comment: {
    ...said,
    id: 70,
    parent_id: null,
    cnt_childs: 1,
    replies: {
      items_comment: [{ ...said, id: 71, parent_id: 70, item_user: { ...author, id: 8, name: "marta" } }],
    },
    ...comment,
  },
});
const reader = (id: number, access: string[] = []) => ({ id, access });

describe("the page of a comment", () => {
  it("links back to its place, and to the home page if that has no page", () => {
    expect(commentView(place(), 71, null).back).toBe("/diaries/12-night-plum?comment=71#comment-71");
    expect(commentView(place({}, "/chats/1"), 70, null).back).toBe("/");
  });

  it("is editable for its author and moderators, a reply for its own author", () => {
    expect(commentView(place(), 70, null).own).toBeNull();
    expect(commentView(place(), 70, reader(8)).own).toBeNull();
    expect(commentView(place(), 70, reader(7)).own?.id).toBe(70);
    expect(commentView(place(), 71, reader(8)).own?.id).toBe(71);
    expect(commentView(place(), 71, reader(7)).own).toBeNull();
    expect(commentView(place(), 71, reader(1, ["moderate"])).own?.id).toBe(71);
  });

  it("is not editable after removal", () => {
    const removed = place({ is_remove: true, text: "", item_user: null });
    expect(commentView(removed, 70, reader(1, ["admin"])).own).toBeNull();
    expect(commentView(removed, 70, null).head).toMatchObject({ isRemoved: true, author: null });
  });

  it("marks an edited comment, and links to further replies", () => {
    const edited = commentView(place({ update_date: "2026-09-15T08:30:00.000Z", cnt_childs: 120 }), 70, null);
    expect([edited.head.isEdited, edited.more]).toEqual([true, "?start=1"]);
    expect(commentView(place(), 70, null)).toMatchObject({ head: { isEdited: false }, more: null });
  });
});
