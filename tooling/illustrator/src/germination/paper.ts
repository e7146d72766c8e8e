import { hsl } from "../colour.ts";
import { clamp } from "../geometry.ts";
import { around, between, randomFrom } from "../random.ts";
import type { Stage } from "../scene/scene.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, softOutline, stroke, url } from "../svg.ts";
import { drawRoot, drawSeedShell } from "./seedling.ts";

/** Seeds on damp kitchen paper in a dish, seen from above: closed, then split, then rooted. */
export function onPaper(stage: Stage, week: number): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, random, seed } = stage;
  const plate = between(random, 0, 360);
  const defs =
    gradient("table", [
      [0, hsl(between(random, 22, 36), 30, 46)],
      [1, hsl(28, 34, 25)],
    ]) +
    glow("dish", [
      [0, hsl(plate, 14, 90)],
      [0.78, hsl(plate, 16, 84)],
      [0.8, hsl(plate, 18, 70)],
      [0.86, hsl(plate, 18, 88)],
      [1, hsl(plate, 18, 66)],
    ]) +
    glow("sun", [
      [0, "#fffbe8", 0.9],
      [1, "#fffbe8", 0],
    ]);
  let body = rect(0, 0, W, H, url("table"));
  let grain = "";
  for (let i = 0; i < 22; i++) {
    const y = (H * (i + random())) / 22;
    grain += `M0 ${n1(y)}C${n1(W * 0.3)} ${n1(y + around(random, U * 3))} ${n1(W * 0.7)} ${n1(y + around(random, U * 3))} ${W} ${n1(y + around(random, U * 2))}`;
  }
  body += stroke(grain, "#2a1608", U * 0.4, 0.22);
  const cx = W / 2;
  const cy = H / 2;
  const r = Math.min(W, H) * 0.47;
  body +=
    ellipse(cx + U * 3, cy + U * 4, r * 1.03, r * 1.03, "#150b04", 0.45) + ellipse(cx, cy, r, r, url("dish"));
  const sheet = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    const k = r * 0.82 * (i % 4 === 2 ? 1.08 : 0.94) * between(random, 0.96, 1.04);
    return { x: cx + Math.cos(a) * k, y: cy + Math.sin(a) * k };
  });
  body +=
    fill(softOutline(sheet.map((p) => ({ x: p.x + U, y: p.y + U * 1.4 }))), "#3b3a34", 0.25) +
    fill(softOutline(sheet), "#f6f3ea");
  let dimples = "";
  for (let y = -9; y <= 9; y++)
    for (let x = -9; x <= 9; x++)
      if (x * x + y * y < 78)
        dimples += `M${n1(cx + (x + (y % 2) * 0.5) * U * 3.9)} ${n1(cy + y * U * 3.9)}h.01`;
  body += stroke(dimples, "#b9b4a4", U * 0.9, 0.35);
  body += blurred(
    "b1",
    stroke(
      `M${n1(cx - r * 0.75)} ${n1(cy + U * 6)}Q${n1(cx)} ${n1(cy - U * 2)} ${n1(cx + r * 0.76)} ${n1(cy + U * 5)}`,
      "#8f8a7b",
      U * 1.2,
      0.35,
    ),
  );
  // Each seed has its own day.
  const count = 3 + Math.floor(random() * 4);
  for (let i = 0; i < count; i++) {
    const own = randomFrom(seed, "paper-seed", i);
    const a = (i / count) * 6.28 + around(own, 0.4);
    const d = r * (count > 5 && i === 0 ? 0 : between(own, 0.26, 0.46));
    const x = cx + Math.cos(a) * d;
    const y = cy + Math.sin(a) * d;
    const size = U * between(own, 3.4, 4.4);
    const angle = own() * 360;
    const rooted = clamp((week - 0.35 - own() * 0.35) / 1.1);
    body += blurred("b1", ellipse(x + U * 0.6, y + U, size, size * 0.9, "#5e5a4c", 0.4));
    body += ellipse(x, y, size * 1.9, size * 1.7, "#d8d3c2", 0.35);
    if (rooted > 0.02)
      body += drawRoot(
        x + Math.sin((angle * Math.PI) / 180) * size * 0.8,
        y - Math.cos((angle * Math.PI) / 180) * size * 0.8,
        U * (3 + 13 * rooted),
        angle,
        around(own, 1.1),
      );
    body += drawSeedShell(x, y, size, angle);
  }
  for (let i = 0; i < 26; i++)
    body += ellipse(
      cx + around(random, r * 0.7),
      cy + around(random, r * 0.6),
      U * between(random, 0.2, 0.7),
      U * between(random, 0.2, 0.7),
      "#ffffff",
      0.6,
    );
  return { defs, body, light: ellipse(W * 0.3, H * 0.15, W * 0.9, W * 0.9, url("sun"), 0.34) };
}
