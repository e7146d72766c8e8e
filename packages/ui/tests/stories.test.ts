import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const source = new URL("../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" });
const stories = files.filter((file) => file.endsWith(".stories.tsx"));
const read = (file: string) => readFileSync(new URL(file, source), "utf8");

/** What has no words of its own to be long in another language. */
const wordless = ["tokens/tokens.stories.tsx", "photo/photo.stories.tsx", "tokens/focus.stories.tsx"];

describe.each(stories.filter((file) => !wordless.includes(file)))("%s", (file) => {
  it.each(["de", "th"])("has a story in %s", (language) => {
    expect(read(file)).toMatch(
      new RegExp(`lang: "${language}"|lang="${language}"|inLanguage\\("${language}"\\)`),
    );
  });
});

it("shows every component that the kit exports in a story", () => {
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
  const exported = read("index.ts");
  const missing = components.filter(
    (name) => new RegExp(`\\b${name}\\b`).test(exported) && !new RegExp(`<${name}\\b`).test(shown),
  );
  expect(missing).toEqual([]);
});
