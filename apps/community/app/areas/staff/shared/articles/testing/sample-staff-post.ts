import type { Schema } from "@grow/contract";

type Post = Schema<"StaffPost">;
type Text = Post["items_text"][number];

/** A text of an article. */
export function sampleText(change: Partial<Text> = {}): Text {
  return {
    ...{ lang: "en", number: 3, title: "Slow drying", text: "<p>Two rooms.</p>", preview: "What it changes" },
    ...{ description: "", author_role: "Editor", is_readable: true },
    ...change,
  };
}

/** A draft that lacks nothing. */
export function sampleStaffPost(change: Partial<Post> = {}): Post {
  return {
    ...{ id: 5, version: 4, state: "draft", lang: "en", is_lang_fixed: false },
    ...{ slug: "slow-drying", link: "/journal/slow-drying", items_text: [sampleText()] },
    item_cover: {
      ...{ id: 904, url: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1600.webp", width: 1600, height: 1200 },
      ...{ color: "#4d6b3c", alt: "Branches on a wire", is_remove: false },
    },
    ...{ items_photo: [], category: "harvest", tags: ["drying", "curing"] },
    items_diary: [{ id: 12, name: "Night Plum", link: "/diaries/12-night-plum" }],
    ...{ item_user: null, view_date: null, minutes: 8, cnt_views: 0, cnt_likes: 0, cnt_comments: 0 },
    ...{ add_date: "2026-09-13T08:30:00.000Z", update_date: "2026-09-14T08:30:00.000Z" },
    ...change,
  };
}
