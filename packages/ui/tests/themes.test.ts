import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, readColor } from "../src/foundation/tokens/contrast.ts";
import { shapePairs, type TokenPair, textPairs } from "../src/foundation/tokens/pairs.ts";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const declarations = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));

const tokens = read("src/foundation/styles/tokens.css");
const paper = declarations(tokens);
const themedPaper = declarations(tokens.slice(tokens.indexOf('[data-theme="light"]')));
const soil = new Map([...paper, ...declarations(read("src/foundation/styles/soil.css"))]);

function color(theme: ReadonlyMap<string, string>, name: string): string {
  const value = theme.get(`--${name}`) ?? "";
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? color(theme, reference) : value;
}
/** Pairs of a theme below their minimum contrast. */
const tooPale = (theme: ReadonlyMap<string, string>, pairs: readonly TokenPair[]) =>
  pairs.filter(({ front, ground, least }) => {
    const [one, other] = [front, ground].map((name) => readColor(color(theme, name)));
    return !one || !other || contrast(one, other) < least;
  });
const name = ({ front, ground }: TokenPair) => `${front} on ${ground}`;

describe.each([
  ["Paper", paper],
  ["Soil", soil],
])("%s", (_name, theme) => {
  it.each(textPairs.map((pair) => [name(pair), pair] as const))(
    "text %s has sufficient contrast",
    (_name, pair) => {
      expect(tooPale(theme, [pair])).toEqual([]);
    },
  );
  it.each(shapePairs.map((pair) => [name(pair), pair] as const))(
    "shape %s has sufficient contrast",
    (_name, pair) => {
      expect(tooPale(theme, [pair])).toEqual([]);
    },
  );
  it("is rejected with one pale ink", () => {
    const faded = new Map(theme).set("--ink-3", color(theme, "line"));
    expect(tooPale(faded, textPairs).map(name)).toEqual([
      "ink-3 on bg",
      "ink-3 on surface",
      "ink-3 on sunken",
    ]);
  });
});

describe("the dark theme", () => {
  it("overrides only the tokens that Paper declares as theme-dependent", () => {
    for (const name of declarations(read("src/foundation/styles/soil.css")).keys())
      expect([...themedPaper.keys()]).toContain(name);
  });

  it("applies by choice and by system preference, with the same values and without scripts", () => {
    const generated = read("generated/soil.css");
    const media = generated.indexOf("@media (prefers-color-scheme: dark)");
    expect(media).toBeGreaterThan(0);
    expect(generated.slice(0, media)).toMatch(/^\[data-theme="dark"\] \{/);
    expect(generated.slice(media)).toContain(':root:where(:not([data-theme]), [data-theme="system"])');
    expect([...declarations(generated.slice(media))]).toEqual([...declarations(generated.slice(0, media))]);
  });
});

it("uses only defined tokens", () => {
  const known = new Set(paper.keys());
  // Set by a component for its own children, or by react-aria on the popover.
  const local = new Set(["--p", "--pi", "--pw", "--po", "--trigger-width"]);
  const files = readdirSync(new URL("../src", import.meta.url), { recursive: true, encoding: "utf8" });
  // Set by a component in a style attribute: "--n": 4.
  const inline = new Set(
    files
      .filter((name) => name.endsWith(".tsx"))
      .flatMap((name) => [...read(`src/${name}`).matchAll(/"(--[\w-]+)"/g)].map(([, found = ""]) => found)),
  );
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const css = read(`src/${file}`);
    const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ""));
    for (const [, name = ""] of css.matchAll(/var\((--[\w-]+)/g)) {
      const isKnown = [known, local, own, inline].some((names) => names.has(name));
      expect(isKnown, `${name} in ${file}`).toBe(true);
    }
  }
});
