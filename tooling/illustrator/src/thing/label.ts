import { n1 } from "../svg.ts";

/** Shadow of a thing that stands on the table. */
export const shadow = (rx: number, y: number): string =>
  `<ellipse cx="330" cy="${y}" rx="${rx}" ry="20" fill="#2a2414" fill-opacity=".5" filter="url(#s)"/>`;

/** A small fan leaf for labels. */
export const leafMark = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${n1(scale)})" fill="${colour}">${[-58, -29, 0, 29, 58]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M0 0C-7 -14 -6 -34 0 -${turn === 0 ? 46 : n1(40 - Math.abs(turn) / 5)}C6 -34 7 -14 0 0Z"/>`,
    )
    .join("")}</g>`;

/** Lines that stand for small print. */
export const print = (x: number, y: number, width: number, colour: string, count = 3): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${n1(x)}" y="${n1(y + i * 15)}" width="${n1(width * (1 - i * 0.2))}" height="5" rx="2.5" fill="${colour}"/>`,
  ).join("");
