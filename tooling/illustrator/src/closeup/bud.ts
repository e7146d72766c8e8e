import { clamp, heading, lerp, type Project } from "../geometry.ts";
import { drawBud } from "../plant/bud.ts";
import { type Age, budding, type Nature, ripeness } from "../plant/growth.ts";
import { drawLeaf } from "../plant/leaf.ts";
import { around, between, type Random, randomFrom } from "../random.ts";
import type { Stage } from "../scene/scene.ts";
import { blurred } from "../svg.ts";
import { closeupGround } from "./closeup-ground.ts";

const flat: Project = (v) => ({ x: v.x, y: -v.y, depth: v.z });

/** The main bud of a flowering plant filling the picture: it fattens and turns from week to week. */
export function budCloseup(
  stage: Stage,
  random: Random,
  nature: Nature,
  age: Age,
): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, palette } = stage;
  const ground = closeupGround(stage, random, palette, false);
  const swollen = clamp(budding(age) + 0.06);
  const fat = randomFrom(nature.seed, "fat")();
  const angle = around(random, 16);
  const foot = { x: W * between(random, 0.42, 0.58) - angle * U * 0.7, y: H * 1.06 };
  const length = H * lerp(0.62, 0.94, swollen);
  let far = "";
  for (let i = 0; i < 9; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    far += drawLeaf(
      {
        base: { x: foot.x + side * U * between(random, 4, 14), y: -H * between(random, 0.4, 1), z: 0 },
        along: heading(side < 0 ? Math.PI : 0, between(random, -0.3, 0.9)),
        across: { x: 0.3, y: 0.6, z: 0.5 },
        length: U * between(random, 30, 52),
        blades: 5,
        droop: 0.12,
        breadth: nature.breadth,
        light: between(random, 0.3, 0.75),
        tired: random() < palette.fading ? 0.7 : 0,
        shift: around(random, 6),
        burnt: nature.flaws.tip_burn ?? 0,
        unevenness: [0.2, -0.5, 0.7, 0],
      },
      palette,
      flat,
      100,
    );
  }
  const bud = drawBud(
    random,
    {
      ...foot,
      angle,
      length,
      width: Math.min(W * 0.62, length * lerp(0.36, 0.56, fat)) * lerp(0.62, 1, swollen),
      light: 0.98,
      swollen,
      ripe: ripeness(age),
      calyx: U * lerp(5, 7.4, swollen),
      frost: lerp(1, 8, swollen),
      leafy: lerp(1.6, 1.1, swollen),
      mould: nature.flaws.mould ?? 0,
    },
    palette,
  );
  return { defs: ground.defs, body: ground.back + blurred("b1", far) + bud, light: ground.light };
}
