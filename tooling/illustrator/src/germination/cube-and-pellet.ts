import { hsl } from "../colour.ts";
import { clamp } from "../geometry.ts";
import { around, between, randomFrom } from "../random.ts";
import { type Stage, spots } from "../scene/scene.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, stroke, url } from "../svg.ts";
import { drawSeedling } from "./seedling.ts";

/** Paths of a block with its front, its right flank and its top; the middle of the front's upper edge at 0, 0. */
function block(x: number, y: number, c: number): string {
  const dx = c * 0.3;
  const dy = c * 0.17;
  return (
    ellipse(x + c * 0.14, y + c * 0.83, c * 0.8, c * 0.1, "#1a1708", 0.3) +
    fill(`M${n1(x - c / 2)} ${n1(y)}h${n1(c)}v${n1(c * 0.82)}h${n1(-c)}Z`, url("cubeF")) +
    fill(
      `M${n1(x + c / 2)} ${n1(y)}l${n1(dx)} ${n1(-dy)}v${n1(c * 0.78)}l${n1(-dx)} ${n1(dy + c * 0.04)}Z`,
      url("cubeS"),
    ) +
    fill(`M${n1(x - c / 2)} ${n1(y)}l${n1(dx)} ${n1(-dy)}h${n1(c)}l${n1(-dx)} ${n1(dy)}Z`, url("cubeT"))
  );
}

/** A seedling in a block of wool, or in a swollen peat pellet in its net. */
export function cubeOrPellet(
  stage: Stage,
  week: number,
  medium: "cube" | "pellet",
): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, random, palette, seed } = stage;
  const hue = between(random, 60, 130);
  const peat = medium === "pellet";
  const defs =
    gradient("bg", [
      [0, hsl(hue, 20, 86)],
      [0.6, hsl(hue, 17, 68)],
      [1, hsl(hue, 20, 38)],
    ]) +
    glow("sun", [
      [0, "#fffbe8", 0.95],
      [1, "#fffbe8", 0],
    ]) +
    (peat
      ? gradient(
          "cubeF",
          [
            [0, "#3a2618"],
            [0.35, "#6b4a30"],
            [0.6, "#553820"],
            [1, "#24160c"],
          ],
          true,
        )
      : gradient("cubeF", [
          [0, "#dccb9f"],
          [1, "#8d7548"],
        ])) +
    gradient("cubeS", [
      [0, "#b59c6b"],
      [1, "#5f4b2a"],
    ]) +
    gradient("cubeT", [
      [0, "#f1e6c8"],
      [1, "#cdb98d"],
    ]);
  let body = rect(0, 0, W, H, url("bg"));
  body += blurred(
    "b3",
    spots(random, 16, { x: 0, y: 0, w: W, h: H * 0.72 }, U * 3, U * 12, [
      "#fffdf0",
      hsl(hue + 20, 28, 60),
      hsl(hue + 30, 28, 46),
      "#f1f3dd",
    ]),
  );
  body += rect(0, H * 0.77, W, H * 0.23, hsl(hue - 20, 14, 30), 0.55);
  const x = W * between(random, 0.46, 0.52);
  const y = H * 0.67;
  const open = clamp((week - 0.55) / 1.9, 0.02, 1);
  const tall = U * between(random, 52, 62);
  if (peat) {
    body += blurred("b3", pellet(W * 0.1, H * 0.64, U * 24) + pellet(W * 0.9, H * 0.63, U * 22), 0.9);
    body += pellet(x, y, U * 34) + net(x, y, U * 34, U);
    body += `<g transform="translate(${n1(x)} ${n1(y + U * 0.6)})">${drawSeedling(seed, open, tall, palette)}</g>`;
  } else {
    const c = U * 37;
    body += blurred("b3", block(W * 0.06, H * 0.61, c * 0.62) + block(W * 0.95, H * 0.59, c * 0.58), 0.85);
    body += block(x, y, c) + fibres(seed, x, y, c, U);
    body += ellipse(x + c * 0.15, y - c * 0.085, U * 3.2, U * 1.2, "#4a3a1c");
    body += `<g transform="translate(${n1(x + c * 0.15)} ${n1(y - c * 0.085)})">${drawSeedling(seed, open, tall, palette)}</g>`;
  }
  body += drops(seed, x, y, U);
  return {
    defs,
    body,
    light: ellipse(W * between(random, 0.2, 0.8), H * 0.12, W * 0.85, W * 0.85, url("sun"), 0.45),
  };
}

function pellet(x: number, y: number, w: number): string {
  const h = w * 0.82;
  return (
    ellipse(x + w * 0.08, y + h, w * 0.6, w * 0.1, "#150d05", 0.34) +
    fill(
      `M${n1(x - w / 2)} ${n1(y)}Q${n1(x - w * 0.56)} ${n1(y + h * 0.5)} ${n1(x - w * 0.45)} ${n1(y + h)}Q${n1(x)} ${n1(y + h * 1.14)} ${n1(x + w * 0.45)} ${n1(y + h)}Q${n1(x + w * 0.56)} ${n1(y + h * 0.5)} ${n1(x + w / 2)} ${n1(y)}Z`,
      url("cubeF"),
    ) +
    ellipse(x, y, w * 0.5, w * 0.12, "#3d291a") +
    ellipse(x, y + w * 0.01, w * 0.4, w * 0.085, "#2a1b10")
  );
}

function net(x: number, y: number, w: number, U: number): string {
  let d = "";
  for (let i = -5; i <= 5; i++)
    d += `M${n1(x + i * w * 0.09)} ${n1(y + w * 0.1)}q${n1(i * w * 0.014)} ${n1(w * 0.4)} ${n1(-i * w * 0.01)} ${n1(w * 0.76)}`;
  for (let i = 1; i < 8; i++)
    d += `M${n1(x - w * 0.5)} ${n1(y + i * w * 0.1)}Q${n1(x)} ${n1(y + i * w * 0.1 + w * 0.13)} ${n1(x + w * 0.5)} ${n1(y + i * w * 0.1)}`;
  const random = randomFrom("crumbs", Math.round(x));
  let crumbs = "";
  for (let i = 0; i < 90; i++)
    crumbs += `M${n1(x + around(random, w * 0.43))} ${n1(y + w * between(random, 0.08, 0.85))}h.01`;
  return stroke(crumbs, "#8d6a48", U * 0.6, 0.5) + stroke(d, "#c9b795", U * 0.2, 0.45);
}

function fibres(seed: number, x: number, y: number, c: number, U: number): string {
  const random = randomFrom(seed, "fibres");
  let pale = "";
  let dark = "";
  for (let i = 0; i < 220; i++) {
    const path = `M${n1(x - c / 2 + random() * c)} ${n1(y + random() * c * 0.8)}q${n1(around(random, U * 1.5))} ${n1(around(random, U * 0.7))} ${n1(around(random, U * 3))} ${n1(around(random, U))}`;
    if (random() < 0.6) pale += path;
    else dark += path;
  }
  return stroke(pale, "#fff6dc", U * 0.22, 0.3) + stroke(dark, "#5d4721", U * 0.22, 0.3);
}

function drops(seed: number, x: number, y: number, U: number): string {
  const random = randomFrom(seed, "drops");
  let out = "";
  for (let i = 0; i < 9; i++) {
    const dx = x + around(random, U * 15);
    const dy = y + U * between(random, 4, 24);
    const r = U * between(random, 0.4, 0.9);
    out +=
      ellipse(dx, dy, r, r * 1.15, "#ffffff", 0.28) +
      ellipse(dx - r * 0.3, dy - r * 0.4, r * 0.28, r * 0.28, "#ffffff", 0.9);
  }
  return out;
}
