import { describe, expect, it } from "vitest";
import { pageView } from "./view.ts";

const page = (text: string, lang = "en") => ({
  ...{ name: "faq" as const, title: "Questions", description: "How it works.", text, lang },
  update_date: "2026-11-28T00:00:00.000Z",
});
const heading = (n: number) => `<h2 id="s-${n}">Part ${n} &amp; more</h2><p>Words.</p>`;

describe("pageView", () => {
  it("lists the headings of a long text, as plain text", () => {
    const { headings } = pageView(page([1, 2, 3, 4].map(heading).join("")), "en");
    expect(headings).toHaveLength(4);
    expect(headings[0]).toEqual({ id: "s-1", text: "Part 1 & more" });
  });

  it("lists none of a short one", () => {
    expect(pageView(page(heading(1)), "en").headings).toEqual([]);
  });

  it("names the language of a text that is not translated", () => {
    expect(pageView(page(""), "th").lang).toBe("en");
    expect(pageView(page(""), "en").lang).toBeUndefined();
    expect(pageView(page(""), "en-tr").lang).toBeUndefined();
  });
});
