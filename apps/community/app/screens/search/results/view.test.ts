import { describe, expect, it } from "vitest";
import { resultsAddress, searchRequest, searchView } from "./view.ts";

const asked = (text: string) => searchRequest(new URLSearchParams(text));

describe("what is searched for", () => {
  it.each([
    ["", { query: "", page: 1 }],
    ["query=%20night%20plum%20", { query: "night plum", page: 1 }],
    ["query=night&page=50", { query: "night", page: 50 }],
    ["query=night%00%0D%0Aplum%00", { query: "night plum", page: 1 }],
    [`query=${"🌱".repeat(120)}`, { query: "🌱".repeat(100), page: 1 }],
  ])("%s", (text, request) => {
    expect(asked(text)).toEqual(request);
  });

  it.each(["page=0", "page=-1", "page=x", "page=51", "page=1.5"])("%s is no page", (text) => {
    expect(asked(text)).toBeNull();
  });
});

describe("the page of results", () => {
  const results = {
    growers: [],
    brands: [],
    products: [],
    strains: [],
    questions: [],
    posts: [],
    diaries: [
      {
        id: 3,
        name: "Night Plum",
        link: "/diaries/3-night-plum",
        avatar: null,
        note: "marta.k",
        cnt_diaries: null,
      },
    ],
    totals: { diaries: 41, growers: 1, brands: 0, products: 0, strains: 0, questions: 0, posts: 0 },
  };

  it("shows the diaries with their growers, in pages", () => {
    expect(searchView({ query: "night", page: 2 }, results)).toEqual({
      query: "night",
      page: 2,
      found: [{ id: 3, name: "Night Plum", link: "/diaries/3-night-plum", picture: null, grower: "marta.k" }],
      total: 41,
      isTotalCapped: false,
      pages: 3,
    });
  });

  it("says when there are more than were counted", () => {
    const many = { ...results, totals: { ...results.totals, diaries: 1000 } };
    expect(searchView({ query: "night", page: 1 }, many)).toMatchObject({ isTotalCapped: true, pages: 50 });
  });

  it("has an address of its own for each page", () => {
    expect(resultsAddress("night plum", 1)).toBe("/search?query=night+plum");
    expect(resultsAddress("a&b", 2)).toBe("/search?query=a%26b&page=2");
  });
});
