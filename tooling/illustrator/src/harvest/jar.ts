import { hsl } from "../colour.ts";
import { drawBud } from "../plant/bud.ts";
import { around, between, pick, type Random, randomFrom } from "../random.ts";
import type { Stage } from "../scene/scene.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, stroke, url } from "../svg.ts";

/** Cured buds in a jar with a label, on a table by a window. */
export function jar(stage: Stage): { defs: string; body: string; light: string } {
  const { width: W, height: H, unit: U, random } = stage;
  const wall = between(random, 20, 200);
  const table = between(random, 18, 34);
  const lid = pick(random, "steel", "steel", "cork", "black");
  const lidColours = {
    steel: ["#5e5a52", "#f2efe6", "#9d988c", "#4a463f"],
    cork: ["#7c5a35", "#d2aa76", "#b08552", "#5f4326"],
    black: ["#15161a", "#4a4c50", "#292b2e", "#0b0c0d"],
  }[lid];
  const defs =
    gradient("bg", [
      [0, hsl(wall, 16, 78)],
      [0.62, hsl(wall, 15, 60)],
      [1, hsl(wall, 18, 36)],
    ]) +
    gradient("tbl", [
      [0, hsl(table, 40, 48)],
      [1, hsl(table, 46, 19)],
    ]) +
    glow("sun", [
      [0, "#fff6e0", 0.9],
      [1, "#fff6e0", 0],
    ]) +
    gradient(
      "gls",
      [
        [0, "#ffffff", 0.5],
        [0.12, "#ffffff", 0.06],
        [0.8, "#ffffff", 0.02],
        [0.93, "#ffffff", 0.3],
        [1, "#ffffff", 0.08],
      ],
      true,
    ) +
    gradient(
      "lid",
      lidColours.map((c, i) => [[0, 0.25, 0.5, 1][i] ?? 1, c] as const),
      true,
    );
  let body = rect(0, 0, W, H, url("bg"));
  let rays = "";
  for (let i = 0; i < 5; i++)
    rays += fill(
      `M${n1(W * (-0.1 + i * 0.26))} 0h${n1(W * 0.13)}l${n1(W * 0.34)} ${n1(H * 0.8)}h${n1(-W * 0.16)}z`,
      "#fff4d8",
      0.3,
    );
  body += blurred("b3", rays) + rect(0, H * 0.76, W, H * 0.24, url("tbl"));
  for (let i = 0; i < 14; i++) {
    const y = H * between(random, 0.77, 1);
    body += stroke(
      `M0 ${n1(y)}C${n1(W * 0.3)} ${n1(y + around(random, U * 2))} ${n1(W * 0.7)} ${n1(y + around(random, U * 2))} ${W} ${n1(y)}`,
      "#2b1608",
      U * between(random, 0.2, 0.7),
      0.14,
    );
  }
  const wide = U * between(random, 50, 58);
  const high = Math.min(H * 0.6, U * between(random, 64, 76));
  const x = W / 2 - wide / 2 + around(random, U * 3);
  const y = H * 0.86 - high;
  body += blurred("b2", ellipse(x + wide / 2 + U * 8, y + high, wide * 0.68, U * 4, "#1d0f05", 0.55));
  body += vessel(stage, random, x, y, wide, high);
  body +=
    rect(x + U * 3, y - U * 8, wide - U * 6, U * 9, url("lid"), 1, U * 1.4) +
    stroke(`M${n1(x + U * 3)} ${n1(y - U * 4)}h${n1(wide - U * 6)}`, "#2f2b24", U * 0.4, 0.4);
  body += label(random, x + wide / 2 - U * 14, y + high * 0.52, U);
  for (let i = 0; i < 3; i++)
    body += looseBud(stage, i, W * (0.1 + i * 0.37) + (i === 1 ? U * 26 : 0), H * (0.93 + i * 0.012));
  return { defs, body, light: ellipse(W * 0.16, H * 0.1, W * 0.95, W * 0.95, url("sun"), 0.4) };
}

function vessel(stage: Stage, random: Random, x: number, y: number, w: number, h: number): string {
  const { unit: U, palette } = stage;
  const r = U * 9;
  const glass = `M${n1(x + U * 5)} ${n1(y)}H${n1(x + w - U * 5)}C${n1(x + w)} ${n1(y + U * 4)} ${n1(x + w)} ${n1(y + U * 8)} ${n1(x + w)} ${n1(y + U * 14)}V${n1(y + h - r)}Q${n1(x + w)} ${n1(y + h)} ${n1(x + w - r)} ${n1(y + h)}H${n1(x + r)}Q${n1(x)} ${n1(y + h)} ${n1(x)} ${n1(y + h - r)}V${n1(y + U * 14)}C${n1(x)} ${n1(y + U * 8)} ${n1(x)} ${n1(y + U * 4)} ${n1(x + U * 5)} ${n1(y)}Z`;
  let buds = "";
  const rows = 6;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < 4; i++) {
      const size = U * between(random, 13, 18);
      const angle = around(random, 150);
      buds += drawBud(
        random,
        {
          x: x + w * ((i + 0.5 + around(random, 0.25)) / 4) - Math.sin((angle * Math.PI) / 180) * size * 0.5,
          y: y + h * (0.36 + (row * 0.6) / rows) + U * 5 + Math.cos((angle * Math.PI) / 180) * size * 0.5,
          angle,
          length: size,
          width: size * between(random, 0.6, 0.72),
          light: between(random, 0.5, 0.9),
          swollen: 1,
          ripe: 0.9,
          calyx: U * 2.3,
          frost: 1,
          leafy: 0.2,
        },
        palette,
      );
    }
  return (
    `<clipPath id="jc"><path d="${glass}"/></clipPath>${fill(glass, "#2a2417", 0.4)}<g clip-path="url(#jc)">${buds}</g>${fill(glass, url("gls"))}${stroke(glass, "#ffffff", U * 0.4, 0.45)}` +
    blurred(
      "b1",
      stroke(`M${n1(x + U * 5)} ${n1(y + U * 18)}V${n1(y + h - U * 14)}`, "#ffffff", U * 1.4, 0.55),
    )
  );
}

function label(random: Random, x: number, y: number, U: number): string {
  const ink = pick(random, "#5a3a1e", "#2d3a2a", "#2a3a52");
  const paper = pick(random, "#ead9b6", "#f4f0e6", "#d9dfc9");
  const writing = `M${n1(x + U * 4)} ${n1(y + U * 5)}h${n1(U * between(random, 10, 15))}M${n1(x + U * 4)} ${n1(y + U * 8.4)}h${n1(U * between(random, 12, 18))}M${n1(x + U * 4)} ${n1(y + U * 11.8)}h${n1(U * between(random, 6, 12))}`;
  return `<g transform="rotate(${n1(around(random, 2.4))} ${n1(x)} ${n1(y)})">${rect(x, y, U * 28, U * 17, paper, 1, U * 0.6)}<rect x="${n1(x + U)}" y="${n1(y + U)}" width="${n1(U * 26)}" height="${n1(U * 15)}" fill="none" stroke="${ink}" stroke-width="${n1(U * 0.25)}"/>${stroke(writing, ink, U * 0.7, 0.75)}${ellipse(x + U * 22.4, y + U * 11.6, U * 2.3, U * 2.3, pick(random, "#b5582b", "#7f2d79", "#4b8024"))}</g>`;
}

function looseBud(stage: Stage, index: number, x: number, y: number): string {
  const { unit: U, palette, seed } = stage;
  const random = randomFrom(seed, "loose", index);
  const angle = between(random, 60, 110) * (random() < 0.5 ? -1 : 1);
  const length = U * between(random, 15, 20);
  return (
    ellipse(
      x + Math.sin((angle * Math.PI) / 180) * length * 0.5,
      y + U * 4,
      length * 0.5,
      U * 2,
      "#150a03",
      0.5,
    ) +
    drawBud(
      random,
      {
        x,
        y,
        angle,
        length,
        width: length * 0.62,
        light: 0.9,
        swollen: 1,
        ripe: 0.9,
        calyx: U * 2.4,
        frost: 2,
        leafy: 0.2,
      },
      palette,
    )
  );
}
