import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const declarations = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));

const tokens = read("src/styles/tokens.css");
const paper = declarations(tokens);
const themedPaper = declarations(tokens.slice(tokens.indexOf('[data-theme="light"]')));
const soil = new Map([...paper, ...declarations(read("src/styles/soil.css"))]);

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function color(theme: ReadonlyMap<string, string>, name: string): string {
  const value = theme.get(`--${name}`) ?? "";
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? color(theme, reference) : value;
}
function contrast(theme: ReadonlyMap<string, string>, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(color(theme, name)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["bg", "surface", "sunken"];
const phases = ["germ", "veg", "flower", "harvest"];
/** What is read as text, on what. */
const texts: [string, string][] = [
  ...grounds.flatMap((ground) =>
    ["ink", "ink-2", "ink-3", "link", "accent-ink", "danger-ink", "warn-ink", "info-ink", "love", "star"].map(
      (ink): [string, string] => [ink, ground],
    ),
  ),
  ...phases.flatMap((phase): [string, string][] => [
    [`${phase}-ink`, `${phase}-wash`],
    [`${phase}-ink`, "bg"],
    [`${phase}-ink`, "surface"],
    [`${phase}-on`, phase],
  ]),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger"],
  ["accent-ink", "accent-wash"],
  ["warn-ink", "warn-wash"],
  ["danger-ink", "danger-wash"],
  ["info-ink", "info-wash"],
  ["bg", "ink"],
  ["bg", "love"],
];
/** What is recognised by its shape: edges of controls, the focus ring, fills that carry data. */
const shapes: [string, string][] = grounds.flatMap((ground) =>
  ["line-strong", "focus", "accent", "danger", ...phases, "c-temp", "c-hum", "c-light", "c-water"].map(
    (shape): [string, string] => [shape, ground],
  ),
);

describe.each([
  ["Paper", paper],
  ["Soil", soil],
])("%s", (_name, theme) => {
  it.each(texts)("%s can be read on %s", (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)("%s can be made out on %s", (shape, ground) => {
    expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe("the dark theme", () => {
  it("gives another value only to what Paper names as a matter of theme", () => {
    for (const name of declarations(read("src/styles/soil.css")).keys())
      expect([...themedPaper.keys()]).toContain(name);
  });

  it("comes by choice and by the system's setting, with the same values and without script", () => {
    const generated = read("generated/soil.css");
    const media = generated.indexOf("@media (prefers-color-scheme: dark)");
    expect(media).toBeGreaterThan(0);
    expect(generated.slice(0, media)).toMatch(/^\[data-theme="dark"\] \{/);
    expect(generated.slice(media)).toContain(':root:where(:not([data-theme]), [data-theme="system"])');
    expect([...declarations(generated.slice(media))]).toEqual([...declarations(generated.slice(0, media))]);
  });
});

it("uses no token that is not defined", () => {
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
