import { describe, expect, test } from "vitest";
import { drawPicture } from "./draw-picture.ts";
import {
  flaws,
  floweringViews,
  frames,
  habits,
  harvestViews,
  livingViews,
  media,
  type PictureSpec,
  pictureSize,
  productShapes,
  type Setting,
  settings,
  trainings,
} from "./picture-spec.ts";
import { type Age, type Nature, natureOf } from "./plant/growth.ts";
import { drawLivingPlant } from "./plant/living-plant.ts";
import { plantPalette } from "./plant/palette.ts";
import { growSkeleton } from "./plant/skeleton.ts";

const flowering = (seed: number, week: number, setting: Setting = "tent"): PictureSpec => ({
  kind: "plant",
  seed,
  hue: 96,
  phase: "flowering",
  week,
  setting,
  view: "whole",
});

/** One spec of every kind. */
const everySort: [string, PictureSpec][] = [
  ...media.flatMap((medium): [string, PictureSpec][] =>
    [0.6, 2].map((week) => [
      `germination in ${medium}, week ${week}`,
      { kind: "plant", seed: 4, hue: 96, phase: "germination", week, medium },
    ]),
  ),
  ...settings.map((setting): [string, PictureSpec] => [`flowering in ${setting}`, flowering(4, 5, setting)]),
  ...livingViews.map((view): [string, PictureSpec] => [
    `vegetative ${view}`,
    { kind: "plant", seed: 4, hue: 96, phase: "vegetative", week: 4, setting: "window", view },
  ]),
  ...floweringViews.map((view): [string, PictureSpec] => [
    `flowering ${view}`,
    { kind: "plant", seed: 4, hue: 290, phase: "flowering", week: 7, setting: "greenhouse", view },
  ]),
  ...harvestViews.map((view): [string, PictureSpec] => [
    `harvest ${view}`,
    { kind: "plant", seed: 4, hue: 290, phase: "harvest", week: 1, setting: "outdoor", view },
  ]),
  ...flaws.flatMap((flaw): [string, PictureSpec][] =>
    (["whole", "leaf", "bud"] as const).map((view) => [
      `${flaw}, ${view}`,
      {
        kind: "plant",
        seed: 4,
        hue: 96,
        phase: "flowering",
        week: 4,
        setting: "tent",
        view,
        flaws: { [flaw]: 0.8 },
      },
    ]),
  ),
  ...trainings.map((training): [string, PictureSpec] => [
    `training ${training}`,
    {
      kind: "plant",
      seed: 4,
      hue: 96,
      phase: "flowering",
      week: 4,
      setting: "tent",
      view: "whole",
      training,
    },
  ]),
  ...frames.map((frame): [string, PictureSpec] => [
    `frame ${frame}`,
    {
      kind: "plant",
      seed: 4,
      hue: 96,
      phase: "vegetative",
      week: 4,
      setting: "balcony",
      view: "whole",
      frame,
    },
  ]),
  ...productShapes.map((shape): [string, PictureSpec] => [
    `product ${shape}`,
    { kind: "product", seed: 4, shape, hue: 200 },
  ]),
  ["product box", { kind: "product", seed: 4, shape: "canister", hue: 200, frame: "box" }],
  ["avatar", { kind: "avatar", seed: 4 }],
  ...[1, 2, 3, 4, 5, 6].map((seed): [string, PictureSpec] => [
    `logo ${seed}`,
    { kind: "logo", seed, hue: 40, initials: "GQ" },
  ]),
];

const drawn = new Map<PictureSpec, string>();
function drawOnce(spec: PictureSpec): string {
  const svg = drawn.get(spec) ?? drawPicture(spec);
  drawn.set(spec, svg);
  return svg;
}

const pixelHeight = (nature: Nature, age: Age) =>
  drawLivingPlant(nature, age, plantPalette(nature.seed, 96, 0), 320, 700, 500).height;

describe("drawPicture", () => {
  test.each(everySort)("draws %s as one whole SVG of its size, without anything from outside", (_, spec) => {
    const svg = drawOnce(spec);
    const { width, height } = pictureSize(spec);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]+>.*<\/svg>$/s);
    expect(svg.slice(0, 200)).toContain(`width="${width}" height="${height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
      /https?:|data:|<image|<script|<text|<style|<foreignObject|href=/,
    );
    expect(svg.length).toBeLessThan(4_000_000);
  });

  test.each(everySort)("is deterministic for %s", (_, spec) => {
    // Not toBe, which would print a difference of megabytes.
    expect(drawPicture(structuredClone(spec)) === drawOnce(spec)).toBe(true);
  });

  test("references only filters and gradients that it defines", () => {
    for (const [name, spec] of everySort) {
      const svg = drawOnce(spec);
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
      for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g))
        expect(defined, `${name} uses ${used}`).toContain(used);
    }
  });
});

describe("individuals", () => {
  test("differ between two seeds: plants, avatars, logos and products", () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      drawn.add(drawPicture(flowering(seed, 3)));
      drawn.add(drawPicture({ kind: "avatar", seed }));
      drawn.add(drawPicture({ kind: "logo", seed, hue: 100, initials: "G" }));
    }
    expect(drawn.size).toBe(36);
  });

  test("have the same room every week", () => {
    const room = (week: number) =>
      /<linearGradient id="wall".*?<\/linearGradient>/s.exec(drawPicture(flowering(7, week)))?.[0];
    expect(room(2)).toBeDefined();
    expect(room(8)).toBe(room(2));
  });

  test("differ between two photos of the same week only in the camera position", () => {
    const first = drawPicture(flowering(7, 4));
    const second = drawPicture({ ...flowering(7, 4), shot: 1 } as PictureSpec);
    expect(second).not.toBe(first);
    const pot = /<path d="[^"]+" fill="url\(#pot\)"\/>/;
    expect(pot.exec(second)?.[0]).toBe(pot.exec(first)?.[0]);
  });
});

describe("growth", () => {
  const ages = [
    ...[1, 2, 3, 4, 5, 6, 8].map((week) => ({ phase: "vegetative" as const, week })),
    ...[1, 2, 3, 4, 6, 9].map((week) => ({ phase: "flowering" as const, week })),
  ];

  test.each(habits.flatMap((habit) => trainings.map((training) => [habit, training] as const)))(
    "a %s plant with training %s never shrinks from one week to the next",
    (habit, training) => {
      for (const seed of [3, 40, 500]) {
        const nature = natureOf(seed, { habit, training, weeksOfGrowth: 8 });
        const heights = ages.map((age) => growSkeleton(nature, age).height);
        for (const [i, height] of heights.entries()) {
          const before = heights[i - 1];
          if (before !== undefined) expect(height).toBeGreaterThanOrEqual(before);
        }
        expect(heights.at(-1)).toBeGreaterThan((heights[0] ?? 0) * 3);
      }
    },
  );

  test("is visible in the picture too, week after week", () => {
    const nature = natureOf(25, { weeksOfGrowth: 8 });
    const heights = ages.map((age) => pixelHeight(nature, age));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  test("stays within the room", () => {
    for (let seed = 1; seed < 20; seed++) {
      const nature = natureOf(seed, { flaws: { stretch: seed % 2 } });
      expect(pixelHeight(nature, { phase: "harvest", week: 1 })).toBeLessThanOrEqual(570);
    }
  });

  test("makes a stretched plant taller, not larger", () => {
    const tall = (stretch: number) =>
      pixelHeight(natureOf(9, { habit: "bushy", flaws: { stretch } }), { phase: "vegetative", week: 4 });
    expect(tall(0.8)).toBeGreaterThan(tall(0) * 1.1);
  });
});
