import type { Schema } from "@grow/contract";

/** Awards as their editor gets them, for tests: published, and without votes. */
export function sampleAward(change: Partial<Schema<"StaffAward">> = {}): Schema<"StaffAward"> {
  return {
    ...{
      year: 2026,
      version: 2,
      state: "open",
      is_public: true,
      is_fixed: false,
      is_over: false,
      lang: "en",
    },
    link: "/awards/2026",
    items_text: [
      { lang: "en", title: "Grow awards 2026", text: "<p>One vote each.</p>" },
      { lang: "de", title: "Grow Awards 2026", text: "" },
    ],
    items_nomination: [
      {
        ...{ id: 4, content_type: "diary", cnt_candidates: 18, cnt_shown: 17, cnt_votes: null },
        items_text: [
          { lang: "en", name: "Diary of the year", text: "" },
          { lang: "de", name: "Tagebuch des Jahres", text: "" },
        ],
      },
      {
        ...{ id: 5, content_type: "user", cnt_candidates: 0, cnt_shown: 0, cnt_votes: null },
        items_text: [{ lang: "en", name: "Grower of the year", text: "Helps others." }],
      },
    ],
    date_start: "2026-11-01T00:00:00.000Z",
    date_end: "2026-12-31T21:59:59.999Z",
    date_result: "2027-01-10T18:00:00.000Z",
    add_date: "2026-10-01T08:30:00.000Z",
    update_date: "2026-10-02T08:30:00.000Z",
    ...change,
  };
}
