import { hsl } from "../colour.ts";
import { around, between, pick } from "../random.ts";
import { blurred, ellipse, fill, glow, gradient, n1, rect, stroke, url } from "../svg.ts";
import type { Scene, Stage } from "./scene.ts";
import { spots } from "./scene.ts";
import { cityLine, hills } from "./view-outside.ts";

/** A window sill: sky behind panes, a frame, a curtain or none, the pot on wood or stone. */
export function windowSill(stage: Stage): Scene {
  const { width: W, height: H, unit: U, random } = stage;
  const sky = pick(
    random,
    ["#a9cbe0", "#dfeadf", "#9fba84"] as const,
    ["#bcd3dd", "#f2e2c4", "#c9cf9c"] as const,
    ["#e5c7b0", "#f6dfc0", "#b8a58a"] as const,
    ["#c3ccd0", "#dfe3df", "#a3ae9a"] as const,
  );
  const wood = pick(random, 30, 38, 24);
  const painted = random() < 0.6;
  const sunX = W * (random() < 0.5 ? 0.2 : 0.82);
  const sillY = H * 0.83;
  const frame = painted
    ? (["#f7f3e9", "#bdb3a1"] as const)
    : ([hsl(wood, 34, 52), hsl(wood, 38, 28)] as const);
  const defs =
    gradient("sky", [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]) +
    gradient(
      "sill",
      painted
        ? [
            [0, "#f3ecdf"],
            [0.2, "#cfc0a2"],
            [1, "#7a6850"],
          ]
        : [
            [0, hsl(wood, 36, 58)],
            [0.25, hsl(wood, 36, 40)],
            [1, hsl(wood, 40, 17)],
          ],
    ) +
    gradient(
      "frm",
      [
        [0, frame[0]],
        [1, frame[1]],
      ],
      true,
    ) +
    gradient(
      "cloth",
      [
        [0, "#fffdf6", 0.9],
        [0.3, "#e6ddca", 0.75],
        [0.55, "#fffdf6", 0.85],
        [0.8, "#d9cdb6", 0.8],
        [1, "#fffdf6", 0.6],
      ],
      true,
    ) +
    glow("sun", [
      [0, "#fff6da", 0.95],
      [0.5, "#fff0c4", 0.35],
      [1, "#fff0c4", 0],
    ]);
  let back = rect(0, 0, W, H, url("sky"));
  back += blurred(
    "b3",
    (random() < 0.5
      ? cityLine(random, W, H * 0.66, H * 0.3, "#8d9a98")
      : hills(random, W, H, 0.5, ["#8aa574", "#5f7f52", "#43643f"])) +
      spots(random, 14, { x: 0, y: H * 0.35, w: W, h: H * 0.4 }, U * 1.5, U * 7, [
        "#fff7d6",
        "#d7e8a8",
        "#8fb26a",
        "#ffffff",
      ]),
  );
  back += ellipse(sunX, H * 0.2, W * 0.6, W * 0.6, url("sun"));
  const bar = W * between(random, 0.22, 0.34);
  const panes = [-U * 2, bar, W - U * 5]
    .map((x, i) => rect(x, 0, U * (i === 1 ? 3.4 : 8), H, url("frm")))
    .join("");
  back +=
    panes +
    rect(0, H * between(random, 0.12, 0.2), W, U * 3, frame[0]) +
    rect(0, sillY - U * 4, W, U * 4, frame[0]);
  if (random() < 0.55) {
    const left = random() < 0.5;
    const edge = W * between(random, 0.13, 0.2);
    const x = left ? 0 : W - edge;
    back += fill(
      `M${n1(x)} 0H${n1(x + edge)}C${n1(x + edge * (left ? 0.8 : 1.1))} ${n1(H * 0.4)} ${n1(x + edge * 0.9)} ${n1(H * 0.6)} ${n1(x + edge * (left ? 0.75 : 1))} ${n1(sillY)}H${n1(x + (left ? 0 : edge * 0.2))}Z`,
      url("cloth"),
    );
  }
  back += rect(0, sillY, W, H - sillY, url("sill")) + rect(0, sillY, W, U * 0.5, "#fffaf0", 0.85);
  if (!painted)
    for (let i = 0; i < 7; i++)
      back += stroke(
        `M0 ${n1(sillY + U * (2 + i * 2.6))}C${n1(W * 0.3)} ${n1(sillY + U * (2 + i * 2.6 + around(random, 1.5)))} ${n1(W * 0.7)} ${n1(sillY + U * (2 + i * 2.6 + around(random, 1.5)))} ${W} ${n1(sillY + U * (2 + i * 2.6))}`,
        "#1e1008",
        U * 0.3,
        0.25,
      );
  if (random() < 0.5)
    back += wateringCan(random() < 0.5 ? W * 0.2 : W * 0.83, sillY + U * 4, U, random() * 360);
  const potWidth = U * between(random, 27, 31);
  const foot = { x: W * between(random, 0.48, 0.55), y: H * 0.745 };
  back += ellipse(
    foot.x + (sunX < W / 2 ? U * 12 : -U * 12),
    foot.y + potWidth * 0.84,
    U * 24,
    U * 2.6,
    "#2c2013",
    0.28,
  );
  return {
    defs,
    back,
    front: "",
    light: ellipse(sunX, H * 0.16, W * 0.85, W * 0.85, url("sun"), 0.36),
    foot,
    full: Math.min(H * 0.66, W * 0.98),
    pot: pick(random, "terracotta", "terracotta", "glazed", "bucket"),
    potWidth,
  };
}

function wateringCan(x: number, y: number, U: number, hue: number): string {
  const body = hsl(hue, 20, 46);
  return (
    ellipse(x, y + U * 5, U * 7, U * 1.2, "#20150b", 0.4) +
    fill(
      `M${n1(x - U * 5)} ${n1(y - U * 4)}H${n1(x + U * 5)}L${n1(x + U * 6)} ${n1(y + U * 5)}H${n1(x - U * 6)}Z`,
      body,
    ) +
    fill(
      `M${n1(x - U * 5)} ${n1(y - U * 4)}H${n1(x - U * 1)}L${n1(x - U * 1)} ${n1(y + U * 5)}H${n1(x - U * 6)}Z`,
      "#ffffff",
      0.18,
    ) +
    stroke(`M${n1(x + U * 5)} ${n1(y + U * 2)}L${n1(x + U * 11)} ${n1(y - U * 5)}`, body, U * 1.4) +
    stroke(
      `M${n1(x - U * 5)} ${n1(y - U * 2)}C${n1(x - U * 12)} ${n1(y - U * 4)} ${n1(x - U * 10)} ${n1(y + U * 5)} ${n1(x - U * 6)} ${n1(y + U * 3)}`,
      hsl(hue, 20, 34),
      U,
    )
  );
}
