import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const source = new URL("../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" });
const stories = files.filter((file) => file.endsWith(".stories.tsx"));
const read = (file: string) => readFileSync(new URL(file, source), "utf8");

/** Stories without text, which need no translation. */
const wordless = [
  "foundation/tokens/tokens.stories.tsx",
  "media/photo/photo.stories.tsx",
  "foundation/tokens/focus.stories.tsx",
];

describe.each(stories.filter((file) => !wordless.includes(file)))("%s", (file) => {
  it.each(["de", "th"])("has a story in %s", (language) => {
    expect(read(file)).toMatch(
      new RegExp(`lang: "${language}"|lang="${language}"|inLanguage\\("${language}"\\)`),
    );
  });
});

it.each(stories)("%s is listed under its group", (file) => {
  const group = file.split("/")[0] ?? "";
  expect(read(file)).toMatch(new RegExp(`title: "${group}/`, "i"));
});

it("has a story for every component that a group exports", () => {
  const shown =
    stories.map(read).join("\n") +
    files
      .filter((file) => file.startsWith("story-data/"))
      .map(read)
      .join("\n");
  const components = files
    .filter((file) => file.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/^export (?:function|const) ([A-Z]\w+)(?:\(|(?: =|:).*(?:forwardRef|lazy))/gm),
    ])
    .map(([, name = ""]) => name);
  const exported = files
    .filter((file) => /^\w+\/index\.ts$/.test(file))
    .map(read)
    .join("\n");
  const missing = components.filter(
    (name) => new RegExp(`\\b${name}\\b`).test(exported) && !new RegExp(`<${name}\\b`).test(shown),
  );
  expect(missing).toEqual([]);
});
