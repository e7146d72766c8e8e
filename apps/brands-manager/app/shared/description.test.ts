import { runWorstTexts } from "@grow/testing/worst-texts";
import { expect, it } from "vitest";
import { descriptionHtml, typedDescription } from "./description.ts";

it.each([
  ["<p>Two parts.</p><p>Mix & stir.</p>".replace("&", "&amp;"), "Two parts.\n\nMix & stir."],
  ["", ""],
  ["<p>EC &lt; 2</p>", "EC < 2"],
])("descriptionHtml(typedDescription(%j)) is the same HTML", (html, text) => {
  expect(typedDescription(html)).toBe(text);
  expect(descriptionHtml(text)).toBe(html);
});

it("typedDescription shows richer markup unchanged", () => {
  const html = "<h2>Use</h2><p>Mix.</p>";
  expect(typedDescription(html)).toBe(html);
  expect(descriptionHtml(html)).toBe(html);
});

it("a long description takes a time that grows with its length", () => {
  runWorstTexts(descriptionHtml);
  runWorstTexts((text) => typedDescription(`<p>${text}`));
});
