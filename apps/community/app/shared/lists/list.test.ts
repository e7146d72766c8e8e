import { describe, expect, it } from "vitest";
import { defineList } from "./list.ts";

const SIZES = ["small", "large"];

/** Filtered by words, in two orders. */
const tents = defineList({
  path: (tags) => ["/tents", ...tags].join("/"),
  tags: {
    canonical: (words) =>
      words.every((word) => SIZES.includes(word)) ? SIZES.filter((size) => words.includes(size)) : undefined,
    most: 2,
  },
  sorts: ["new", "top"],
  pageSize: 10,
  lastPage: 20,
  indexedTags: 1,
});

/** Found by a text. */
const found = defineList({
  path: () => "/found",
  text: { parameter: "query", longest: 100 },
  sorts: ["best"],
  pageSize: 20,
  lastPage: 50,
  indexedTags: null,
});

const search = (text = "") => new URLSearchParams(text);

describe("request", () => {
  it("has defaults for everything that the URL leaves out", () => {
    expect(tents.request("", search())).toEqual({ tags: [], text: "", sort: "new", page: 1 });
  });

  it("sorts filter words into their canonical order", () => {
    expect(tents.request("large/small", search("sort=top&page=20"))).toEqual({
      tags: ["small", "large"],
      text: "",
      sort: "top",
      page: 20,
    });
  });

  it.each([
    ["huge", ""],
    ["", "sort=random"],
    ["", "sort="],
    ["", "page=0"],
    ["", "page=01"],
    ["", "page=21"],
    ["", "page="],
  ])("is undefined for %s?%s", (segments, query) => {
    expect(tents.request(segments, search(query))).toBeUndefined();
  });

  it("knows no filter words and no orders in a list without them", () => {
    expect(found.request("small", search())).toBeUndefined();
    expect(found.request("", search("sort=anything"))?.sort).toBe("best");
  });

  it.each([
    ["", ""],
    ["query=%20night%20plum%20", "night plum"],
    ["query=night%00%0D%0Aplum%00", "night plum"],
    [`query=${"🌱".repeat(120)}`, "🌱".repeat(100)],
  ])("cleans the search text of ?%s", (query, text) => {
    expect(found.request("", search(query))?.text).toBe(text);
  });
});

describe("address", () => {
  it("leaves out the defaults", () => {
    expect(tents.address({})).toBe("/tents");
    expect(tents.address({ tags: ["small"], sort: "top", page: 3 })).toBe("/tents/small?sort=top&page=3");
  });

  it("escapes the search text", () => {
    expect(found.address({ text: "night plum" })).toBe("/found?query=night+plum");
    expect(found.address({ text: "a&b", page: 2 })).toBe("/found?query=a%26b&page=2");
  });

  it("is parsed back to the same request", () => {
    const request = tents.request("large", search("page=2&sort=top"));
    const url = new URL(tents.address(request ?? {}), "http://grow.example");
    expect(tents.request(url.pathname.replace("/tents", ""), url.searchParams)).toEqual(request);
  });
});

describe("paging", () => {
  it("maps a page to a range of the API", () => {
    expect(tents.range(3)).toEqual({ start: 20, limit: 10 });
  });

  it("has at least one page and none beyond the last", () => {
    expect(tents.length(1, { total: 0 }).pages).toBe(1);
    expect(tents.length(1, { total: 21 }).pages).toBe(3);
    expect(tents.length(1, { total: 5000, is_total_capped: true })).toEqual({
      page: 1,
      pages: 20,
      total: 5000,
      isTotalCapped: true,
    });
  });
});

it("toggled adds a word in canonical order, and removes it again", () => {
  expect(tents.toggled(["large"], "small")).toEqual(["small", "large"]);
  expect(tents.toggled(["small", "large"], "small")).toEqual(["large"]);
  expect(tents.toggled(["small"], "huge")).toEqual(["small"]);
});

it("isIndexed allows few filter words in the default order", () => {
  expect(tents.isIndexed({ tags: ["small"], sort: "new" })).toBe(true);
  expect(tents.isIndexed({ tags: ["small", "large"], sort: "new" })).toBe(false);
  expect(tents.isIndexed({ tags: [], sort: "top" })).toBe(false);
  expect(found.isIndexed({ tags: [], sort: "best" })).toBe(false);
});
