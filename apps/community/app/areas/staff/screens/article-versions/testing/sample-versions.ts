import type { Schema } from "@grow/contract";

/** A version in the list. */
export function sampleVersionCard(number: number): Schema<"StaffPostVersionCard"> {
  return {
    ...{ lang: "en", number, title: "Slow drying", add_date: "2026-09-14T08:30:00.000Z" },
    item_user: { id: 7, name: "moderator", link: "/grower/moderator", avatar_small: null },
  };
}

/** A version with its texts. */
export function sampleVersion(
  number: number,
  change: Partial<Schema<"StaffPostVersion">> = {},
): Schema<"StaffPostVersion"> {
  return {
    ...sampleVersionCard(number),
    text: "<p>Dry it for ten days.</p>",
    ...{ preview: "", description: "", author_role: "" },
    ...change,
  };
}

/** The article of the versions. */
export function sampleStaffPost(change: Partial<Schema<"StaffPost">> = {}): Schema<"StaffPost"> {
  return {
    ...{ id: 5, version: 9, state: "draft", lang: "en", is_lang_fixed: false },
    ...{ slug: "slow-drying", link: "/journal/slow-drying" },
    items_text: [],
    ...{ item_cover: null, items_photo: [], category: null, tags: [], items_diary: [], item_user: null },
    ...{ view_date: null, add_date: "2026-09-13T08:30:00.000Z", update_date: "2026-09-14T08:30:00.000Z" },
    ...{ minutes: 1, cnt_views: 0, cnt_likes: 0, cnt_comments: 0 },
    ...change,
  };
}
