import { describe, expect, it } from "vitest";
import { linkedThings } from "./cards-in-text.ts";

const alone = (path: string) => `<p><a href="${path}">Card</a></p>`;

describe("linkedThings", () => {
  it("finds links alone in a paragraph, each once and in order", () => {
    const html = [
      ...["/diaries/12-night-plum", "/diaries/7", "/diaries/12", "/strains/night-plum?tab=x#top"],
      ...["/journal/voting/3", "/nutrients/loam-lumen/base-ab"],
    ].map(alone);
    expect(linkedThings(html.join("\n"))).toEqual({
      diaries: [12, 7],
      votings: [3],
      strains: ["night-plum"],
      products: ["/nutrients/loam-lumen/base-ab"],
    });
  });

  it.each([
    '<p>See <a href="/diaries/12">this</a></p>',
    '<li><a href="/diaries/12">this</a></li>',
    '<p><a href="/diaries/12">one</a> <a href="/diaries/13">two</a></p>',
    alone("https://elsewhere.example/diaries/12"),
    alone("/diaries/12/week/3"),
    alone("/diaries/9999999999999999"),
    "<p>/diaries/12</p>",
    "",
  ])("finds nothing in %s", (html) => {
    expect(linkedThings(html)).toEqual({ diaries: [], votings: [], strains: [], products: [] });
  });

  it("returns at most 12 of a kind", () => {
    const html = Array.from({ length: 30 }, (_none, index) => alone(`/diaries/${index + 1}`)).join("");
    expect(linkedThings(html).diaries).toHaveLength(12);
  });
});
