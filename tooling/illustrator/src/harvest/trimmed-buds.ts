import { hsl } from "../colour.ts";
import { drawBud } from "../plant/bud.ts";
import { around, between, pick, randomFrom } from "../random.ts";
import { type Stage, spots } from "../scene/scene.ts";
import { blurred, ellipse, glow, gradient, n1, rect, stroke, url } from "../svg.ts";

/** Trimmed buds close by, on slate, wood, linen or a tray. */
export function trimmedBuds(stage: Stage): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, random, palette, seed } = stage;
  const ground = pick(random, "slate", "wood", "linen", "tray");
  const colours = {
    slate: [hsl(210, 8, 34), hsl(215, 10, 14)],
    wood: [hsl(28, 40, 50), hsl(24, 44, 22)],
    linen: [hsl(42, 22, 84), hsl(40, 18, 60)],
    tray: [hsl(200, 6, 72), hsl(205, 8, 42)],
  }[ground];
  const defs =
    gradient("bg", [
      [0, colours[0] ?? "#555555"],
      [1, colours[1] ?? "#222222"],
    ]) +
    glow("sun", [
      [0, "#fff6e0", 0.9],
      [1, "#fff6e0", 0],
    ]);
  let body = rect(0, 0, W, H, url("bg"));
  let texture = "";
  for (let i = 0; i < 60; i++) {
    const y = random() * H;
    texture +=
      ground === "linen"
        ? `M0 ${n1((i * H) / 60)}H${W}M${n1((i * W) / 60)} 0V${H}`
        : ground === "wood"
          ? `M0 ${n1(y)}C${n1(W * 0.3)} ${n1(y + around(random, U * 4))} ${n1(W * 0.7)} ${n1(y + around(random, U * 4))} ${W} ${n1(y)}`
          : `M${n1(random() * W)} ${n1(y)}l${n1(around(random, U * 14))} ${n1(around(random, U * 2))}`;
  }
  body += stroke(
    texture,
    ground === "slate" ? "#aab3b8" : "#3a2a18",
    U * 0.3,
    ground === "linen" ? 0.14 : 0.2,
  );
  body += blurred(
    "b4",
    spots(random, 8, { x: 0, y: -H * 0.1, w: W, h: H * 0.3 }, U * 8, U * 20, [
      "#fff3d2",
      "#ffffff",
      hsl(100, 30, 50),
    ]),
    0.8,
  );
  const bud = (i: number, x: number, y: number, length: number, light: number) => {
    const own = randomFrom(seed, "trimmed", i);
    const angle = between(own, -80, 80);
    const rad = (angle * Math.PI) / 180;
    return (
      blurred("b2", ellipse(x + U * 2, y + length * 0.3, length * 0.55, length * 0.2, "#0a0704", 0.55)) +
      stroke(
        `M${n1(x - Math.sin(rad) * length * 0.5)} ${n1(y + Math.cos(rad) * length * 0.5)}L${n1(x - Math.sin(rad) * length * 0.62)} ${n1(y + Math.cos(rad) * length * 0.62)}`,
        palette.stem(0.6),
        U * 1.4,
      ) +
      drawBud(
        own,
        {
          x: x - Math.sin(rad) * length * 0.5,
          y: y + Math.cos(rad) * length * 0.5,
          angle,
          length,
          width: length * between(own, 0.58, 0.7),
          light,
          swollen: 1,
          ripe: 0.9,
          calyx: Math.min(U * 5.4, length * 0.13),
          frost: 7,
          leafy: 0.35,
        },
        palette,
      )
    );
  };
  const far: string[] = [];
  for (let i = 0; i < 4; i++)
    far.push(
      bud(
        10 + i,
        W * (0.1 + 0.27 * i) + around(random, U * 4),
        H * between(random, 0.18, 0.3),
        U * between(random, 22, 28),
        0.75,
      ),
    );
  body += blurred("b1", far.join(""));
  body += bud(0, W * between(random, 0.26, 0.32), H * 0.5, U * between(random, 40, 46), 0.9);
  body += bud(1, W * between(random, 0.7, 0.76), H * 0.54, U * between(random, 38, 44), 0.92);
  body += bud(2, W * between(random, 0.42, 0.54), H * 0.78, U * between(random, 46, 56), 1);
  return { defs, body, light: ellipse(W * 0.2, H * 0.08, W, W, url("sun"), 0.34) };
}
