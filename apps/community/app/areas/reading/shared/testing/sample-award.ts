import type { Schema } from "@grow/contract";

/** A candidate of {@link sampleAward}. */
export function sampleCandidate(
  id: number,
  change: Partial<Schema<"AwardCandidate">> = {},
): Schema<"AwardCandidate"> {
  return {
    ...{ content_type: "diary", content_id: id, name: `Diary ${id}`, link: `/diaries/${id}-diary` },
    avatar: `/media/${"a".repeat(32)}/1200.webp`,
    item_user: { id: 7, name: "lucia", link: "/grower/lucia", avatar_small: null },
    ...{ cnt_votes: null, percent: null, place: null, is_my: false },
    ...change,
  };
}

/** Awards that take votes, with two nominations; the user has voted in the second. */
export function sampleAward(change: Partial<Schema<"Award">> = {}): Schema<"Award"> {
  return {
    ...{
      year: 2026,
      title: "Grow awards 2026",
      text: "<p>One vote each.</p>",
      lang: "en",
      link: "/awards/2026",
    },
    date_start: "2026-11-01T00:00:00.000Z",
    date_end: "2026-12-31T22:00:00.000Z",
    date_result: "2027-01-10T18:00:00.000Z",
    ...{ is_open: true, is_result: false, cnt_nominations: 2, cnt_my_votes: 1 },
    items_nomination: [
      {
        ...{
          nomination_id: 4,
          name: "Diary of the year",
          text: "You learned something.",
          content_type: "diary",
        },
        ...{ cnt_candidates: 2, cnt_votes: null, my_content_id: null },
        items_candidate: [sampleCandidate(12), sampleCandidate(11)],
      },
      {
        ...{ nomination_id: 5, name: "Most helpful grower", text: "", content_type: "user" },
        ...{ cnt_candidates: 1, cnt_votes: null, my_content_id: 9 },
        items_candidate: [
          sampleCandidate(9, {
            ...{ content_type: "user", name: "hinterhof", link: "/grower/hinterhof", item_user: null },
            ...{ avatar: `/media/${"b".repeat(32)}/160.webp`, is_my: true },
          }),
        ],
      },
    ],
    items_year: [
      { year: 2026, title: "Grow awards 2026", link: "/awards/2026", is_open: true },
      { year: 2025, title: "Grow awards 2025", link: "/awards/2025", is_open: false },
    ],
    ...change,
  };
}

/** The same with results: the first diary won, and nobody voted for a grower. */
export function sampleResults(): Schema<"Award"> {
  const award = sampleAward({ is_open: false, is_result: true });
  const [diary, helper] = award.items_nomination;
  if (!diary || !helper) throw new Error("The sample has two nominations.");
  return {
    ...award,
    items_nomination: [
      {
        ...{ ...diary, cnt_votes: 8, my_content_id: 11 },
        items_candidate: [
          sampleCandidate(12, { cnt_votes: 6, percent: 75, place: 1 }),
          sampleCandidate(11, { cnt_votes: 2, percent: 25, place: 2, is_my: true }),
        ],
      },
      {
        ...{ ...helper, cnt_votes: 0, my_content_id: null },
        items_candidate: helper.items_candidate.map((one) => ({
          ...{ ...one, cnt_votes: 0, percent: 0, is_my: false },
        })),
      },
    ],
  };
}
