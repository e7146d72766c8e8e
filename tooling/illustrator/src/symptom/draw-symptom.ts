import { between, type Random, randomFrom } from "../random.ts";
import { ellipse, n1, outline, type Point, stroke } from "../svg.ts";
import { drawLeaflet, type LeafMark } from "./draw-leaflet.ts";

/** What a symptom looks like: the subject, and what is wrong with it. */
export interface SymptomLook {
  readonly subject: "leaf" | "plant" | "roots" | "bud" | "insect" | "air" | "seed";
  /** Colour of the subject. */
  readonly base?: string;
  /** What is drawn on it. */
  readonly mark?: LeafMark;
  readonly markColour?: string;
  /** How the blades bend: up (positive) or down. */
  readonly bend?: number;
  readonly blades?: 1 | 5 | 7;
  /** A sign beside it: insects and air. */
  readonly sign?: string;
}

/** Side of a drawing, px. */
export const SYMPTOM_SIDE = 96;

const GREEN = "#4f8a3a";
const RIB = "#2f5c27";

/** Draws a symptom as a small SVG document, always the same for the same name. */
export function drawSymptom(slug: string, look: SymptomLook): string {
  const random = randomFrom("symptom", slug);
  const body = { leaf, plant, roots, bud, insect, air, seed }[look.subject](look, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SYMPTOM_SIDE} ${SYMPTOM_SIDE}">${body}</svg>\n`;
}

const FANS: Record<5 | 7, readonly (readonly [angle: number, length: number])[]> = {
  5: [
    [-78, 0.52],
    [78, 0.52],
    [-38, 0.86],
    [38, 0.86],
    [0, 1],
  ],
  7: [
    [-104, 0.36],
    [104, 0.36],
    [-66, 0.66],
    [66, 0.66],
    [-32, 0.92],
    [32, 0.92],
    [0, 1],
  ],
};

interface Blade {
  readonly edge: readonly Point[];
  at(t: number, w: number): Point;
}

function blade(angle: number, length: number, bend: number): Blade {
  const half = length * 0.13;
  const at = (t: number, w: number): Point => {
    const turn = ((angle + bend * t * Math.sign(angle || 1) * -40) * Math.PI) / 180;
    const reach = length * t * (1 - Math.abs(bend) * 0.15 * t);
    return {
      x: 48 + Math.sin(turn) * reach + Math.cos(turn) * w * half,
      y: 66 - Math.cos(turn) * reach + Math.sin(turn) * w * half + Math.max(0, -bend) * 22 * t * t,
    };
  };
  const width = (t: number) => Math.sin(Math.PI * t ** 0.8) ** 0.9;
  const steps = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.92];
  const side = (sign: 1 | -1) =>
    steps.flatMap((t) => [at(t, sign * width(t)), at(t + 0.04, sign * width(t) * 0.82)]);
  return { edge: [at(0, 0), ...side(-1), at(1, 0), ...side(1).reverse()], at };
}

function leaf(look: SymptomLook, random: Random): string {
  const { base = GREEN, mark, markColour = "#8a5a2b", bend = 0, blades = 7 } = look;
  // Bent leaves and young shoots are told by their shape; of the others a single leaflet shows more.
  if (look.subject === "leaf" && bend === 0 && blades === 7)
    return drawLeaflet(base, mark, markColour, random);
  const fans = blades === 1 ? ([[0, 1]] as const) : FANS[blades];
  let body = stroke("M48 66L48 90", RIB, 2.2);
  for (const [angle, length] of fans) {
    const { edge, at } = blade(angle, length * 54, bend);
    body += `<path d="${outline(edge)}" fill="${base}"/>`;
    body += onBlade(mark, markColour, at);
    body += stroke(`M48 66L${n1(at(0.94, 0).x)} ${n1(at(0.94, 0).y)}`, "#3d7030", 0.9);
  }
  return body;
}

function onBlade(mark: LeafMark | undefined, colour: string, at: Blade["at"]): string {
  switch (mark) {
    case "tips":
      return `<path d="${outline([at(0.78, -0.55), at(1, 0), at(0.78, 0.55), at(0.84, 0)])}" fill="${colour}"/>`;
    case "edges": {
      const run = [0.2, 0.35, 0.5, 0.65, 0.8, 0.92];
      const line = (w: number) => run.map((t) => at(t, w * Math.sin(Math.PI * t ** 0.8)));
      return [-0.95, 0.95]
        .map((w) => {
          const d = line(w)
            .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${n1(x)} ${n1(y)}`)
            .join("");
          return stroke(d, colour, 2.4);
        })
        .join("");
    }
    default:
      return "";
  }
}

/** A small plant from the side; `bend` stretches (positive) or lays over its stem. */
function plant({ base = GREEN, mark, markColour = "#7a4a86", bend = 0 }: SymptomLook): string {
  const top = bend > 0 ? 12 : bend < 0 ? 44 : 30;
  const lean = bend < 0 ? 22 : 0;
  const stem = mark ? markColour : "#6f9a4a";
  let body = `<path d="M30 74h36l-4 16H34z" fill="#8d6b4f"/><path d="M30 74h36v4H30z" fill="#5b4330"/>`;
  body += stroke(`M48 74Q48 ${n1((74 + top) / 2)} ${n1(48 + lean)} ${top}`, stem, mark === "half" ? 4.5 : 3);
  const nodes = bend > 0 ? [0.35, 0.7, 1] : [0.3, 0.55, 0.8, 1];
  for (const t of nodes) {
    const x = 48 + lean * t * t;
    const y = 74 - (74 - top) * t;
    for (const side of [-1, 1]) {
      const reach = 18 * (1.15 - t * 0.5);
      const tip = { x: x + side * reach, y: y - 5 + (bend < 0 ? 8 : 0) };
      body += `<path d="M${n1(x)} ${n1(y)}Q${n1(x + side * reach * 0.5)} ${n1(y - 10)} ${n1(tip.x)} ${n1(tip.y)}Q${n1(
        x + side * reach * 0.5,
      )} ${n1(y + 3)} ${n1(x)} ${n1(y)}z" fill="${base}"/>`;
    }
  }
  if (mark === "spots") body += ellipse(48, 70, 4, 5, markColour);
  if (mark === "tunnels")
    body += stroke(`M44 ${top + 18}L52 ${top + 24}M45 ${top + 26}L51 ${top + 18}`, "#5b4330", 2);
  return body;
}

function roots({ base = "#efe6d2", mark, markColour = "#7a5230" }: SymptomLook, random: Random): string {
  let body = `<path d="M20 26h56l-7 60H27z" fill="#8d6b4f" fill-opacity=".28"/><path d="M20 26h56v5H20z" fill="${
    mark === "powder" ? "#f7f4ea" : mark === "half" ? "#5f8f3e" : "#5b4330"
  }"/>`;
  body += stroke("M48 26L48 10", "#6f9a4a", 3) + ellipse(41, 11, 7, 3, GREEN) + ellipse(55, 11, 7, 3, GREEN);
  const count = mark === "edges" ? 22 : 11;
  for (let i = 0; i < count; i++) {
    const x = between(random, 28, 68);
    const end = mark === "edges" ? 84 : between(random, 52, 80);
    const tint = mark === "spots" || mark === "streaks" ? markColour : base;
    const bow = between(random, -9, 9);
    body += stroke(
      `M48 31Q${n1(x + bow)} ${n1(end * 0.6)} ${n1(x)} ${n1(end)}`,
      tint,
      mark === "streaks" ? 2.6 : 1.3,
    );
  }
  if (mark === "specks")
    for (let i = 0; i < 12; i++)
      body += ellipse(between(random, 30, 66), between(random, 44, 80), 1.4, 1.1, "#fff");
  if (mark === "holes") body += stroke("M34 40L40 60L36 78M58 38L54 58L62 76", "#5b4330", 1.6);
  return body;
}

function bud(
  { base = "#6f9a4a", mark, markColour = "#8a7a6a", bend = 0 }: SymptomLook,
  random: Random,
): string {
  let body = stroke("M48 92L48 20", "#5d8440", 3);
  const rows = bend > 0 ? 9 : 7;
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    const y = 78 - t * (bend > 0 ? 68 : 56);
    const width =
      (bend > 0 ? 10 + 12 * (1 - t) : 22 * Math.sin(Math.PI * (0.25 + t * 0.7))) * (bend < 0 ? 0.8 : 1);
    const step = bend < 0 ? 11 : 7;
    for (let x = -width; x <= width; x += step) {
      const isMarked = mark === "half" ? row < 3 : mark === "tips" && row > rows - 3;
      body += ellipse(48 + x, y + between(random, -2, 2), 5.4, 6.2, isMarked ? markColour : base);
    }
  }
  const hair = mark === "streaks" ? "#8a4b1f" : "#e9d9b0";
  for (let i = 0; i < 16; i++) {
    const [x, y] = [between(random, 30, 66), between(random, 24, 76)];
    if (mark === "powder") body += ellipse(x, y, 2.6, 4, "#e3c53a");
    else if (mark === "spots") body += ellipse(x, y, 3.2, 3.2, "#a8bf63");
    else if (mark === "specks") body += ellipse(x, y, 2.4, 3, "#6b4a2b");
    else
      body += stroke(
        `M${n1(x)} ${n1(y)}q${n1(between(random, -5, 5))} -4 ${n1(between(random, -4, 4))} -7`,
        hair,
        1,
      );
  }
  return body;
}

/** An insect on a leaf; `sign` names its build. */
function insect({ base = "#5a3d2b", sign = "mite" }: SymptomLook, random: Random): string {
  const ground = `<ellipse cx="48" cy="48" rx="44" ry="40" fill="${GREEN}" fill-opacity=".3"/>${stroke("M8 60Q48 40 90 36", RIB, 1.4, 0.6)}`;
  const legs = (count: number, reach: number) =>
    Array.from({ length: count }, (_, index) => {
      const y = 40 + (index * 18) / Math.max(1, count - 1);
      return stroke(
        `M40 ${n1(y)}L${n1(40 - reach)} ${n1(y - 5)}M56 ${n1(y)}L${n1(56 + reach)} ${n1(y - 5)}`,
        base,
        1.8,
      );
    }).join("");
  const web = stroke("M6 20L90 76M14 80L84 14M48 4L48 92", "#ffffff", 0.7, 0.8);
  switch (sign) {
    case "mite":
      return ground + web + legs(4, 16) + ellipse(48, 50, 13, 16, base) + ellipse(43, 54, 3, 4, "#2b1b12");
    case "thrips":
      return `${ground}${legs(3, 11)}${ellipse(48, 50, 6, 24, base)}${stroke("M44 40L34 70M52 40L62 70", "#e8dcc4", 2.4)}`;
    case "fly":
      return `${ground}${legs(3, 14)}${ellipse(48, 52, 6, 16, "#3a2f28")}${ellipse(34, 46, 7, 16, base, 0.85)}${ellipse(62, 46, 7, 16, base, 0.85)}`;
    case "worm":
      return `${ground}${[0, 1, 2, 3, 4].map((i) => ellipse(22 + i * 13, 52 - Math.sin(i * 1.3) * 10, 9, 9, base)).join("")}${ellipse(78, 42, 2, 2, "#1d1d1d")}`;
    case "slug":
      return `${ground}${ellipse(46, 58, 30, 9, base)}${ellipse(42, 46, 15, 13, "#a9743f")}${stroke("M70 54L80 40M72 55L86 46", base, 2)}`;
    case "fluff":
      return (
        ground +
        Array.from({ length: 9 }, () =>
          ellipse(between(random, 24, 72), between(random, 30, 68), 7, 6, "#f4f1e8"),
        ).join("")
      );
    default:
      return (
        ground +
        Array.from(
          { length: 6 },
          (_, i) =>
            ellipse(28 + (i % 3) * 19, 40 + Math.floor(i / 3) * 20, 7, 8, base) +
            stroke(`M${24 + (i % 3) * 19} ${34 + Math.floor(i / 3) * 20}l-4 -6m8 6l4 -6`, base, 1.2),
        ).join("")
      );
  }
}

/** A thermometer, drops, sun, wind … beside a leaf. */
function air(look: SymptomLook, random: Random): string {
  const { sign = "hot" } = look;
  const small = `<g transform="translate(22 26) scale(.72)">${leaf({ ...look, subject: "leaf", blades: 5 }, random)}</g>`;
  const drop = (x: number, y: number, tint: string) =>
    `<path d="M${x} ${y}c-6 8-8 11-8 15a8 8 0 0 0 16 0c0-4-2-7-8-15z" fill="${tint}"/>`;
  const tube = (level: number, tint: string) =>
    `<rect x="12" y="8" width="9" height="44" rx="4.5" fill="#e8e5da"/><rect x="14" y="${50 - level}" width="5" height="${level}" fill="${tint}"/><circle cx="16.500" cy="56" r="8" fill="${tint}"/>`.replace(
      "16.500",
      "16.5",
    );
  const sun = `<circle cx="20" cy="20" r="11" fill="#e9b62f"/>${stroke("M20 2v5M20 33v5M2 20h5M33 20h5M7 7l4 4M29 29l4 4M33 7l-4 4M11 29l-4 4", "#e9b62f", 2.4)}`;
  const signs: Record<string, string> = {
    hot: tube(36, "#c8412f"),
    cold: tube(12, "#3f7fb5"),
    humid: drop(16, 8, "#3f7fb5") + drop(30, 22, "#3f7fb5"),
    dry: `${drop(18, 10, "#d9d5c7")}${stroke("M6 40L34 8", "#a5552a", 2.6)}`,
    sun,
    wind: stroke("M4 14h24a6 6 0 1 0 -6 -6M4 24h34a6 6 0 1 1 -6 6M4 34h16", "#7d93a3", 2.6),
    salt: `<path d="M8 40h34l-4 10H12z" fill="#8d6b4f"/>${Array.from({ length: 14 }, () => ellipse(between(random, 10, 40), between(random, 36, 41), 1.8, 1.4, "#ffffff")).join("")}`,
    moon: `<rect x="2" y="2" width="40" height="40" rx="5" fill="#232a3a"/><path d="M24 10a12 12 0 1 0 10 18a10 10 0 0 1-10-18z" fill="#e9dfb2"/>${stroke("M4 38L42 6", "#f5d76a", 2.4)}`,
  };
  return small + (signs[sign] ?? sun);
}

function seed({ sign = "closed" }: SymptomLook): string {
  const soil = '<path d="M4 60h88v32H4z" fill="#5b4330"/>';
  const shell = (x: number, y: number) =>
    `${ellipse(x, y, 9, 7, "#9b7a55")}${stroke(`M${x - 6} ${y - 2}q6 4 12 0`, "#5b4330", 1.2)}`;
  if (sign === "closed") return soil + shell(48, 72);
  const stem = stroke("M48 60Q46 48 48 36", "#9fc07a", 3);
  if (sign === "helmet") return soil + stem + shell(48, 32);
  return soil + stem + ellipse(41, 36, 8, 3.4, "#7fae5a") + ellipse(55, 36, 8, 3.4, "#7fae5a");
}
