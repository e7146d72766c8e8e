import { hsl } from "../colour.ts";
import type { Palette } from "../plant/palette.ts";
import { between, type Random } from "../random.ts";
import { distantPlant, type Stage, spots } from "../scene/scene.ts";
import { blurred, ellipse, glow, rect, url } from "../svg.ts";

/** The background of a close-up: darkness or daylight with foliage and lights far out of focus. */
export function closeupGround(
  stage: Stage,
  random: Random,
  palette: Palette,
  bright: boolean,
): { defs: string; back: string; light: string } {
  const { width: W, height: H, unit: U } = stage;
  const hue = palette.purple ? between(random, 255, 300) : between(random, 95, 150);
  const defs =
    glow(
      "ground",
      bright
        ? [
            [0, hsl(hue - 30, 30, 78)],
            [0.6, hsl(hue - 14, 26, 52)],
            [1, hsl(hue, 28, 26)],
          ]
        : [
            [0, hsl(hue - 30, 24, 38)],
            [0.55, hsl(hue - 10, 28, 18)],
            [1, hsl(hue, 30, 7)],
          ],
      `cx="${random() < 0.5 ? 0.68 : 0.3}" cy=".22" r=".98"`,
    ) +
    glow("sun", [
      [0, "#fff4d6", 0.8],
      [1, "#fff4d6", 0],
    ]);
  let back = rect(0, 0, W, H, url("ground"));
  const far =
    distantPlant(random, palette, W * between(random, -0.05, 0.2), H, H * 0.9, W * 0.8, bright ? 1.3 : 0.8) +
    distantPlant(
      random,
      palette,
      W * between(random, 0.85, 1.05),
      H * 1.05,
      H * 0.8,
      W * 0.8,
      bright ? 1.2 : 0.7,
    );
  back += blurred(
    "b3",
    far +
      spots(random, 20, { x: 0, y: 0, w: W, h: H * 0.9 }, U * 2, U * 10, [
        hsl(hue, 30, 60),
        "#ffe9b8",
        hsl(100, 34, 50),
        hsl(hue - 30, 34, 58),
      ]),
    0.82,
  );
  return {
    defs,
    back,
    light: ellipse(W * (random() < 0.5 ? 0.75 : 0.25), H * 0.14, W * 0.8, W * 0.8, url("sun"), 0.3),
  };
}
