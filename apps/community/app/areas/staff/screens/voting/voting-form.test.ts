import { describe, expect, it } from "vitest";
import { sampleVoting } from "../../shared/ballots/testing/sample-voting.ts";
import { newVotingValues, votingBody, votingField, votingValues, withFixedOptions } from "./voting-form.ts";

const voting = sampleVoting();

describe("the form of a poll", () => {
  it("sends what it got, to the millisecond", () => {
    expect(votingBody(votingValues(voting), null)).toEqual({
      lang: "en",
      results: "after_vote",
      date_start: voting.date_start,
      date_end: voting.date_end,
      items_text: voting.items_text,
      items_option: voting.items_option.map(({ id, items_text }) => ({ id, items_text })),
      post_id: null,
      cover_id: null,
    });
  });

  it("leaves out the start of a draft that opens when it is published, and shows one that was chosen", () => {
    const draft = { state: "draft", is_public: false } as const;
    const unset = sampleVoting({ ...draft, date_start: voting.update_date });
    expect(votingValues(unset).date_start).toBe("");
    expect(votingBody(votingValues(unset), null)).not.toHaveProperty("date_start");
    expect(votingValues(sampleVoting(draft)).date_start).toBe("2026-11-27");
    expect(votingValues(sampleVoting({ ...draft, is_fixed: true })).date_start).toBe("2026-11-27");
  });

  it("starts with two empty options, which the api rejects until they have a text", () => {
    const body = votingBody(newVotingValues("de"), null);
    expect(body).toMatchObject({
      lang: "de",
      date_end: null,
      items_option: [{ items_text: [] }, { items_text: [] }],
    });
    expect(body.items_option[0]).not.toHaveProperty("id");
  });

  it("keeps what saved options mean once they have votes, wherever they are now", () => {
    const saved = votingValues(voting);
    const typed = {
      ...{ "items_option.0.key": "new1", "items_option.0.items_text.en.text": "Coco" },
      ...{ "items_option.1.key": "11", "items_option.1.items_text.en.text": "Curing" },
      "items_option.1.items_text.de.text": "Langsam",
    };
    expect(withFixedOptions(typed, saved)).toEqual({
      ...typed,
      "items_option.1.items_text.en.text": "Drying",
    });
  });

  it("keeps cover and article", () => {
    const photo = {
      id: 9,
      url: "/media/x/1.webp",
      width: 1,
      height: 1,
      color: "#000000",
      alt: "",
      is_remove: false,
    };
    const item_post = { id: 5, title: "Slow drying", link: "/journal/slow-drying", is_published: true };
    const values = votingValues(sampleVoting({ item_cover: photo, item_post }));
    expect(values).toMatchObject({ post: "Slow drying", post_id: "5" });
    expect(votingBody(values, 5)).toMatchObject({ cover_id: 9, post_id: 5 });
  });

  it.each([
    ["items_text", "items_text.en.title"],
    ["lang", "items_text.en.title"],
    ["items_text.1.lang", "items_text.1.title"],
    ["items_option.0.items_text", "items_option.0.items_text.en.text"],
    ["items_option.1.items_text.0.lang", "items_option.1.items_text.0.text"],
    ["post_id", "post"],
    ["date_end", "date_end"],
  ])("shows an error of %s at %s", (field, shown) => {
    expect(votingField(field, votingValues(voting))).toBe(shown);
  });
});
