import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { changedParts, chosenVersions } from "../../shared/versions/versions-view.ts";
import { sampleVersion, sampleVersionCard } from "./testing/sample-versions.ts";
import { ARTICLE_PARTS } from "./view.ts";

const items: Schema<"StaffPostVersionCard">[] = [7, 5, 4].map((number) => sampleVersionCard(number));
const chosen = (query: string) => chosenVersions(items, new URLSearchParams(query));

describe("chosenVersions", () => {
  it.each([
    ["", { to: 7, from: 5 }],
    ["to=5", { to: 5, from: 7 }],
    ["to=4", { to: 4, from: 7 }],
    ["to=7&from=4", { to: 7, from: 4 }],
    ["to=5&from=4", { to: 5, from: 4 }],
    ["to=4&from=7", { to: 4, from: 7 }],
    ["to=99&from=x", { to: 7, from: 5 }],
  ])("takes from %j what is there", (query, numbers) => {
    expect(chosen(query)).toEqual(numbers);
  });

  it("finds none without versions", () => {
    expect(chosenVersions([], new URLSearchParams("to=7"))).toEqual({ to: null, from: null });
  });
});

describe("changedParts", () => {
  it("shows the parts that differ, in the order of an article", () => {
    const from = sampleVersion(5, { preview: "" });
    const to = sampleVersion(7, { text: "<p>Dry it for fourteen days.</p>", preview: "Slowly." });
    expect(changedParts("en", ARTICLE_PARTS, [from, to]).map(({ part, lines }) => [part, lines])).toEqual([
      ["preview", [{ pieces: [{ text: "Slowly.", change: "added" }] }]],
      [
        "text",
        [
          {
            pieces: [
              { text: "Dry it for ", change: "same" },
              { text: "ten", change: "removed" },
              { text: "fourteen", change: "added" },
              { text: " days.", change: "same" },
            ],
          },
        ],
      ],
    ]);
  });

  it("is empty for equal versions", () => {
    expect(changedParts("en", ARTICLE_PARTS, [sampleVersion(5), sampleVersion(7)])).toEqual([]);
  });
});
