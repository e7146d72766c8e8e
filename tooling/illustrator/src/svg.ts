/** Writes a number with one decimal at most: a tenth of a pixel is all that can be seen. */
export const n1 = (v: number): string => String(Math.round(v * 10) / 10);
/** Two decimals, for opacities and scales. */
export const n2 = (v: number): string => String(Math.round(v * 100) / 100);

export interface Point {
  readonly x: number;
  readonly y: number;
}

const tenths = (v: number): number => Math.round(v * 10);
/** A whole number of tenths as the shortest text: -3 is "-.3". */
function short(count: number): string {
  const text = String(count / 10);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}
const joined = (before: string, count: number): string =>
  count < 0 || before === "" ? before + short(count) : `${before} ${short(count)}`;

/** Points as steps from the first one, in tenths of a pixel and without sum of rounding errors. */
function steps(points: readonly Point[]): string {
  let d = "";
  let x = 0;
  let y = 0;
  points.forEach((p, i) => {
    const nx = tenths(p.x);
    const ny = tenths(p.y);
    if (i === 0) d = `M${joined(short(nx), ny)}l`;
    else d = d.endsWith("l") ? `${d}${joined(short(nx - x), ny - y)}` : joined(joined(d, nx - x), ny - y);
    x = nx;
    y = ny;
  });
  return d.endsWith("l") ? d.slice(0, -1) : d;
}

/** Path data of a closed outline through the points. Relative steps make it half as long, and librsvg faster. */
export const outline = (points: readonly Point[]): string => `${steps(points)}Z`;

/** Path data of an open line through the points. */
export const line = (points: readonly Point[]): string => steps(points);

/** Path data of a closed shape of cubic curves: a start, then two handles and an end for each curve. */
export function curves(start: Point, ...handles: readonly Point[]): string {
  let x = tenths(start.x);
  let y = tenths(start.y);
  let d = `M${joined(short(x), y)}c`;
  handles.forEach((p, i) => {
    const nx = tenths(p.x);
    const ny = tenths(p.y);
    d = d.endsWith("c") ? `${d}${joined(short(nx - x), ny - y)}` : joined(joined(d, nx - x), ny - y);
    if (i % 3 === 2) {
      x = nx;
      y = ny;
    }
  });
  return `${d}Z`;
}

/** Path data of a smooth closed outline: the points are pulled towards, their middles are passed through. */
export function softOutline(points: readonly Point[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (last === undefined || first === undefined) return "";
  let d = `M${n1((last.x + first.x) / 2)} ${n1((last.y + first.y) / 2)}`;
  points.forEach((p, i) => {
    const next = points[i + 1] ?? first;
    d += `Q${n1(p.x)} ${n1(p.y)} ${n1((p.x + next.x) / 2)} ${n1((p.y + next.y) / 2)}`;
  });
  return `${d}Z`;
}

/** A filled path. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  d === "" ? "" : `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ""}/>`;

/** A stroked path with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  d === ""
    ? ""
    : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n2(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${n2(opacity)}"` : ""}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ""}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  opacity = 1,
  round = 0,
): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ""}${round > 0 ? ` rx="${n1(round)}"` : ""}/>`;

/** A colour at a place of a gradient, 0 to 1, with its opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${n2(at)}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${n2(opacity)}"`}/>`,
    )
    .join("");

/** A gradient from top to bottom, or from start to end when `across`. */
export const gradient = (id: string, list: readonly Stop[], across = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops(list)}</linearGradient>`;

export const glow = (id: string, list: readonly Stop[], attributes = ""): string =>
  `<radialGradient id="${id}"${attributes === "" ? "" : ` ${attributes}`}>${stops(list)}</radialGradient>`;

export const url = (id: string): string => `url(#${id})`;

/** A blur filter; `deviation` in pixels. */
export const blurFilter = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-12%" y="-12%" width="124%" height="124%"><feGaussianBlur stdDeviation="${n2(deviation)}"/></filter>`;

export const blurred = (id: string, content: string, opacity = 1): string =>
  content === ""
    ? ""
    : `<g filter="url(#${id})"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ""}>${content}</g>`;

export const moved = (x: number, y: number, content: string, more = ""): string =>
  `<g transform="translate(${n1(x)} ${n1(y)})${more}">${content}</g>`;
