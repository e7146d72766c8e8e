import {
  clamp,
  cross,
  dot,
  lerp,
  type Project,
  plus,
  RAD,
  times,
  towards,
  unit,
  type Vec,
  vec,
} from "../geometry.ts";
import { fill, line, n1, outline, type Point, stroke } from "../svg.ts";
import type { Palette } from "./palette.ts";

/** Blades of a fan: angle from the midrib in degrees, and length as a part of the middle blade. */
const fans: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 1]],
  3: [
    [-44, 0.74],
    [44, 0.74],
    [0, 1],
  ],
  5: [
    [-76, 0.52],
    [76, 0.52],
    [-37, 0.85],
    [37, 0.85],
    [0, 1],
  ],
  7: [
    [-100, 0.36],
    [100, 0.36],
    [-64, 0.67],
    [64, 0.67],
    [-31, 0.92],
    [31, 0.92],
    [0, 1],
  ],
  9: [
    [-122, 0.24],
    [122, 0.24],
    [-88, 0.48],
    [88, 0.48],
    [-55, 0.76],
    [55, 0.76],
    [-26, 0.95],
    [26, 0.95],
    [0, 1],
  ],
};

/** A leaf in space. */
export interface Leaf {
  /** Where the blades meet, at the end of the stalk. */
  base: Vec;
  /** Direction of the middle blade. */
  along: Vec;
  /** Direction from the left to the right edge; the leaf looks towards along × across. */
  across: Vec;
  /** Length of the middle blade. */
  length: number;
  /** 1, 3, 5, 7 or 9. */
  blades: number;
  /** How far the tip hangs, as a part of the length. */
  droop: number;
  /** Half of the width of a blade as a part of its length: 0.07 for narrow, 0.13 for broad leaves. */
  breadth: number;
  /** Light that reaches this place, 0–1. */
  light: number;
  tired: number;
  shift: number;
  /** Brown tips, 0–1. */
  burnt: number;
  /** Small differences between the blades, one number (-1 to 1) for each. */
  unevenness: readonly number[];
}

const sun: Vec = unit(vec(-0.35, 0.86, 0.42));
/** Half width of a blade at part t of its length, 0 to 1. Widest before the middle, long thin tip. */
const profile = (t: number) => Math.sin(Math.PI * t ** 0.8) ** 0.92;

interface Blade {
  /** From foot to tip. */
  left: Point[];
  /** From tip to foot. */
  right: Point[];
  rib: Point[];
}

/** Outline of one blade: saw teeth that point to the tip, on both sides of a hanging rib. */
function blade(leaf: Leaf, angle: number, length: number, teeth: number, project: Project): Blade {
  const dir = plus(times(leaf.along, Math.cos(angle)), times(leaf.across, Math.sin(angle)));
  const lat = plus(times(leaf.across, Math.cos(angle)), times(leaf.along, -Math.sin(angle)));
  const face = cross(leaf.across, leaf.along);
  const half = length * leaf.breadth;
  const at = (t: number, w: number): Point => {
    const rib = towards(leaf.base, dir, length * t);
    const hang = length * leaf.droop * t * t;
    const fold = Math.abs(w) * 0.22;
    return project({
      x: rib.x + lat.x * w - face.x * fold,
      y: rib.y + lat.y * w - face.y * fold - hang,
      z: rib.z + lat.z * w - face.z * fold,
    });
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    const tip = 0.08 + (0.84 * (i + 0.86)) / teeth;
    const notch = 0.08 + (0.84 * (i + 1)) / teeth;
    const wTip = half * (profile(tip - 0.04) + 0.05);
    const wNotch = half * profile(notch) * 0.8;
    left.push(at(tip + 0.015, -wTip), at(notch - 0.01, -wNotch));
    right.push(at(tip + 0.015, wTip), at(notch - 0.01, wNotch));
  }
  return { left, right: right.reverse(), rib: [at(0, 0), at(0.35, 0), at(0.7, 0), at(1, 0)] };
}

/** Length of a blade in pixels from which its side veins can be seen. */
const SIDE_VEINS_FROM = 200;

/**
 * Draws a leaf as at most five flat paths: blades, their shaded halves, ribs, burnt tips.
 * @param pixels length of the middle blade on the picture: small leaves get fewer teeth and no ribs
 */
export function drawLeaf(leaf: Leaf, palette: Palette, project: Project, pixels: number): string {
  const teeth = pixels < 16 ? 2 : pixels < 30 ? 4 : pixels < 70 ? 6 : pixels < 180 ? 9 : 13;
  const face = cross(leaf.across, leaf.along);
  const facing = Math.abs(dot(face, sun));
  const light = clamp(leaf.light * (0.58 + 0.52 * facing) + 0.02);
  let whole = "";
  let shaded = "";
  let ribs = "";
  let tips = "";
  let dying = "";
  (fans[leaf.blades] ?? fans[5] ?? []).forEach(([degrees, part], i) => {
    const uneven = leaf.unevenness[i % leaf.unevenness.length] ?? 0;
    const length = leaf.length * part * (1 + uneven * 0.07);
    const b = blade(
      leaf,
      (degrees + uneven * 6) * RAD,
      length,
      part < 0.4 ? Math.max(2, teeth - 2) : teeth,
      project,
    );
    const [foot, , , end] = b.rib;
    if (foot === undefined || end === undefined) return;
    whole += outline([foot, ...b.left, end, ...b.right]);
    shaded += outline([...b.rib, ...b.left.slice().reverse()]);
    if (pixels > 22) ribs += line(b.rib);
    if (pixels > SIDE_VEINS_FROM) ribs += sideVeins(b);
    if (leaf.burnt > 0.05) {
      dying += burntTip(b, leaf.burnt > 0.6 ? 4 : 2);
      tips += burntTip(b, leaf.burnt > 0.6 ? 3 : 1);
    }
  });
  return (
    fill(whole, palette.leaf(light, leaf.tired, leaf.shift)) +
    fill(shaded, palette.leaf(light * 0.74, leaf.tired, leaf.shift + 4)) +
    (ribs === ""
      ? ""
      : stroke(
          ribs,
          palette.leaf(clamp(light + 0.3), leaf.tired * 0.8, leaf.shift),
          clamp(pixels * 0.011, 0.4, 2.4),
          0.7,
        )) +
    fill(dying, "#c9b458", 0.55) +
    fill(tips, "#80582b")
  );
}

function sideVeins(b: Blade): string {
  const [a, c, d, e] = b.rib;
  if (a === undefined || c === undefined || d === undefined || e === undefined) return "";
  const on = (t: number): Point =>
    t < 0.35
      ? { x: lerp(a.x, c.x, t / 0.35), y: lerp(a.y, c.y, t / 0.35) }
      : t < 0.7
        ? { x: lerp(c.x, d.x, (t - 0.35) / 0.35), y: lerp(c.y, d.y, (t - 0.35) / 0.35) }
        : { x: lerp(d.x, e.x, (t - 0.7) / 0.3), y: lerp(d.y, e.y, (t - 0.7) / 0.3) };
  const right = b.right.slice().reverse();
  let path = "";
  const teeth = b.left.length / 2;
  for (let i = 0; i < teeth - 1; i++) {
    const start = on(0.04 + (0.84 * i) / teeth);
    for (const edge of [b.left[i * 2], right[i * 2]]) {
      if (edge !== undefined)
        path += `M${n1(start.x)} ${n1(start.y)}L${n1(lerp(start.x, edge.x, 0.9))} ${n1(lerp(start.y, edge.y, 0.9))}`;
    }
  }
  return path;
}

/** The end of a blade, from its tip to the given number of points of its edges. */
function burntTip(b: Blade, points: number): string {
  const end = b.rib[3];
  if (end === undefined) return "";
  return outline([...b.left.slice(-points), end, ...b.right.slice(0, points)]);
}
