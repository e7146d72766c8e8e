import { clamp, heading, lerp, type Project } from "../geometry.ts";
import { drawLeaf } from "../plant/leaf.ts";
import type { Palette } from "../plant/palette.ts";
import { around, between, type Random } from "../random.ts";
import { blurFilter, n1 } from "../svg.ts";
import type { PotKind } from "./pot.ts";

/** Parameters of a scene. Its random stream belongs to the room and never depends on the week, so the room stays the same. */
export interface Stage {
  width: number;
  height: number;
  /** One hundredth of the shorter side, pixels. */
  unit: number;
  seed: number;
  random: Random;
  palette: Palette;
  /** How big the neighbours in the background are, 0–1. */
  grown: number;
}

/** A room around one plant, as layers from back to front, and where the plant stands in it. */
export interface Scene {
  defs: string;
  back: string;
  /** In front of the plant. */
  front: string;
  /** Light over everything. */
  light: string;
  foot: { x: number; y: number };
  /** Pixels from the foot to the tip of the full-grown plant. */
  full: number;
  pot: PotKind;
  potWidth: number;
}

/** Blur filters that every scene may use, from a breath of softness (b1) to fog (b4). */
export const sharedBlurs = (unit: number): string =>
  blurFilter("b1", unit * 0.3) +
  blurFilter("b2", unit * 1.1) +
  blurFilter("b3", unit * 2.4) +
  blurFilter("b4", unit * 5.5);

/** Out-of-focus spots of light. */
export function spots(
  random: Random,
  count: number,
  area: { x: number; y: number; w: number; h: number },
  small: number,
  large: number,
  colours: readonly string[],
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const colour = colours[Math.floor(random() * colours.length)] ?? "#ffffff";
    out += `<circle cx="${n1(area.x + random() * area.w)}" cy="${n1(area.y + random() * area.h)}" r="${n1(lerp(small, large, random() ** 2))}" fill="${colour}" fill-opacity="${n1(0.15 + random() * 0.35)}"/>`;
  }
  return out;
}

/** A plant in the background: a few leaves in the right place, meant to be blurred. */
export function distantPlant(
  random: Random,
  palette: Palette,
  x: number,
  y: number,
  height: number,
  width: number,
  shade = 1,
): string {
  const flat: Project = (v) => ({ x: v.x, y: -v.y, depth: v.z });
  let out = "";
  const count = 30;
  for (let i = 0; i < count; i++) {
    const t = (i + random()) / count;
    const spread = width * (1.05 - t * 0.75) * 0.5;
    const size = height * lerp(0.26, 0.16, t);
    const side = around(random, 1);
    out += drawLeaf(
      {
        base: { x: x + side * spread * 0.7, y: -y + height * lerp(0.1, 0.92, t), z: 0 },
        along: heading(random() * 6.28, lerp(-0.7, 0.7, random())),
        across: heading(random() * 6.28, 0.2),
        length: size,
        blades: 5,
        droop: 0.15,
        breadth: 0.12,
        light: clamp((0.12 + 0.5 * t + around(random, 0.1)) * shade),
        tired: 0,
        shift: around(random, 8),
        burnt: 0,
        unevenness: [0, 0.4, -0.4],
      },
      palette,
      flat,
      12,
    );
  }
  return out;
}

/** A few large blurred leaves that reach into the picture from its edges. */
export function nearLeaves(random: Random, palette: Palette, stage: Stage, count: number): string {
  const flat: Project = (v) => ({ x: v.x, y: -v.y, depth: v.z });
  let out = "";
  for (let i = 0; i < count; i++) {
    const left = random() < 0.5;
    const angle = left ? between(random, -0.5, 0.5) : Math.PI + between(random, -0.5, 0.5);
    out += drawLeaf(
      {
        base: {
          x: left ? -stage.unit * 4 : stage.width + stage.unit * 4,
          y: -stage.height * between(random, 0.84, 1),
          z: 0,
        },
        along: { x: Math.cos(angle), y: Math.sin(angle), z: 0 },
        across: { x: Math.sin(angle), y: -Math.cos(angle), z: 0 },
        length: stage.unit * between(random, 26, 38),
        blades: 7,
        droop: 0.1,
        breadth: 0.12,
        light: between(random, 0.1, 0.3),
        tired: 0,
        shift: 0,
        burnt: 0,
        unevenness: [0.3, -0.2, 0.5, 0],
      },
      palette,
      flat,
      15,
    );
  }
  return out;
}
