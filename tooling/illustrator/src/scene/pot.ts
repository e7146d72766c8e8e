import { hsl } from "../colour.ts";
import { around, between, type Random } from "../random.ts";
import { ellipse, fill, gradient, n1, stroke, url } from "../svg.ts";

export type PotKind = "fabric" | "terracotta" | "plastic" | "bucket" | "glazed" | "ground";

const sides: Record<
  Exclude<PotKind, "ground">,
  (hue: number) => readonly [string, string, string, string]
> = {
  fabric: () => ["#191b19", "#4b4e48", "#383b37", "#101210"],
  terracotta: () => ["#6f3420", "#cf7c54", "#b0613d", "#5b2917"],
  plastic: () => ["#101112", "#3a3d3f", "#222426", "#08090a"],
  bucket: () => ["#9a9a92", "#f4f3ec", "#d8d7ce", "#7a7a72"],
  glazed: (hue) => [hsl(hue, 34, 20), hsl(hue, 34, 54), hsl(hue, 38, 36), hsl(hue, 40, 13)],
};

/** The gradient that {@link drawPot} fills the side of the pot with. */
export function potGradient(kind: PotKind, seed: number): string {
  if (kind === "ground") return "";
  const [a, b, c, d] = sides[kind]((seed * 47) % 360);
  return gradient(
    "pot",
    [
      [0, a],
      [0.3, b],
      [0.58, c],
      [1, d],
    ],
    true,
  );
}

/** Height of a pot as a part of its width. */
export const potHeight = (kind: PotKind): number =>
  kind === "fabric" ? 0.7 : kind === "bucket" ? 0.8 : kind === "ground" ? 0 : 0.8;

/** Draws a pot whose rim has its middle at 0, 0, with soil up to the rim. */
export function drawPot(random: Random, kind: PotKind, width: number, unit: number): string {
  if (kind === "ground") return soil(random, width * 0.5, width * 0.07, unit);
  const h = width * potHeight(kind);
  const t = width / 2;
  const b = width * (kind === "fabric" ? 0.46 : kind === "bucket" ? 0.42 : 0.36);
  let out =
    ellipse(width * 0.04, h, width * 0.62, width * 0.09, "#000000", 0.28) +
    ellipse(0, h, width * 0.52, width * 0.07, "#000000", 0.4);
  out += fill(`M${n1(-t)} 0L${n1(-b)} ${n1(h)}Q0 ${n1(h * 1.1)} ${n1(b)} ${n1(h)}L${n1(t)} 0Z`, url("pot"));
  if (kind === "fabric") {
    for (let i = 0; i < 7; i++) {
      const x = -t * 0.9 + (i * t * 1.8) / 6 + around(random, t * 0.08);
      out += stroke(
        `M${n1(x)} ${n1(h * 0.16)}q${n1(around(random, width * 0.04))} ${n1(h * 0.3)} ${n1(x * -0.06)} ${n1(h * between(random, 0.4, 0.8))}`,
        random() < 0.5 ? "#ffffff" : "#000000",
        unit * 0.5,
        0.08,
      );
    }
    out += fill(
      `M${n1(-t)} 0L${n1(-t * 0.985)} ${n1(h * 0.13)}Q0 ${n1(h * 0.27)} ${n1(t * 0.985)} ${n1(h * 0.13)}L${n1(t)} 0Z`,
      "#000000",
      0.26,
    );
    out += stroke(
      `M${n1(-t * 0.985)} ${n1(h * 0.13)}Q0 ${n1(h * 0.27)} ${n1(t * 0.985)} ${n1(h * 0.13)}`,
      "#d9d6c8",
      unit * 0.16,
      0.5,
    );
    for (const x of [-0.72, 0.72])
      out += stroke(
        `M${n1(x * t - unit)} ${n1(h * 0.2)}q${n1(unit)} ${n1(h * 0.22)} ${n1(unit * 2)} 0`,
        "#15171a",
        unit * 0.7,
        0.9,
      );
  } else {
    out += fill(
      `M${n1(-t * 1.06)} ${n1(-h * 0.02)}L${n1(-t * 1.02)} ${n1(h * 0.17)}Q0 ${n1(h * 0.3)} ${n1(t * 1.02)} ${n1(h * 0.17)}L${n1(t * 1.06)} ${n1(-h * 0.02)}Z`,
      url("pot"),
    );
    out += stroke(
      `M${n1(-t * 1.02)} ${n1(h * 0.17)}Q0 ${n1(h * 0.3)} ${n1(t * 1.02)} ${n1(h * 0.17)}`,
      "#1a0d06",
      unit * 0.5,
      0.4,
    );
    if (kind === "glazed")
      out += stroke(
        `M${n1(-t * 0.62)} ${n1(h * 0.34)}Q${n1(-t * 0.6)} ${n1(h * 0.6)} ${n1(-t * 0.5)} ${n1(h * 0.84)}`,
        "#ffffff",
        unit * 1.1,
        0.35,
      );
    if (kind === "terracotta")
      for (let i = 0; i < 5; i++)
        out += ellipse(
          around(random, t * 0.7),
          h * between(random, 0.3, 0.9),
          unit * between(random, 1, 3),
          unit * between(random, 0.4, 1.2),
          "#f2e2d0",
          0.1,
        );
  }
  const rim: Record<PotKind, string> = {
    fabric: "#23261f",
    terracotta: "#8d4a30",
    plastic: "#2a2c2e",
    bucket: "#c4c3b9",
    glazed: "#1d2320",
    ground: "#2b1d13",
  };
  out += ellipse(0, 0, t * (kind === "fabric" ? 1 : 1.06), width * 0.1, rim[kind]);
  return out + soil(random, t * 0.93, width * 0.083, unit);
}

function soil(random: Random, rx: number, ry: number, unit: number): string {
  let out = ellipse(0, unit * 0.3, rx, ry, "#271a11");
  for (let i = 0; i < 60; i++) {
    const a = random() * 6.3;
    const r = Math.sqrt(random()) * 0.93;
    out += ellipse(
      Math.cos(a) * r * rx,
      unit * 0.3 + Math.sin(a) * r * ry,
      unit * between(random, 0.25, 0.75),
      unit * between(random, 0.18, 0.42),
      random() < 0.14 ? "#d8d2c3" : hsl(26, 26, 11 + random() * 16),
    );
  }
  return out;
}
