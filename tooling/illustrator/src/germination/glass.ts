import { hsl } from "../colour.ts";
import { clamp } from "../geometry.ts";
import { around, between, randomFrom } from "../random.ts";
import { type Stage, spots } from "../scene/scene.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, stroke, url } from "../svg.ts";
import { drawRoot, drawSeedShell } from "./seedling.ts";

/** Seeds soaking in a glass of water on a table: first afloat, then sunk, then with a root. */
export function inGlass(stage: Stage, week: number): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, random, seed } = stage;
  const hue = between(random, 20, 220);
  const defs =
    gradient("bg", [
      [0, hsl(hue, 18, 88)],
      [0.7, hsl(hue, 16, 68)],
      [1, hsl(hue, 18, 46)],
    ]) +
    gradient("table", [
      [0, hsl(28, 32, 54)],
      [1, hsl(26, 38, 24)],
    ]) +
    gradient("water", [
      [0, "#e9f4f2", 0.62],
      [0.5, "#cfe4e4", 0.42],
      [1, "#9fc2c4", 0.66],
    ]) +
    gradient(
      "glass",
      [
        [0, "#ffffff", 0.75],
        [0.1, "#ffffff", 0.1],
        [0.5, "#ffffff", 0.02],
        [0.88, "#ffffff", 0.16],
        [1, "#ffffff", 0.6],
      ],
      true,
    ) +
    glow("sun", [
      [0, "#fffbe8", 0.95],
      [1, "#fffbe8", 0],
    ]);
  const x = W * between(random, 0.47, 0.53);
  const bottom = H * 0.84;
  const high = Math.min(H * 0.56, W * 0.72);
  const top = bottom - high;
  const wide = U * 26;
  const narrow = U * 21;
  let body =
    rect(0, 0, W, H, url("bg")) +
    blurred(
      "b4",
      spots(random, 12, { x: 0, y: 0, w: W, h: H * 0.6 }, U * 6, U * 18, [
        "#ffffff",
        hsl(hue, 22, 76),
        "#fff3d2",
      ]),
    );
  body += rect(0, H * 0.72, W, H * 0.28, url("table"));
  for (let i = 0; i < 8; i++)
    body += stroke(
      `M0 ${n1(H * (0.735 + i * 0.034))}C${n1(W * 0.3)} ${n1(H * (0.735 + i * 0.034) + around(random, U))} ${n1(W * 0.7)} ${n1(H * (0.735 + i * 0.034) + around(random, U))} ${W} ${n1(H * (0.735 + i * 0.034))}`,
      "#2a1608",
      U * 0.35,
      0.18,
    );
  body +=
    blurred("b2", ellipse(x + U * 12, bottom + U, U * 34, U * 5, "#1a0e05", 0.4)) +
    ellipse(x + U * 10, bottom + U * 2, U * 16, U * 2, "#f5fbf6", 0.25);
  const side = (y: number) => narrow + ((wide - narrow) * (bottom - y)) / high;
  const level = top + high * 0.22;
  body += fill(
    `M${n1(x - side(level))} ${n1(level)}L${n1(x - narrow)} ${n1(bottom - U * 2)}Q${n1(x)} ${n1(bottom + U * 3)} ${n1(x + narrow)} ${n1(bottom - U * 2)}L${n1(x + side(level))} ${n1(level)}Z`,
    url("water"),
  );
  const count = 2 + Math.floor(random() * 4);
  let seeds = "";
  for (let i = 0; i < count; i++) {
    const own = randomFrom(seed, "glass-seed", i);
    const sunk = week > 0.5 + own() * 0.9;
    const sx = x + around(own, narrow * 0.7);
    const sy = sunk ? bottom - U * between(own, 2, 4.5) : level + U * between(own, 0.5, 1.6);
    const size = U * between(own, 2.6, 3.3);
    const rooted = clamp((week - 0.8 - own() * 0.4) / 0.8);
    const angle = between(own, 40, 320);
    if (rooted > 0.02) seeds += drawRoot(sx, sy, U * (2 + 9 * rooted), angle, around(own, 1));
    seeds += drawSeedShell(sx, sy, size, angle + 180);
  }
  body +=
    seeds +
    ellipse(x, level, side(level), U * 3, "#f6fbf8", 0.55) +
    ellipse(x, level + U * 0.6, side(level) * 0.94, U * 2.4, "#b9d3d2", 0.5);
  const walls = `M${n1(x - wide)} ${n1(top)}L${n1(x - narrow - U)} ${n1(bottom)}Q${n1(x)} ${n1(bottom + U * 6)} ${n1(x + narrow + U)} ${n1(bottom)}L${n1(x + wide)} ${n1(top)}`;
  body += fill(`${walls}Z`, url("glass")) + stroke(walls, "#ffffff", U * 0.5, 0.6);
  body += `<ellipse cx="${n1(x)}" cy="${n1(top)}" rx="${n1(wide)}" ry="${n1(U * 3.4)}" fill="none" stroke="#ffffff" stroke-opacity=".8" stroke-width="${n1(U * 0.5)}"/>`;
  body += stroke(
    `M${n1(x - wide * 0.78)} ${n1(top + U * 8)}L${n1(x - narrow * 0.8)} ${n1(bottom - U * 8)}`,
    "#ffffff",
    U * 1.3,
    0.55,
  );
  for (let i = 0; i < 16; i++)
    body += ellipse(
      x + around(random, narrow * 0.8),
      between(random, level + U * 4, bottom - U * 3),
      U * 0.35,
      U * 0.35,
      "#ffffff",
      0.6,
    );
  return { defs, body, light: ellipse(W * 0.24, H * 0.12, W * 0.9, W * 0.9, url("sun"), 0.4) };
}
