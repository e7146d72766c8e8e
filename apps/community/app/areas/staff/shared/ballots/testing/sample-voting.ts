import type { Schema } from "@grow/contract";

/** A poll as its editor gets it, for tests: published, and without votes. */
export function sampleVoting(change: Partial<Schema<"StaffVoting">> = {}): Schema<"StaffVoting"> {
  return {
    ...{ id: 3, version: 2, state: "open", is_public: true, is_fixed: false, lang: "en" },
    link: "/journal/voting/3",
    items_text: [
      { lang: "en", title: "What next?", text: "Two proposals." },
      { lang: "de", title: "Was nun?", text: "" },
    ],
    items_option: [
      {
        ...{ id: 11, cnt_votes: null },
        items_text: [
          { lang: "en", text: "Drying", note: "Slowly" },
          { lang: "de", text: "Trocknen", note: "" },
        ],
      },
      { id: 12, cnt_votes: null, items_text: [{ lang: "en", text: "Topping", note: "" }] },
    ],
    ...{ results: "after_vote", cnt_votes: null },
    date_start: "2026-11-27T08:00:12.345Z",
    date_end: "2026-12-18T21:59:59.999Z",
    ...{ item_cover: null, item_post: null },
    add_date: "2026-11-26T08:30:00.000Z",
    update_date: "2026-11-26T08:30:00.000Z",
    ...change,
  };
}
