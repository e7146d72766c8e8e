import { camera, clamp, heading, lerp, smooth, vec } from "../geometry.ts";
import { drawLeaf } from "../plant/leaf.ts";
import type { Palette } from "../plant/palette.ts";
import { around, randomFrom } from "../random.ts";
import { fill, n1, stroke } from "../svg.ts";

/**
 * A seedling with its foot at 0, 0.
 * @param open 0 a hook that lifts the shell, 1 two seed leaves with the first pair of true leaves
 * @param tall pixels of the full seedling
 */
export function drawSeedling(seed: number, open: number, tall: number, palette: Palette, bent = 0): string {
  const random = randomFrom(seed, "seedling");
  const height = tall * lerp(0.34, 0.72, smooth(open));
  const lean = around(random, 0.1) * tall + bent * tall * 0.3;
  const wide = tall * 0.034;
  const stemPath = `M0 ${n1(wide)}C${n1(around(random, 0.1) * tall)} ${n1(-height * 0.4)} ${n1(lean * 0.4)} ${n1(-height * 0.7)} ${n1(lean)} ${n1(-height)}`;
  let out =
    stroke(stemPath, palette.purple ? "#9c7f86" : "#9fbb74", wide) +
    stroke(stemPath, "#fbffe6", wide * 0.3, 0.5);
  if (open < 0.22) return out + hook(lean, height, tall, open / 0.22, palette);
  const project = camera(lean, -height, tall, 0.42);
  const even = Array.from({ length: 9 }, () => around(random, 0.6));
  const rest = { droop: 0.08, light: 0.95, tired: 0, shift: 0, burnt: 0, unevenness: even };
  const turn = around(random, 0.3);
  const seedLeaf = (side: number, spread: number) =>
    drawLeaf(
      {
        ...rest,
        base: vec(0, 0, 0),
        along: heading(turn + side * Math.PI, lerp(1.2, 0.12, spread)),
        across: heading(turn + Math.PI / 2, 0),
        length: lerp(0.14, 0.23, spread),
        blades: 1,
        breadth: 0.27,
        light: 0.85,
      },
      palette,
      project,
      14,
    );
  const spread = smooth(open, 0.15, 0.7);
  out += seedLeaf(0, spread) + seedLeaf(1, spread);
  const grown = smooth(open, 0.35, 1);
  if (grown > 0.05)
    for (const side of [0, 1]) {
      const azimuth = turn + Math.PI * side + 0.5;
      out += drawLeaf(
        {
          ...rest,
          base: vec(Math.cos(azimuth) * 0.02, 0.03, Math.sin(azimuth) * 0.02),
          along: heading(azimuth, lerp(1.25, 0.3, grown)),
          across: heading(azimuth + Math.PI / 2, 0.2),
          length: lerp(0.06, 0.4, grown),
          blades: grown > 0.75 ? 3 : 1,
          breadth: 0.17,
          light: 1,
        },
        palette,
        project,
        Math.max(24, tall * 0.35 * grown),
      );
    }
  return (
    out +
    drawLeaf(
      {
        ...rest,
        base: vec(0, 0.03, 0.02),
        along: heading(turn + 1.2, 1.2),
        across: heading(turn, 0),
        length: 0.1 * clamp(grown + 0.3),
        blades: 1,
        breadth: 0.16,
        light: 1,
      },
      palette,
      project,
      20,
    )
  );
}

/** The first day: the neck is still bent, and the shell sits on the folded seed leaves. */
function hook(x: number, height: number, tall: number, t: number, palette: Palette): string {
  const r = tall * 0.05;
  const y = -height;
  return (
    stroke(
      `M${n1(x)} ${n1(y + r * 0.5)}C${n1(x)} ${n1(y - r * 2.4)} ${n1(x + r * 3.2)} ${n1(y - r * 2.4)} ${n1(x + r * 3)} ${n1(y + r * 0.2)}`,
      "#c5d79a",
      tall * 0.036,
    ) +
    fill(
      `M${n1(x + r * 1.9)} ${n1(y - r * 0.3)}Q${n1(x + r * 2.9)} ${n1(y - r * 1.5)} ${n1(x + r * 4.1)} ${n1(y - r * 0.2)}L${n1(x + r * (3.4 + t))} ${n1(y + r * 2.2)}L${n1(x + r * 2.4)} ${n1(y + r * 2)}Z`,
      palette.leaf(0.8),
    ) +
    drawSeedShell(x + r * 3.1, y + r * 2.1, r * 1.7, 160)
  );
}

/** A hemp seed: a grey-brown egg with a tiger pattern and a seam. */
export function drawSeedShell(x: number, y: number, size: number, angle: number): string {
  const s = size;
  const egg = `M0 ${n1(-s)}C${n1(s * 0.75)} ${n1(-s * 0.9)} ${n1(s * 0.85)} ${n1(s * 0.6)} 0 ${n1(s * 0.9)}C${n1(-s * 0.85)} ${n1(s * 0.6)} ${n1(-s * 0.75)} ${n1(-s * 0.9)} 0 ${n1(-s)}Z`;
  const spots: string[] = [];
  for (let i = 0; i < 7; i++) {
    const a = i * 2.1;
    spots.push(
      `M${n1(Math.cos(a) * s * 0.34)} ${n1(Math.sin(a) * s * 0.45)}q${n1(s * 0.16)} ${n1(s * 0.12)} ${n1(s * 0.08)} ${n1(s * 0.32)}`,
    );
  }
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(angle)})">${fill(egg, "#8a7357")}${fill(`M0 ${n1(-s)}C${n1(s * 0.75)} ${n1(-s * 0.9)} ${n1(s * 0.85)} ${n1(s * 0.6)} 0 ${n1(s * 0.9)}C${n1(s * 0.4)} ${n1(s * 0.3)} ${n1(s * 0.4)} ${n1(-s * 0.5)} 0 ${n1(-s)}Z`, "#5b4631")}${stroke(spots.join(""), "#3c2b1b", s * 0.11, 0.75)}${stroke(`M${n1(-s * 0.3)} ${n1(-s * 0.5)}Q${n1(-s * 0.5)} 0 ${n1(-s * 0.3)} ${n1(s * 0.4)}`, "#e7d9bd", s * 0.13, 0.6)}</g>`;
}

/** A white root with a yellow tip, from a shell at x, y. */
export function drawRoot(x: number, y: number, length: number, angle: number, curl: number): string {
  const a = (angle * Math.PI) / 180;
  const b = a + curl;
  const mx = x + Math.sin(a) * length * 0.5;
  const my = y - Math.cos(a) * length * 0.5;
  const ex = mx + Math.sin(b) * length * 0.5;
  const ey = my - Math.cos(b) * length * 0.5;
  const path = `M${n1(x)} ${n1(y)}Q${n1(mx)} ${n1(my)} ${n1(ex)} ${n1(ey)}`;
  return (
    stroke(path, "#8f8664", length * 0.2, 0.5) +
    stroke(path, "#d9d3bf", length * 0.17) +
    stroke(path, "#fffdf4", length * 0.12) +
    stroke(`M${n1(ex)} ${n1(ey)}h.01`, "#e6cf8c", length * 0.12)
  );
}
