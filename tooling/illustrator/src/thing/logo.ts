import { hsl } from "../colour.ts";
import type { LogoPicture } from "../picture-spec.ts";
import { between, pick, type Random, randomFrom } from "../random.ts";
import { n1 } from "../svg.ts";
import { letterPath } from "./letters.ts";

type Mark = (random: Random, ink: string, second: string) => string;

const around8 = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count)).join("");

/** Shapes of the mark, drawn in a circle of 100 around 0, 0. */
const marks: readonly [Mark, ...Mark[]] = [
  // fan leaf
  (_, ink) =>
    [-66, -34, 0, 34, 66]
      .map(
        (a) =>
          `<path transform="translate(0 58) rotate(${a})" d="M0 0C-20 -40 -17 -84 0 ${a === 0 ? -132 : Math.abs(a) < 40 ? -116 : -88}C17 -84 20 -40 0 0Z" fill="${ink}"/>`,
      )
      .join(""),
  // drop with a rib
  (_, ink, second) =>
    `<path d="M0 -92C46 -28 62 2 62 32A62 62 0 0 1 -62 32C-62 2 -46 -28 0 -92Z" fill="${ink}"/><path d="M0 76V-20M0 44L30 18M0 44L-30 18" fill="none" stroke="${second}" stroke-width="9" stroke-linecap="round"/>`,
  // sun over furrows
  (_, ink, second) =>
    `<path d="M-62 14A62 62 0 0 1 62 14Z" fill="${second}"/><path d="M-92 34H92M-74 58H74M-50 82H50" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>`,
  // sprout between brackets
  (_, ink, second) =>
    `<path d="M0 84V4" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="M-4 10C-50 14 -78 -14 -84 -58C-36 -60 -6 -36 -4 10Z" fill="${ink}"/><path d="M6 -8C8 -48 34 -76 84 -78C80 -32 54 -6 6 -8Z" fill="${second}"/>`,
  // hexagon comb
  (random, ink, second) => {
    const lit = Math.floor(random() * 6);
    const hexagon = (x: number, y: number, colour: string) =>
      `<path d="M${n1(x)} ${n1(y - 30)}l26 15v30l-26 15l-26 -15v-30z" fill="${colour}"/>`;
    return (
      hexagon(0, 0, second) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          hexagon(
            Math.cos((i * Math.PI) / 3) * 58,
            Math.sin((i * Math.PI) / 3) * 58,
            i === lit ? second : ink,
          ),
        )
        .join("")
    );
  },
  // rosette
  (random, ink, second) => {
    const count = 6 + Math.floor(random() * 5);
    return `${around8(count, (a) => `<path transform="rotate(${n1(a)})" d="M0 -14C-26 -38 -22 -76 0 -94C22 -76 26 -38 0 -14Z" fill="${ink}"/>`)}<circle r="17" fill="${second}"/>`;
  },
  // mountain and moon
  (_, ink, second) =>
    `<circle cx="26" cy="-40" r="36" fill="${second}"/><path d="M-96 74L-30 -34L6 20L34 -12L96 74Z" fill="${ink}"/>`,
  // waves in a ring
  (_, ink, second) =>
    `<circle r="84" fill="none" stroke="${ink}" stroke-width="13"/><path d="M-62 -14q20 -26 41 0t41 0t41 0M-60 24q20 -26 40 0t40 0t40 0" fill="none" stroke="${second}" stroke-width="12" stroke-linecap="round"/>`,
  // bolt in a leaf
  (_, ink, second) =>
    `<path d="M0 -98C70 -50 70 50 0 98C-70 50 -70 -50 0 -98Z" fill="${ink}"/><path d="M12 -56L-26 12H0L-12 58L28 -12H0Z" fill="${second}"/>`,
];

/** A mark on a plain ground, with or without the initials of the brand. */
export function drawLogo(spec: LogoPicture, size: number): string {
  const random = randomFrom(spec.seed, "logo");
  const style = pick(random, "pale", "dark", "white", "full");
  const h = spec.hue;
  const [ground, ink, second] = {
    pale: [hsl(h, 42, 90), hsl(h, 44, 28), hsl(h + 40, 52, 46)],
    dark: [hsl(h, 34, 15), hsl(h, 46, 66), hsl(h + 46, 62, 68)],
    white: ["#fdfcf8", hsl(h, 52, 32), hsl(h + 150, 42, 48)],
    full: [hsl(h, 46, 36), "#fbf9f0", hsl(h + 40, 68, 76)],
  }[style] as [string, string, string];
  const [first, ...others] = marks;
  const mark = pick(random, first, ...others)(random, ink, second);
  const layout = pick(random, "above", "above", "alone", "alone", "letters");
  const weight = between(random, 0.12, 0.21);
  const letters = (cx: number, cy: number, height: number, colour: string) =>
    `<path d="${letterPath(spec.initials, cx, cy, height)}" fill="none" stroke="${colour}" stroke-width="${n1(height * weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const body =
    layout === "alone"
      ? `<g transform="scale(1.06)">${mark}</g>`
      : layout === "above"
        ? `<g transform="translate(0 -32) scale(.8)">${mark}</g>${letters(0, 96, 44, ink)}`
        : `${letters(0, 4, 108, ink)}<path d="M-96 92H96" stroke="${second}" stroke-width="12" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320" width="${size}" height="${size}"><rect x="-160" y="-160" width="320" height="320" fill="${ground}"/>${body}</svg>`;
}
