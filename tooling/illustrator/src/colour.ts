import { clamp } from "./geometry.ts";

/** A colour as hue (degrees, any), saturation and lightness (0–100, clamped), written as #rrggbb. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const h = ((hue % 360) + 360) % 360;
  const s = clamp(saturation / 100);
  const l = clamp(lightness / 100);
  const a = s * Math.min(l, 1 - l);
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - a * Math.max(-1, Math.min(k - 3, Math.min(9 - k, 1)))));
  };
  return `#${[channel(0), channel(8), channel(4)].map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour part of the way from one #rrggbb to another. */
export function mix(from: string, to: string, part: number): string {
  const read = (c: string, at: number) => Number.parseInt(c.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(read(from, at) + (read(to, at) - read(from, at)) * clamp(part)))
    .map((v) => v.toString(16).padStart(2, "0"))
    .join("")}`;
}
