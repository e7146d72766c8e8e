import { hsl } from "../colour.ts";
import { clamp } from "../geometry.ts";
import { between } from "../random.ts";
import { drawPot } from "../scene/pot.ts";
import { type Stage, spots } from "../scene/scene.ts";
import { blurred, ellipse, glow, gradient, moved, rect, url } from "../svg.ts";
import { drawSeedling } from "./seedling.ts";

/** Where seeds from paper or glass go next: a small cup of soil. */
export function inStarterCup(stage: Stage, week: number): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, random, palette, seed } = stage;
  const hue = between(random, 20, 230);
  const cup = between(random, 0, 360);
  const defs =
    gradient("bg", [
      [0, hsl(hue, 18, 84)],
      [0.7, hsl(hue, 16, 62)],
      [1, hsl(hue, 18, 40)],
    ]) +
    gradient(
      "pot",
      [
        [0, hsl(cup, 34, 30)],
        [0.3, hsl(cup, 40, 62)],
        [0.6, hsl(cup, 38, 48)],
        [1, hsl(cup, 40, 20)],
      ],
      true,
    ) +
    glow("sun", [
      [0, "#fffbe8", 0.95],
      [1, "#fffbe8", 0],
    ]);
  const body =
    rect(0, 0, W, H, url("bg")) +
    blurred(
      "b3",
      spots(random, 18, { x: 0, y: 0, w: W, h: H * 0.7 }, U * 3, U * 12, [
        "#fffdf0",
        hsl(100, 28, 60),
        hsl(120, 24, 48),
        "#f1f3dd",
      ]),
    ) +
    rect(0, H * 0.82, W, H * 0.18, hsl(28, 26, 30), 0.8) +
    moved(W / 2, H * 0.62, drawPot(random, "bucket", U * 32, U)) +
    moved(W / 2, H * 0.625, drawSeedling(seed, clamp((week - 1) / 1.6, 0.1, 1), U * 58, palette));
  return { defs, body, light: ellipse(W * 0.25, H * 0.12, W * 0.9, W * 0.9, url("sun"), 0.42) };
}
