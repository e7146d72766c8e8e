import { hsl } from "../colour.ts";
import { around, between, pick, type Random } from "../random.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, stroke, url } from "../svg.ts";
import { distantPlant, nearLeaves, type Scene, type Stage } from "./scene.ts";

/** Light of a lamp, and the tint that it gives to the reflecting walls. */
interface LampLight {
  colour: string;
  wall: number;
  tint: number;
}
const lights: readonly [LampLight, ...LampLight[]] = [
  { colour: "#fff1cf", wall: 46, tint: 16 },
  { colour: "#fffaf0", wall: 70, tint: 7 },
  { colour: "#eef4ff", wall: 215, tint: 9 },
  { colour: "#ffe2a8", wall: 40, tint: 30 },
  { colour: "#ffd0ec", wall: 318, tint: 22 },
];

/** A grow tent: foil walls that catch the light, poles, a lamp, sometimes a fan or a filter. */
export function tent(stage: Stage): Scene {
  const { width: W, height: H, unit: U, random } = stage;
  const [warm, ...others] = lights;
  const light = pick(random, warm, warm, ...others, ...others.slice(0, 3));
  const inset = W * between(random, 0.1, 0.15);
  const floor = H * 0.85;
  const defs =
    gradient("wall", [
      [0, hsl(light.wall, light.tint, 90)],
      [0.4, hsl(light.wall, light.tint, 66)],
      [1, hsl(light.wall, light.tint * 0.7, 26)],
    ]) +
    gradient("side", [
      [0, hsl(light.wall, light.tint, 58)],
      [1, hsl(light.wall, light.tint * 0.6, 13)],
    ]) +
    glow("lamp", [
      [0, light.colour, 0.9],
      [0.35, light.colour, 0.4],
      [1, light.colour, 0],
    ]);
  let back = rect(0, 0, W, H, url("wall"));
  back += folds(random, W, H, U);
  if (random() < 0.4) back += diamonds(W, floor, U, inset);
  back += fill(`M0 0L${n1(inset)} ${n1(H * 0.03)}V${n1(floor)}L0 ${H}Z`, url("side"), 0.82);
  back += fill(`M${W} 0L${n1(W - inset)} ${n1(H * 0.03)}V${n1(floor)}L${W} ${H}Z`, url("side"), 0.9);
  for (const x of [inset, W - inset])
    back +=
      stroke(`M${n1(x)} 0V${n1(floor)}`, "#23261f", U * 0.9, 0.75) +
      stroke(`M${n1(x - U * 0.2)} 0V${n1(floor)}`, "#ffffff", U * 0.2, 0.35);
  back +=
    fill(`M0 ${H}L${n1(inset)} ${n1(floor)}H${n1(W - inset)}L${W} ${H}Z`, "#191c15") +
    ellipse(W / 2, floor + U * 5, W * 0.42, U * 5, light.colour, 0.1);
  if (random() < 0.6) back += carbonFilter(random() < 0.5 ? W * 0.22 : W * 0.78, H * 0.055, U);
  if (random() < 0.6)
    back += clipFan(
      random() < 0.5 ? inset + U * 3 : W - inset - U * 3,
      H * between(random, 0.26, 0.42),
      U,
      random() < 0.5,
    );
  back += lamp(random, W, H, U, light.colour);
  back += ellipse(W / 2, H * 0.09, W * 0.62, H * 0.3, url("lamp"), 0.9);
  const tall = H * (0.2 + 0.3 * stage.grown);
  // Blurred one by one: a filter costs by the area that its content spans.
  for (const [x, size] of [
    [0.07, 1],
    [0.95, 0.92],
  ] as const)
    back += blurred(
      "b2",
      distantPlant(random, stage.palette, W * x, floor, tall * size, W * 0.34, 0.8),
      0.92,
    );
  return {
    defs,
    back,
    front: blurred("b3", nearLeaves(random, stage.palette, stage, random() < 0.45 ? 1 : 0), 0.85),
    light: ellipse(W / 2, H * 0.05, W * 0.75, H * 0.5, url("lamp"), 0.26),
    foot: { x: W / 2 + around(random, U * 2), y: H * 0.765 },
    full: Math.min(H * 0.68, W * 1.02),
    pot: pick(random, "fabric", "fabric", "plastic", "bucket"),
    potWidth: U * between(random, 33, 38),
  };
}

/** Soft folds of the foil: each is a bundle of ever narrower, faint strokes, which costs less than a blur. */
function folds(random: Random, W: number, H: number, U: number): string {
  let out = "";
  for (let i = 0; i < 15; i++) {
    const x = random() * W;
    const fold = `M${n1(x)} ${n1(-U)}C${n1(x + around(random, U * 6))} ${n1(H * 0.3)} ${n1(x + around(random, U * 7))} ${n1(H * 0.6)} ${n1(x + around(random, U * 5))} ${n1(H * 0.9)}`;
    const colour = random() < 0.55 ? "#ffffff" : "#22251f";
    const width = U * between(random, 2, 8);
    const strength = between(random, 0.05, 0.18);
    for (const part of [1, 0.74, 0.5, 0.26]) out += stroke(fold, colour, width * part, strength / 3.4);
  }
  return out;
}

function diamonds(W: number, floor: number, U: number, inset: number): string {
  let d = "";
  const step = U * 6;
  for (let x = -floor; x < W + floor; x += step)
    d += `M${n1(x)} 0L${n1(x + floor)} ${n1(floor)}M${n1(x + floor)} 0L${n1(x)} ${n1(floor)}`;
  return `<g>${stroke(d, "#ffffff", U * 0.22, 0.16)}</g>${rect(0, 0, inset, 1, "#000000", 0.01)}`;
}

function carbonFilter(x: number, y: number, U: number): string {
  let mesh = "";
  for (let i = 0; i < 9; i++) mesh += `M${n1(x - U * 11)} ${n1(y - U * 3.4 + i * U * 0.85)}h${n1(U * 22)}`;
  return (
    rect(x - U * 12, y - U * 4.4, U * 24, U * 8.8, "#8c8e86", 1, U) +
    stroke(mesh, "#4b4e46", U * 0.3, 0.6) +
    rect(x - U * 13, y - U * 4.8, U * 2.4, U * 9.6, "#2a2c27", 1, U * 0.5) +
    rect(x + U * 10.6, y - U * 4.8, U * 2.4, U * 9.6, "#2a2c27", 1, U * 0.5)
  );
}

function clipFan(x: number, y: number, U: number, black: boolean): string {
  const body = black ? "#20231f" : "#e9e7de";
  let ring =
    ellipse(x, y, U * 6, U * 6.4, body, 0.95) +
    ellipse(x, y, U * 5.2, U * 5.6, black ? "#3b3f39" : "#b5b4aa");
  for (let i = 0; i < 4; i++) {
    const a = i * 1.57 + 0.5;
    ring += stroke(
      `M${n1(x)} ${n1(y)}q${n1(Math.cos(a - 0.5) * U * 3)} ${n1(Math.sin(a - 0.5) * U * 3)} ${n1(Math.cos(a) * U * 4.4)} ${n1(Math.sin(a) * U * 4.8)}`,
      black ? "#6a6f66" : "#8d8d84",
      U * 2.2,
      0.8,
    );
  }
  for (let i = 1; i < 4; i++)
    ring += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(U * 1.7 * i)}" ry="${n1(U * 1.8 * i)}" fill="none" stroke="${body}" stroke-width="${n1(U * 0.25)}"/>`;
  return ring + ellipse(x, y, U * 1.2, U * 1.2, body);
}

function lamp(random: Random, W: number, H: number, U: number, colour: string): string {
  const y = H * between(random, 0.05, 0.085);
  const half = W * between(random, 0.26, 0.33);
  const left = W / 2 - half;
  const ropes = stroke(
    `M${n1(W * 0.3)} ${n1(y)}L${n1(W * 0.42)} ${n1(-U * 4)}M${n1(W * 0.7)} ${n1(y)}L${n1(W * 0.58)} ${n1(-U * 4)}`,
    "#20231d",
    U * 0.35,
  );
  const kind = pick(random, "board", "bars", "hood");
  if (kind === "hood")
    return `${ropes}${fill(`M${n1(left + half * 0.5)} ${n1(y - U * 4)}H${n1(left + half * 1.5)}L${n1(left + half * 2)} ${n1(y + U * 5)}H${n1(left)}Z`, "#d9d8cf")}${fill(`M${n1(left)} ${n1(y + U * 5)}H${n1(left + half * 2)}L${n1(left + half * 1.7)} ${n1(y + U * 2)}H${n1(left + half * 0.3)}Z`, colour)}${ellipse(W / 2, y + U * 3.5, half * 0.5, U * 1.5, "#ffffff")}`;
  if (kind === "bars") {
    let bars = rect(left, y - U * 1.4, half * 2, U * 1.4, "#2c2f2a");
    for (let i = 0; i < 6; i++) {
      const x = left + (i * (half * 2 - U * 5)) / 5;
      bars +=
        rect(x, y, U * 5, U * 1.2, "#3a3d37") +
        rect(x + U * 0.2, y + U * 1.2, U * 4.6, U * 1.1, colour) +
        ellipse(x + U * 2.5, y + U * 2.2, U * 3.4, U * 1.6, colour, 0.7);
    }
    return ropes + bars;
  }
  let dots = "";
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 24; i++)
      dots += `M${n1(left + ((i + 0.5) * half * 2) / 24)} ${n1(y + U * (1.6 + r * 1.1))}h.01`;
  return (
    ropes +
    rect(left - U * 2, y - U * 0.8, half * 2 + U * 4, U * 2, "#2a2d28", 1, U * 0.7) +
    fill(
      `M${n1(left - U * 2)} ${n1(y + U)}h${n1(half * 2 + U * 4)}l${n1(-U * 2)} ${n1(U * 3.6)}h${n1(-half * 2)}Z`,
      colour,
    ) +
    stroke(dots, "#ffffff", U * 0.75)
  );
}
