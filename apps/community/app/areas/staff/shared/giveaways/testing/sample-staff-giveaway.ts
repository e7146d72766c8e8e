import type { Schema } from "@grow/contract";

/** A running giveaway without entries as its editor gets it, for tests. */
export function sampleStaffGiveaway(change: Partial<Schema<"StaffGiveaway">> = {}): Schema<"StaffGiveaway"> {
  return {
    ...{ id: 2, version: 4, state: "running", lang: "en", slug: "three-boards", old_slugs: [] },
    link: "/giveaways/2-three-boards",
    items_text: [
      {
        lang: "en",
        title: "Three boards",
        text: "<p>For all.</p>",
        rules: "<p>One each.</p>",
        is_readable: true,
      },
      { lang: "de", title: "Drei Boards", text: "<p>Für alle.</p>", rules: "", is_readable: true },
    ],
    item_brand: { id: 3, name: "Halden", section: "grow-lights", link: "/grow-lights/halden", logo_s: null },
    item_cover: null,
    ...{ winners: "votes", date_start: "2026-09-01T00:00:30.000Z", date_end: "2026-09-30T22:00:00.000Z" },
    ...{ date_result: null, reply_days: 7, countries: ["DE", "AT"], minimum_age: 18, needs_week: true },
    tags: ["led"],
    items_prize: [{ name: "Board 240", cnt: 3, item_product: null }],
    items_category: [sampleCategory()],
    ...{ items_fixed: [], cnt_entries: 0, cnt_votes: 0, cnt_views: 31 },
    ...{ add_date: "2026-08-20T08:30:00.000Z", update_date: "2026-08-21T08:30:00.000Z" },
    ...change,
  };
}

export function sampleCategory(
  change: Partial<Schema<"StaffGiveawayCategory">> = {},
): Schema<"StaffGiveawayCategory"> {
  return {
    ...{ category_id: 5, name: "First harvest", text: "Any diary", content_type: "diary", max_votes: 3 },
    ...{ cnt_winners: 3, needs_harvest: true, faza: null, rooms: [1, 3], min_readings: 0 },
    ...{ content_from: null, cnt_entries: 0 },
    ...change,
  };
}

/** The draw of a giveaway whose winners have been asked, for tests. */
export function sampleStaffDraw(
  change: Partial<Schema<"StaffGiveawayDraw">> = {},
): Schema<"StaffGiveawayDraw"> {
  return {
    ...{
      id: 2,
      state: "waiting",
      winners: "draw",
      draw_commitment: "ce".repeat(32),
      draw_seed: "5f".repeat(32),
    },
    ...{ date_end: "2026-09-30T22:00:00.000Z", date_result: "2026-10-01T22:00:00.000Z" },
    ...{ freeze_date: "2026-09-30T22:01:00.000Z", draw_date: "2026-10-01T22:01:00.000Z" },
    next: { step: "move_up", date: "2026-10-08T22:01:00.000Z" },
    items_category: [
      {
        ...{ category_id: 5, name: "First harvest", content_type: "diary", cnt_winners: 1, cnt_entries: 2 },
        ...{ list_hash: "ab".repeat(32), cnt_left_out: 1, cnt_votes_left_out: 0 },
        items_left_out: [
          { contest_id: 301, reason: "account_closed", name: null, link: null, item_user: null },
        ],
        items_place: [
          {
            ...{ place: 1, contest_id: 302, name: "Two plants", link: "/diaries/12", item_user: null },
            ...{ state: "asked", for_place: null, ask_date: "2026-10-01T22:01:00.000Z", remind_date: null },
            ...{ reply_until: "2026-10-08T22:01:00.000Z", confirm_date: null, pass_date: null },
          },
        ],
        ...{ cnt_votes: 42, cnt_votes_new: 4 },
        items_hour: [
          { date: "2026-09-29T08:00:00.000Z", cnt_votes: 40 },
          { date: "2026-09-29T23:00:00.000Z", cnt_votes: 1 },
          { date: "2026-09-30T00:00:00.000Z", cnt_votes: 1 },
        ],
      },
    ],
    ...change,
  };
}
