import { describe, expect, it } from "vitest";
import { sampleAward, sampleCandidate, sampleResults } from "../../shared/testing/sample-award.ts";
import { awardData } from "./head.ts";
import { awardRequest, awardState, awardView } from "./view.ts";

const NOW = Date.parse("2026-11-28T12:00:00.000Z");
const asked = (search = "") => awardRequest(new URLSearchParams(search));
const view = (award = sampleAward(), search = "", found: Parameters<typeof awardView>[1]["found"] = null) =>
  awardView(award, { request: asked(search), found }, { locale: "en", now: NOW });

describe("awardRequest", () => {
  it("reads the nomination and the words to search", () => {
    expect(asked("nomination=5&query=%20plum%20")).toEqual({ nomination: 5, query: "plum" });
  });

  it("ignores what makes no sense", () => {
    for (const search of [
      "",
      "nomination=x",
      "nomination=-1",
      "nomination=0",
      `nomination=${"9".repeat(16)}`,
    ]) {
      expect(asked(search).nomination).toBeUndefined();
    }
    expect(asked(`query=${"x".repeat(300)}`).query).toHaveLength(100);
  });
});

describe("awardState", () => {
  const dates = { date_start: "2026-11-01T00:00:00.000Z" };
  it("follows the API and, before the first day, the clock", () => {
    expect(awardState({ ...dates, is_open: true, is_result: false }, NOW)).toBe("open");
    expect(awardState({ ...dates, is_open: false, is_result: true }, NOW)).toBe("results");
    expect(awardState({ ...dates, is_open: false, is_result: false }, NOW)).toBe("counting");
    const later = { date_start: "2026-12-01T00:00:00.000Z" };
    expect(awardState({ ...later, is_open: false, is_result: false }, NOW)).toBe("before");
  });
});

describe("awardView", () => {
  it("shows the first nomination while votes are taken, in the order of the API and without numbers", () => {
    const { current, winners, nominations, cast, state } = view();
    expect([state, cast, winners]).toEqual(["open", 1, []]);
    expect(current).toMatchObject({ id: 4, here: "/awards/2026?nomination=4", isPeople: false, query: "" });
    expect(current?.candidates.map(({ id }) => id)).toEqual([12, 11]);
    for (const { place, share, votes } of current?.candidates ?? []) {
      expect([place, share, votes]).toEqual([null, null, null]);
    }
    expect(nominations).toEqual([
      {
        ...{ id: 4, name: "Diary of the year", href: "/awards/2026?nomination=4#nomination-4", count: 2 },
        ...{ isVoted: false, isCurrent: true },
      },
      {
        ...{ id: 5, name: "Most helpful grower", href: "/awards/2026?nomination=5#nomination-5", count: 1 },
        ...{ isVoted: true, isCurrent: false },
      },
    ]);
  });

  it("shows the requested nomination; growers have an avatar instead of a photo", () => {
    const { current } = view(sampleAward(), "nomination=5");
    expect(current).toMatchObject({ id: 5, isPeople: true });
    expect(current?.candidates).toEqual([
      {
        ...{ id: 9, name: "hinterhof", href: "/grower/hinterhof", photo: null, author: null, isMine: true },
        ...{ square: `/media/${"b".repeat(32)}/160.webp`, place: null, share: null, votes: null },
      },
    ]);
  });

  it("shows what a search found, and its words", () => {
    const found = { items: [sampleCandidate(11)], total: 1, start: 0, limit: 20 };
    const { current } = view(sampleAward(), "nomination=4&query=night plum", found);
    expect(current).toMatchObject({
      query: "night plum",
      here: "/awards/2026?nomination=4&query=night+plum",
    });
    expect(current?.candidates.map(({ id }) => id)).toEqual([11]);
  });

  it("shows the winners of all nominations with the results, and the places of a requested one", () => {
    const { current, winners, state } = view(sampleResults());
    expect([state, current]).toEqual(["results", null]);
    expect(winners.map(({ name, candidates }) => [name, candidates.map(({ id }) => id)])).toEqual([
      ["Diary of the year", [12]],
      ["Most helpful grower", []],
    ]);
    const one = view(sampleResults(), "nomination=4");
    expect(one.winners).toEqual([]);
    expect(
      one.current?.candidates.map(({ place, share, votes, isMine }) => [place, share, votes, isMine]),
    ).toEqual([
      [1, 0.75, 6, false],
      [2, 0.25, 2, true],
    ]);
  });

  it("names the language of rules in another one", () => {
    expect(view().rulesLang).toBeUndefined();
    expect(view(sampleAward({ lang: "de" })).rulesLang).toBe("de");
  });

  it("shows awards without nominations", () => {
    expect(view(sampleAward({ items_nomination: [] }))).toMatchObject({ current: null, nominations: [] });
  });
});

describe("awardData", () => {
  // Pitfall: an order by votes leaks through structured data.
  it("is an event without candidates before the results", () => {
    const data = awardData(sampleAward(), "https://grow.example");
    expect(data).toMatchObject({ "@type": "Event", url: "https://grow.example/awards/2026" });
    expect(JSON.stringify(data)).not.toMatch(/Diary \d|hinterhof/);
  });

  it("lists the winners with the results", () => {
    expect(awardData(sampleResults(), "https://grow.example")).toMatchObject({
      "@type": "ItemList",
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: "Diary 12", url: "https://grow.example/diaries/12-diary" }],
    });
  });
});
