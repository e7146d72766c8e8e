import { hsl } from "../colour.ts";
import { around, between, pick, type Random } from "../random.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, stroke, url } from "../svg.ts";
import { distantPlant, nearLeaves, type Scene, type Stage, spots } from "./scene.ts";
import { hills } from "./view-outside.ts";

/** A garden bed under the sky: hills or a fence behind, straw mulch around the stem. */
export function outdoor(stage: Stage): Scene {
  const { width: W, height: H, unit: U, random, palette } = stage;
  const weather = pick(
    random,
    { sky: ["#5f9cc8", "#cfe3e6", "#8fa877"], hills: ["#9db891", "#6f9258", "#3f5a2c"], sun: "#fff3cc" },
    { sky: ["#8fb4c6", "#f0dcae", "#c9a268"], hills: ["#b3a76c", "#7d8248", "#3f5026"], sun: "#ffe2a0" },
    { sky: ["#b9c4c8", "#dfe2da", "#a5ad92"], hills: ["#a6b3a0", "#7c9070", "#4b5e40"], sun: "#f6f2e2" },
    { sky: ["#6f86b4", "#f2c6a4", "#b98068"], hills: ["#8a7f86", "#5f6a52", "#2f3f26"], sun: "#ffc98a" },
  );
  const sunX = W * between(random, 0.16, 0.84);
  const [high, middle, low] = weather.sky;
  const defs =
    gradient("sky", [
      [0, high ?? "#5f9cc8"],
      [0.48, middle ?? "#cfe3e6"],
      [0.75, low ?? "#8fa877"],
    ]) +
    glow("sun", [
      [0, weather.sun, 1],
      [0.28, weather.sun, 0.5],
      [1, weather.sun, 0],
    ]) +
    gradient("soil", [
      [0, "#6b5032"],
      [1, "#241a10"],
    ]);
  let back = rect(0, 0, W, H, url("sky")) + ellipse(sunX, H * 0.28, W * 0.6, W * 0.6, url("sun"));
  const land = hills(random, W, H, between(random, 0.46, 0.54), weather.hills);
  let far = land;
  if (random() < 0.45) far += fence(random, W, H, U);
  far += spots(random, 26, { x: 0, y: H * 0.48, w: W, h: H * 0.34 }, U, U * 5, [
    "#cfdc7c",
    "#f7e7a6",
    "#7d9a48",
    "#4b6a2d",
    "#fff3c4",
  ]);
  const tall = H * (0.16 + 0.26 * stage.grown);
  far +=
    distantPlant(random, palette, W * between(random, 0.02, 0.12), H * 0.85, tall, W * 0.32) +
    distantPlant(random, palette, W * between(random, 0.88, 0.99), H * 0.86, tall * 0.85, W * 0.3);
  back += land + blurred("b2", far);
  back += fill(`M0 ${n1(H * 0.84)}Q${n1(W * 0.5)} ${n1(H * 0.8)} ${W} ${n1(H * 0.845)}V${H}H0Z`, url("soil"));
  const mulched = random() < 0.6;
  for (const tone of [0, 1, 2])
    back += straw(random, W, H, U, mulched ? 54 : 20, hsl(40 + tone * 5, mulched ? 40 : 20, 34 + tone * 15));
  if (!mulched) back += grass(random, W, H, U);
  back += ellipse(W / 2, H * 0.878, U * 30, U * 3.2, "#0b0d05", 0.4);
  return {
    defs,
    back,
    front: blurred("b3", nearLeaves(random, palette, stage, 2), 0.85),
    light: ellipse(sunX, H * 0.26, W * 0.8, W * 0.8, url("sun"), 0.3),
    foot: { x: W / 2 + around(random, U * 2), y: H * 0.875 },
    full: Math.min(H * 0.77, W * 1.1),
    pot: random() < 0.3 ? "fabric" : "ground",
    potWidth: U * 30,
  };
}

function straw(random: Random, W: number, H: number, U: number, count: number, colour: string): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const long = U * between(random, 2, 8);
    const a = around(random, 0.6);
    d += `M${n1(random() * W)} ${n1(H * between(random, 0.845, 1))}l${n1(Math.cos(a) * long)} ${n1(Math.sin(a) * long * 0.5)}`;
  }
  return stroke(d, colour, U * 0.32, 0.75);
}

function grass(random: Random, W: number, H: number, U: number): string {
  let out = "";
  for (const tone of [22, 30, 40]) {
    let d = "";
    for (let i = 0; i < 70; i++) {
      const x = random() * W;
      const y = H * between(random, 0.86, 1.02);
      d += `M${n1(x)} ${n1(y)}q${n1(around(random, U))} ${n1(-U * between(random, 1, 3))} ${n1(around(random, U * 2))} ${n1(-U * between(random, 2, 5))}`;
    }
    out += stroke(d, hsl(88, 36, tone), U * 0.35, 0.85);
  }
  return out;
}

function fence(random: Random, W: number, H: number, U: number): string {
  const hue = pick(random, 28, 34, 200);
  const top = H * between(random, 0.44, 0.52);
  let out =
    rect(-W * 0.1, top + U * 5, W * 1.2, U * 2, hsl(hue, 16, 34)) +
    rect(-W * 0.1, top + U * 22, W * 1.2, U * 2, hsl(hue, 16, 30));
  for (let x = -W * 0.1; x < W * 1.1; x += U * 7)
    out += rect(
      x + around(random, U * 0.3),
      top + around(random, U * 0.6),
      U * 6.2,
      H * 0.7,
      hsl(hue, 18, between(random, 38, 48)),
    );
  return out;
}
