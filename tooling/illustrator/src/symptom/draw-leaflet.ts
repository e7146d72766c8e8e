import { between, type Random } from "../random.ts";
import { ellipse, line, n1, outline, type Point, stroke } from "../svg.ts";

/** What is drawn on a leaf. */
export type LeafMark =
  | "tips"
  | "edges"
  | "veins"
  | "spots"
  | "specks"
  | "powder"
  | "streaks"
  | "holes"
  | "half"
  | "tunnels";

const RIB = "#2f5c27";
const RIM = "#274d20";
const TEETH = 8;

/** Half of the width at a place between stalk (0) and tip (1). */
const width = (t: number) => 24 * Math.sin(Math.PI * t ** 0.82) ** 0.85;
/** A place on the leaflet; `w` is -1 at the left edge, 1 at the right one. */
const at = (t: number, w: number): Point => ({ x: 48 + w * width(t), y: 82 - 76 * t });

/** One side from stalk to tip, with teeth. */
function side(sign: 1 | -1, inset = 1): Point[] {
  return Array.from({ length: TEETH }, (_, tooth) => {
    const t = (tooth + 1) / (TEETH + 1);
    return [at(t + 0.045, sign * inset), at(t, sign * inset * 0.84)];
  }).flatMap(([tip, notch]) => (notch && tip ? [notch, tip] : []));
}

/** A single leaflet over the whole drawing: marks stay visible at 48 px, where those of a fan of seven do not. */
export function drawLeaflet(
  base: string,
  mark: LeafMark | undefined,
  colour: string,
  random: Random,
): string {
  const edge = [at(0, 0), ...side(-1), at(1, 0), ...side(1).reverse()];
  const isVeined = mark === "veins";
  const below =
    mark === "half" ? `<path d="${outline([at(0, 0), ...side(-1), at(1, 0)])}" fill="${colour}"/>` : "";
  return [
    stroke("M48 82L48 93", RIB, 3),
    `<path d="${outline(edge)}" fill="${base}"/>`,
    below,
    mark ? MARKS[mark](colour, random) : "",
    stroke(`M48 82L48 ${n1(at(0.93, 0).y)}`, RIB, isVeined ? 3.2 : 1.6),
    ...[0.18, 0.34, 0.5, 0.66].flatMap((t) =>
      [-0.78, 0.78].map((w) => stroke(line([at(t, 0), at(t + 0.13, w)]), RIB, isVeined ? 2.4 : 1)),
    ),
    `<path d="${outline(edge)}" fill="none" stroke="${RIM}" stroke-width="1.6" stroke-linejoin="round"/>`,
  ].join("");
}

type Draw = (colour: string, random: Random) => string;

/** Places spread over the leaflet, so that no two marks lie on each other. */
function spread(count: number, random: Random): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const row = (index + 0.5) / count;
    return at(0.14 + row * 0.68, (index % 2 === 0 ? -1 : 1) * between(random, 0.2, 0.66));
  });
}

const dots =
  (count: number, size: number, rim?: string): Draw =>
  (colour, random) =>
    spread(count, random)
      .map(({ x, y }) => {
        const r = size * between(random, 0.75, 1.25);
        return (rim ? ellipse(x, y, r + 1, r + 1, rim) : "") + ellipse(x, y, r, r, colour);
      })
      .join("");

const MARKS: Record<LeafMark, Draw> = {
  tips: (colour) =>
    `<path d="${outline([
      at(0.7, -0.9),
      ...side(-1).filter(({ y }) => y < 82 - 76 * 0.74),
      at(1, 0),
      ...side(1)
        .filter(({ y }) => y < 82 - 76 * 0.74)
        .reverse(),
      at(0.7, 0.9),
      at(0.76, 0.3),
      at(0.68, 0),
      at(0.76, -0.3),
    ])}" fill="${colour}"/>`,
  edges: (colour) =>
    ([-1, 1] as const)
      .map(
        (sign) =>
          `<path d="${outline([at(0.02, 0), ...side(sign), at(1, 0), ...side(sign, 0.58).reverse()])}" fill="${colour}"/>`,
      )
      .join(""),
  veins: () => "",
  spots: dots(9, 3, "#5f3418"),
  specks: (colour, random) =>
    Array.from({ length: 34 }, () => {
      const { x, y } = at(between(random, 0.1, 0.9), between(random, -0.8, 0.8));
      return ellipse(x, y, 1.1, 1.1, colour);
    }).join(""),
  powder: dots(8, 5.4),
  holes: dots(5, 3.8, RIM),
  streaks: (colour, random) =>
    spread(9, random)
      .map(({ x, y }) =>
        stroke(
          line([
            { x, y },
            { x: x + (x < 48 ? -5 : 5), y: y - 9 },
          ]),
          colour,
          2.6,
        ),
      )
      .join(""),
  half: () => "",
  tunnels: (colour, random) => {
    const bends = [0.2, -0.55, 0.6, -0.5, 0.45, -0.2];
    return stroke(
      line(bends.map((w, index) => at(0.14 + index * 0.13, w * between(random, 0.9, 1.15)))),
      colour,
      3,
    );
  },
};
