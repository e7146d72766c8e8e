import { clamp, lerp, RAD } from "../geometry.ts";
import { around, between, type Random } from "../random.ts";
import { blurred, curves, ellipse, fill, line, n1, type Point, stroke } from "../svg.ts";
import type { Palette } from "./palette.ts";

/** A bud on the picture: a heap of calyxes on a bumpy cone. */
export interface Bud {
  x: number;
  y: number;
  /** Direction of its tip, degrees clockwise from straight up. */
  angle: number;
  /** Pixels. */
  length: number;
  width: number;
  /** Light that reaches it, 0–1. */
  light: number;
  /** How far it has come, 0–1: young buds are mostly hairs. */
  swollen: number;
  /** Part of the hairs that have turned brown. */
  ripe: number;
  /** Size of a calyx in pixels. */
  calyx: number;
  /** Trichomes for each calyx. */
  frost: number;
  /** Small leaves between the calyxes: 0 trimmed, 1 as grown. */
  leafy: number;
  /** Grey rot, 0–1. */
  mould?: number;
}

/** A place on a bud, in its own axes: t from foot to tip, f from left to right edge, z towards the viewer. */
interface Place {
  t: number;
  f: number;
  z: number;
  x: number;
  y: number;
}

const widthAt = (t: number, bumps: number) =>
  (0.5 + 0.62 * Math.sin(Math.PI * clamp(t * 0.72 + 0.2))) *
  (t > 0.62 ? 1 - ((t - 0.62) / 0.38) ** 2 * 0.82 : 1) *
  0.52 *
  (1 + 0.13 * Math.sin(t * 15 + bumps));

/**
 * Draws a bud from back to front: small leaves, dark core, calyxes from the edge to the middle, hairs, resin.
 * Light falls from the upper left.
 */
export function drawBud(random: Random, bud: Bud, palette: Palette): string {
  const sin = Math.sin(bud.angle * RAD);
  const cos = Math.cos(bud.angle * RAD);
  const bumps = random() * 6;
  const place = (t: number, f: number, lift = 0): Place => {
    const z = Math.sqrt(Math.max(0, 1 - f * f));
    const u = f * bud.width * widthAt(t, bumps);
    const v = bud.length * t + lift;
    return { t, f, z, x: bud.x + u * cos + v * sin, y: bud.y + u * sin - v * cos };
  };
  const size = bud.calyx;
  const rows = Math.max(2, Math.round(bud.length / (size * 0.68)));
  const places: Place[] = [];
  for (let r = 0; r < rows; r++) {
    const t = (r + 0.3) / rows;
    const across = Math.max(1, Math.round((bud.width * widthAt(t, bumps) * 2.1) / (size * 0.8)));
    for (let c = 0; c < across; c++) {
      const f =
        across === 1 ? around(random, 0.3) : lerp(-0.94, 0.94, (c + 0.5 + around(random, 0.34)) / across);
      places.push(place(clamp(t + around(random, 0.4) / rows), clamp(f, -0.96, 0.96)));
    }
  }
  // Edge and foot first, so that the middle and the tip lie on top.
  places.sort((a, b) => a.z * 1.2 + a.t * 0.5 - (b.z * 1.2 + b.t * 0.5));

  let out = "";
  const blades = (count: number, front: boolean) => {
    for (let i = 0; i < count; i++) {
      const side = random() < 0.5 ? -1 : 1;
      const p = place(
        between(random, 0.02, 0.82),
        side * (front ? between(random, 0, 0.6) : between(random, 0.3, 0.9)),
      );
      const long = size * between(random, 2, 3.6) * (1.15 - p.t * 0.5) * (front ? 0.62 : 1);
      const a = bud.angle + side * between(random, 24, 78) * (1.1 - p.t * 0.5);
      const light = bud.light * (front ? 1 : 0.72) * between(random, 0.7, 1.05);
      const fade = random() < palette.fading * 0.6 ? between(random, 0.3, 0.9) : 0;
      out += sugarLeaf(
        p.x,
        p.y,
        a,
        long,
        long * 0.11,
        palette.leaf(light, fade),
        palette.leaf(light * 0.72, fade),
      );
    }
  };
  const leaves = Math.round(rows * 0.62 * bud.leafy);
  blades(leaves, false);
  out += core(place, palette.calyx(bud.light * 0.16, 0.5));
  const shown = clamp(0.25 + bud.swollen * 0.9);
  const farHairs = new Hairs();
  const nearHairs = new Hairs();
  places.forEach((p, i) => {
    const lit = clamp(bud.light * (0.34 + 0.42 * p.z - 0.2 * p.f + 0.22 * p.t) + around(random, 0.09));
    const mood = random();
    const tilt = bud.angle + p.f * 62 + around(random, 20);
    const s = size * between(random, 0.78, 1.2) * lerp(0.72, 1, shown) * (p.t > 0.84 ? 0.82 : 1);
    if (random() < shown) out += calyx(p.x, p.y, tilt, s, palette, lit, mood);
    if (random() < lerp(0.95, 0.5, bud.swollen)) pistil(random, p, bud, s, p.z > 0.62 ? nearHairs : farHairs);
    if (i === Math.floor(places.length * 0.55)) out += farHairs.draw(palette, bud, 0.5);
  });
  blades(Math.round(leaves * 0.34), true);
  out += nearHairs.draw(palette, bud, 0.9);
  out += frost(random, places, bud);
  if ((bud.mould ?? 0) > 0) out += rot(random, place, bud);
  return out;
}

function sugarLeaf(
  x: number,
  y: number,
  angle: number,
  long: number,
  half: number,
  light: string,
  dark: string,
): string {
  const dx = Math.sin(angle * RAD);
  const dy = -Math.cos(angle * RAD);
  const tip = `${n1(x + dx * long)} ${n1(y + dy * long)}`;
  const edge = (k: number) =>
    `${n1(x + dx * long * 0.42 - dy * half * k * 2)} ${n1(y + dy * long * 0.42 + dx * half * k * 2)}`;
  const foot = `M${n1(x)} ${n1(y)}`;
  return (
    fill(`${foot}Q${edge(1)} ${tip}Q${edge(-1)} ${n1(x)} ${n1(y)}Z`, light) +
    fill(`${foot}Q${edge(1)} ${tip}Z`, dark)
  );
}

function core(place: (t: number, f: number) => Place, colour: string): string {
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= 8; i++) {
    const l = place((i / 8) * 0.95, -0.82);
    const r = place((i / 8) * 0.95, 0.82);
    left.push(`${n1(l.x)} ${n1(l.y)}`);
    right.unshift(`${n1(r.x)} ${n1(r.y)}`);
  }
  return fill(`M${[...left, ...right].join("L")}Z`, colour);
}

/** One calyx: a pointed drop with a dark foot, and a light flank when it is large enough to see. */
function calyx(
  x: number,
  y: number,
  tilt: number,
  s: number,
  palette: Palette,
  light: number,
  mood: number,
): string {
  const sin = Math.sin(tilt * RAD);
  const cos = Math.cos(tilt * RAD);
  const at = (u: number, v: number): Point => ({
    x: x + (u * cos + v * sin) * s,
    y: y + (u * sin - v * cos) * s,
  });
  const foot = at(0, -0.45);
  const drop = curves(
    foot,
    at(-0.6, -0.4),
    at(-0.62, 0.3),
    at(0.04, 1.02),
    at(0.56, 0.36),
    at(0.58, -0.36),
    foot,
  );
  if (s < 11) return fill(drop, palette.calyx(light, mood));
  const inner = at(-0.04, -0.3);
  const flank = curves(
    inner,
    at(-0.42, -0.24),
    at(-0.44, 0.26),
    at(0.03, 0.92),
    at(0.02, 0.4),
    at(0.16, -0.1),
    inner,
  );
  const out = fill(drop, palette.calyx(light * 0.66, mood)) + fill(flank, palette.calyx(light, mood));
  if (s < 24) return out;
  const edge = at(-0.3, -0.1);
  const rim = curves(
    edge,
    at(-0.34, 0.2),
    at(-0.16, 0.56),
    at(0.02, 0.84),
    at(-0.1, 0.5),
    at(-0.22, 0.2),
    edge,
  );
  const veins =
    line([at(0.06, -0.3), at(0.18, 0.2), at(0.07, 0.8)]) +
    line([at(0.24, -0.26), at(0.32, 0.2), at(0.12, 0.7)]);
  return (
    out +
    fill(rim, palette.calyx(clamp(light + 0.22), mood)) +
    stroke(veins, palette.calyx(light * 0.4, mood), s * 0.025, 0.5)
  );
}

/** Hairs gathered by age, so that a bud has two paths of them in front and two behind. */
class Hairs {
  white = "";
  brown = "";
  draw(palette: Palette, bud: Bud, light: number): string {
    const l = clamp(bud.light * light + 0.2);
    return (
      stroke(this.white, palette.pistil(0.1, l), clamp(bud.calyx * 0.12, 0.5, 5)) +
      stroke(this.brown, palette.pistil(0.5 + 0.4 * bud.ripe, l), clamp(bud.calyx * 0.13, 0.5, 5))
    );
  }
}

/** A hair: white and upright when young, brown and curled in when it has turned. */
function pistil(random: Random, p: Place, bud: Bud, s: number, hairs: Hairs): void {
  const turned = random() < bud.ripe;
  const long = s * between(random, 0.9, 1.8) * (turned ? 0.8 : 1.15) * lerp(1.25, 1, bud.swollen);
  const a = bud.angle + p.f * 58 + around(random, 40);
  const bend = around(random, turned ? 95 : 34);
  const tilt = (bud.angle + p.f * 62) * RAD;
  const x = p.x + Math.sin(tilt) * s * 0.85;
  const y = p.y - Math.cos(tilt) * s * 0.85;
  const mx = x + Math.sin(a * RAD) * long * 0.6;
  const my = y - Math.cos(a * RAD) * long * 0.6;
  const ex = mx + Math.sin((a + bend) * RAD) * long * 0.5;
  const ey = my - Math.cos((a + bend) * RAD) * long * 0.5;
  const path = `M${n1(x)} ${n1(y)}Q${n1(mx)} ${n1(my)} ${n1(ex)} ${n1(ey)}`;
  if (turned) hairs.brown += path;
  else hairs.white += path;
}

/** Resin: one path of round dots for each of two tones; stalks when the picture is close enough. */
function frost(random: Random, places: readonly Place[], bud: Bud): string {
  if (bud.frost <= 0) return "";
  const size = bud.calyx;
  let soft = "";
  let bright = "";
  let stalks = "";
  for (const p of places) {
    const count = Math.floor(bud.frost * (0.4 + p.z) + random());
    for (let k = 0; k < count; k++) {
      const x = p.x + around(random, 0.55) * size;
      const y = p.y - between(random, -0.3, 1) * size;
      const long = size > 13 ? size * between(random, 0.05, 0.16) : 0;
      const a = around(random, 1);
      const hx = x + Math.sin(a) * long;
      const hy = y - Math.cos(a) * long;
      if (long > 0) stalks += `M${n1(x)} ${n1(y)}L${n1(hx)} ${n1(hy)}`;
      const dot = `M${n1(hx)} ${n1(hy)}h.01`;
      if (random() < 0.4) bright += dot;
      else soft += dot;
    }
  }
  const r = clamp(size * 0.075, 0.5, 3.4);
  return (
    stroke(stalks, "#fffdf0", r * 0.34, 0.42) +
    stroke(soft, "#fbfbee", r, 0.36) +
    stroke(bright, "#fffef4", r * 1.1, 0.8)
  );
}

/** Grey rot: brown, dead calyxes under a felt of spores. */
function rot(random: Random, place: (t: number, f: number) => Place, bud: Bud): string {
  const mould = bud.mould ?? 0;
  const centre = between(random, 0.35, 0.7);
  const patch = (size: number, colour: string, opacity: number) => {
    const p = place(clamp(centre + around(random, 0.17 * mould + 0.04)), around(random, 0.75));
    const s = bud.calyx * size;
    return ellipse(p.x, p.y, s * between(random, 0.7, 1.3), s, colour, opacity);
  };
  let dead = "";
  let felt = "";
  for (let i = 0; i < 30 * mould + 8; i++)
    dead += patch(between(random, 0.5, 1), i % 2 === 0 ? "#5d4c38" : "#7a6a54", 0.6);
  for (let i = 0; i < 60 * mould + 10; i++)
    felt += patch(between(random, 0.2, 0.5), i % 3 === 0 ? "#f0eee6" : "#bdb8ab", 0.5);
  return blurred("b1", dead + felt);
}
