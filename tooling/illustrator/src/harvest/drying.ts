import { hsl } from "../colour.ts";
import { clamp, lerp } from "../geometry.ts";
import { drawBud } from "../plant/bud.ts";
import { around, between, pick, randomFrom } from "../random.ts";
import type { Stage } from "../scene/scene.ts";
import { blurred, ellipse, glow, gradient, n1, rect, stroke, url } from "../svg.ts";

/** Branches hung head down on a line, in a dark room of wood, plaster or tent cloth. */
export function drying(stage: Stage): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, random } = stage;
  const room = pick(random, "wood", "plaster", "cloth");
  const hue =
    room === "wood"
      ? between(random, 22, 32)
      : room === "plaster"
        ? between(random, 30, 50)
        : between(random, 90, 220);
  const dim = room === "plaster" ? 16 : 0;
  const defs =
    gradient("bg", [
      [0, hsl(hue, room === "cloth" ? 6 : 26, 20 + dim)],
      [0.5, hsl(hue, room === "cloth" ? 7 : 34, 33 + dim)],
      [1, hsl(hue, 24, 9 + dim)],
    ]) +
    glow("sun", [
      [0, "#ffd9a0", 0.75],
      [1, "#ffb870", 0],
    ]);
  let body = rect(0, 0, W, H, url("bg"));
  if (room === "wood") {
    let boards = "";
    for (let i = 0; i < 9; i++)
      boards +=
        rect((i * W) / 8, 0, W / 8, H, random() < 0.5 ? "#ffffff" : "#000000", random() * 0.07) +
        rect((i * W) / 8, 0, U * 0.7, H, "#120b06", 0.5);
    body += blurred("b1", boards);
  }
  body += ellipse(W * 0.76, H * 0.14, W * 0.8, W * 0.8, url("sun"));
  const lineY = H * between(random, 0.06, 0.1);
  const sag = (x: number) => lineY + Math.sin((x / W) * Math.PI) * U * 3;
  const back: string[] = [];
  for (let i = 0; i < 3; i++)
    back.push(
      branch(stage, 20 + i, W * (0.08 + i * 0.4 + around(random, 0.06)), H * 0.02, H * 0.6, 0.34, false),
    );
  body += blurred("b2", back.join(""), 0.8) + rect(0, 0, W, H, "#1a0f06", 0.24);
  body += stroke(
    `M0 ${n1(lineY)}Q${n1(W / 2)} ${n1(lineY + U * 6)} ${W} ${n1(lineY)}`,
    pick(random, "#d8c59a", "#c9d2d6", "#7d8f6a"),
    U * 0.6,
  );
  const count = W > H ? 4 : 3;
  for (let i = 0; i < count; i++) {
    const x = (W * (i + 0.5)) / count + around(random, U * 2);
    body += branch(stage, i, x, sag(x) + U * 2, H * between(random, 0.7, 0.8), 0.95, true);
    body +=
      rect(x - U * 0.9, sag(x) - U * 1.6, U * 1.8, U * 5, "#d9b67c", 1, U * 0.4) +
      rect(x - U * 0.9, sag(x) + U * 0.2, U * 1.8, U * 0.5, "#8d6a3c");
  }
  return { defs, body, light: ellipse(W * 0.8, H * 0.12, W * 0.95, W * 0.95, url("sun"), 0.34) };
}

/** One hanging branch; side buds point down and outwards, the main bud is its end. */
function branch(
  stage: Stage,
  index: number,
  x: number,
  y: number,
  long: number,
  light: number,
  sharp: boolean,
): string {
  const { unit: U, palette, seed } = stage;
  const random = randomFrom(seed, "hanging", index);
  const lean = around(random, U * 4);
  const stem = `M${n1(x)} ${n1(y - U * 3)}Q${n1(x + around(random, U * 2))} ${n1(y + long * 0.4)} ${n1(x + lean)} ${n1(y + long * 0.72)}`;
  let out =
    stroke(stem, palette.stem(0.3 * light), U * 1.1) + stroke(stem, palette.stem(0.7 * light), U * 0.4, 0.7);
  const bud = (bx: number, by: number, angle: number, length: number) =>
    drawBud(
      random,
      {
        x: bx,
        y: by,
        angle,
        length,
        width: length * between(random, 0.42, 0.52),
        light,
        swollen: 1,
        ripe: 0.9,
        calyx: sharp ? U * 1.9 : U * 3,
        frost: sharp ? 1.1 : 0,
        leafy: 1.2,
      },
      palette,
    );
  const pairs = sharp ? 6 : 4;
  for (let i = 0; i < pairs; i++) {
    const t = (i + 0.4) / pairs;
    for (const side of [-1, 1]) {
      if (random() < 0.12) continue;
      const reach = U * lerp(9, 4, t) * between(random, 0.7, 1.2);
      const jx = x + lean * t + side * reach;
      const jy = y + long * 0.68 * t + reach * 0.55;
      out += stroke(
        `M${n1(x + lean * t * 0.8)} ${n1(y + long * 0.66 * t)}L${n1(jx)} ${n1(jy)}`,
        palette.stem(0.4 * light),
        U * 0.55,
      );
      out += bud(
        jx,
        jy,
        180 - side * between(random, 8, 30),
        clamp(long * lerp(0.2, 0.15, t), U * 8, U * 18) * between(random, 0.8, 1.15),
      );
    }
  }
  return out + bud(x + lean, y + long * 0.62, 180 + around(random, 6), clamp(long * 0.36, U * 16, U * 32));
}
