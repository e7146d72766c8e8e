import type { Schema } from "@grow/contract";
import { drawOrder, drawSeed, entryList, sha256Hex } from "@grow/domain/draw";

/** A giveaway as the API returns it, for tests. */
export function sampleGiveaway(change: Partial<Schema<"Giveaway">> = {}): Schema<"Giveaway"> {
  return {
    id: 2,
    title: "Three boards",
    text: "<p>For growers who write.</p>",
    rules: "<p>One entry each.</p>",
    lang: "en",
    link: "/giveaways/2-three-boards",
    cover: "/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/1280.webp",
    item_brand: {
      id: 3,
      name: "Halden Lights",
      section: "grow-lights",
      link: "/grow-lights/halden",
      logo_s: null,
    },
    date_start: "2026-09-01T00:00:00.000Z",
    date_end: "2026-09-30T22:00:00.000Z",
    is_open: true,
    state: "open",
    winners: "votes",
    date_result: "2026-10-02T22:00:00.000Z",
    reply_days: 7,
    countries: ["AT", "DE"],
    minimum_age: 18,
    tags: [],
    items_prize: [{ name: "Board 150", cnt: 3, item_product: null }],
    cnt_prizes: 3,
    cnt_entries: 30,
    cnt_votes: 66,
    cnt_comments: 0,
    cnt_likes: 0,
    is_like: false,
    draw_commitment: null,
    draw_seed: null,
    categories: [
      {
        category_id: 5,
        name: "First diary",
        text: "A diary.",
        content_type: "diary",
        entries: [sampleEntry(301), sampleEntry(302, { is_my_vote: true })],
        cnt_entries: 30,
        cnt_winners: 3,
        max_votes: 3,
        cnt_votes_left: 2,
      },
    ],
    my_entries: [],
    ...change,
  };
}

/** An entry of a diary. */
export function sampleEntry(
  id: number,
  change: Partial<Schema<"GiveawayEntry">> = {},
): Schema<"GiveawayEntry"> {
  return {
    contest_id: id,
    category_id: 5,
    content_type: "diary",
    content_id: id + 1000,
    name: `Diary ${id}`,
    link: `/diaries/${id}`,
    item_week: null,
    item_photo: null,
    item_user: null,
    add_date: "2026-09-14T08:30:00.000Z",
    cnt_votes: 4,
    place: null,
    place_state: null,
    reply_until: null,
    is_my: false,
    is_my_vote: false,
    ...change,
  };
}

/** What {@link sampleDraw} was drawn with; the vectors are those of `@grow/domain/draw`. */
const LIST = "3 diary 8\n7 diary 12\n9 diary 4\n12 diary 30\n40 diary 2\n";

/** The result of a drawn giveaway with five entries and one prize. */
export function sampleDraw(change: Partial<Schema<"GiveawayDraw">> = {}): Schema<"GiveawayDraw"> {
  return {
    id: 2,
    title: "Three boards",
    lang: "en",
    link: "/giveaways/2-three-boards",
    winners: "draw",
    state: "waiting",
    date_start: "2026-09-01T00:00:00.000Z",
    date_end: "2026-09-30T22:00:00.000Z",
    date_result: "2026-09-30T22:00:00.000Z",
    reply_days: 7,
    draw_commitment: "ce63c4ebf143f2aade4d14b4e5d941832c7af9ef9a000df459c9b6a07f155486",
    draw_seed: "5f".repeat(32),
    draw_date: "2026-09-30T22:01:00.000Z",
    categories: [
      {
        category_id: 5,
        name: "First diary",
        content_type: "diary",
        cnt_winners: 1,
        cnt_entries: 5,
        cnt_left_out: 1,
        cnt_votes_left_out: 0,
        list: LIST,
        list_hash: "197e9a887e7ba432bf7e117363468ac90c33276aed5866e0b4016895e1d367d6",
        seed: "a6b14733105f854c181ecf818649212b4c30b17e19d396599b506277ec4ca8d9",
        order: [12, 3, 7, 40, 9],
        places: [
          samplePlace(1, 12, { state: "passed" }),
          samplePlace(2, 3, { state: "asked", for_place: 1, name: null, link: null }),
          samplePlace(3, 7),
        ],
        my_contest_id: 7,
        my_place: 3,
      },
    ],
    ...change,
  };
}

/**
 * The result of a draw whose list is a file: all places follow from the list.
 *
 * @param count - entries, more than 500
 */
export async function sampleLongDraw(count: number): Promise<{ long: Schema<"GiveawayDraw">; list: string }> {
  const entries = Array.from({ length: count }, (_none, index) => ({
    ...{ id: index + 1, type: "diary", contentId: 10 * (index + 1) },
  }));
  const list = entryList(entries);
  const list_hash = await sha256Hex(list);
  const draw = sampleDraw();
  const seed = await drawSeed(draw.draw_seed ?? "", list_hash);
  const order = (await drawOrder(seed, count)) ?? [];
  const [category] = draw.categories;
  if (!category) throw new Error("The sample has a category.");
  const places = order
    .slice(0, 4)
    .map((index, at) => samplePlace(at + 1, index + 1, { state: at === 0 ? "asked" : "next" }));
  const own = { my_contest_id: (order[411] ?? 0) + 1, my_place: 412 };
  const published = { list: null, list_hash, seed, order: [], places, cnt_entries: count };
  return { long: { ...draw, categories: [{ ...category, ...published, ...own }] }, list };
}

function samplePlace(
  place: number,
  contest_id: number,
  change: Partial<Schema<"GiveawayPlace">> = {},
): Schema<"GiveawayPlace"> {
  return {
    place,
    contest_id,
    name: `Diary ${contest_id}`,
    link: `/diaries/${contest_id}`,
    item_week: null,
    item_user: null,
    cnt_votes: 0,
    state: "next",
    for_place: null,
    reply_until: "2026-10-07T22:01:00.000Z",
    state_date: "2026-09-30T22:01:00.000Z",
    ...change,
  };
}
