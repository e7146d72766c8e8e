import { clamp, heading, type Project, RAD } from "../geometry.ts";
import type { Flaws } from "../picture-spec.ts";
import type { Nature } from "../plant/growth.ts";
import { drawLeaf } from "../plant/leaf.ts";
import { around, between, type Random } from "../random.ts";
import type { Stage } from "../scene/scene.ts";
import { blurred, ellipse, fill, n1, softOutline, stroke } from "../svg.ts";
import { closeupGround } from "./closeup-ground.ts";

const flat: Project = (v) => ({ x: v.x, y: -v.y, depth: v.z });

/** One fan leaf held to the light, with whatever ails it easy to see. */
export function leafCloseup(
  stage: Stage,
  random: Random,
  nature: Nature,
): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, palette } = stage;
  const ground = closeupGround(stage, random, palette, random() < 0.5);
  const flaws = nature.flaws;
  const limp = flaws.droop ?? 0;
  const lean = around(random, 24) + limp * 70;
  const length = Math.min(H * 0.62, W * 0.64);
  const base = { x: W * between(random, 0.44, 0.56), y: -H * between(random, 0.62, 0.7) };
  const along = { x: Math.sin(lean * RAD), y: Math.cos(lean * RAD), z: 0 };
  const across = { x: along.y, y: -along.x, z: 0.06 };
  const leaf = {
    base: { ...base, z: 0 },
    along,
    across,
    length,
    blades: random() < 0.3 ? 9 : 7,
    droop: 0.02 + limp * 0.35,
    breadth: nature.breadth * 1.05,
    light: 1,
    tired: clamp((flaws.yellowing ?? 0) * 1.05),
    shift: around(random, 5),
    burnt: flaws.tip_burn ?? 0,
    unevenness: Array.from({ length: 9 }, () => around(random, 1)),
  };
  const behind = {
    ...leaf,
    base: { x: W * between(random, 0.1, 0.9), y: -H * 0.95, z: 0 },
    along: heading(1.57, 1.2),
    across: { x: 0.9, y: 0.3, z: 0 },
    light: 0.5,
    length: length * 0.8,
  };
  let body = ground.back + blurred("b2", drawLeaf(behind, palette, flat, 40), 0.9);
  body += stroke(
    `M${n1(base.x)} ${n1(-base.y)}Q${n1(base.x - along.x * U * 10)} ${n1(-base.y + U * 16)} ${n1(base.x - along.x * U * 26 + around(random, U * 8))} ${n1(H * 1.03)}`,
    palette.stem(0.75),
    U * 1.9,
  );
  body += drawLeaf(leaf, palette, flat, length);
  body += marks(
    random,
    flaws,
    base.x + along.x * length * 0.35,
    -base.y - along.y * length * 0.35,
    length,
    U,
  );
  return { defs: ground.defs, body, light: ground.light };
}

function marks(random: Random, flaws: Flaws, x: number, y: number, length: number, U: number): string {
  let out = "";
  const spot = (r: number) => {
    const a = random() * 6.28;
    const d = Math.sqrt(random()) * length * 0.3;
    const cx = x + Math.cos(a) * d * 0.7;
    const cy = y + Math.sin(a) * d;
    return Array.from({ length: 7 }, (_, k) => ({
      x: cx + Math.cos(k * 0.9) * r * between(random, 0.6, 1.25),
      y: cy + Math.sin(k * 0.9) * r * between(random, 0.6, 1.25),
    }));
  };
  for (let i = 0; i < (flaws.mould ?? 0) * 22; i++) {
    const blot = softOutline(spot(U * between(random, 0.6, 2.4)));
    out += blurred("b1", fill(blot, "#f1f2ec", 0.66));
  }
  for (let i = 0; i < (flaws.holes ?? 0) * 9; i++) {
    const bite = softOutline(spot(U * between(random, 0.7, 1.9)));
    out += fill(bite, "#1d2417") + stroke(bite, "#c2a65c", U * 0.4, 0.9);
  }
  for (let i = 0; i < (flaws.yellowing ?? 0) * 12; i++) {
    const spotted = spot(U * between(random, 0.3, 0.9))[0];
    if (spotted !== undefined)
      out += ellipse(
        spotted.x,
        spotted.y,
        U * between(random, 0.3, 0.8),
        U * between(random, 0.3, 0.8),
        "#8a5a2a",
        0.7,
      );
  }
  return out;
}
