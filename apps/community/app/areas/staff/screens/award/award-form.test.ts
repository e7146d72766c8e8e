import { describe, expect, it } from "vitest";
import { sampleAward } from "../../shared/ballots/testing/sample-award.ts";
import { awardBody, awardField, awardValues, copiedValues, newAwardValues } from "./award-form.ts";

const award = sampleAward();

describe("the form of awards", () => {
  it("sends what it got, to the millisecond", () => {
    expect(awardBody(awardValues(award))).toEqual({
      year: 2026,
      lang: "en",
      items_text: award.items_text,
      items_nomination: award.items_nomination.map(({ id, content_type, items_text }) => ({
        ...{ id, content_type, items_text },
      })),
      date_start: award.date_start,
      date_end: award.date_end,
      date_result: award.date_result,
    });
  });

  it("copies nominations and texts for another year, without ids and dates", () => {
    const body = awardBody(copiedValues(award, 2027));
    expect(body).toMatchObject({
      year: 2027,
      items_text: [
        { lang: "en", title: "Grow awards 2027", text: "<p>One vote each.</p>" },
        { lang: "de", title: "Grow Awards 2027" },
      ],
      ...{ date_start: "", date_end: "", date_result: "" },
    });
    expect(body.items_nomination).toEqual(
      award.items_nomination.map(({ content_type, items_text }) => ({ content_type, items_text })),
    );
  });

  it("starts with an empty nomination and the given year", () => {
    expect(awardBody(newAwardValues("th", 2027))).toMatchObject({
      ...{ year: 2027, lang: "th", items_text: [] },
      items_nomination: [{ items_text: [] }],
    });
  });

  it.each([
    ["items_text", "items_text.en.title"],
    ["items_text.0.lang", "items_text.0.title"],
    ["items_nomination.1.items_text", "items_nomination.1.items_text.en.name"],
    ["items_nomination.1.items_text.2.lang", "items_nomination.1.items_text.2.name"],
    ["items_nomination.1.content_type", "items_nomination.1.content_type"],
  ])("shows an error of %s at %s", (field, shown) => {
    expect(awardField(field, awardValues(award))).toBe(shown);
  });
});
