/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses a colour in CSS notation: "#1a1f17", or "rgb(26, 31, 23)" as browsers compute it. */
export function readColor(css: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css.trim());
  const rgb = /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(css.trim());
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (rgb?.slice(1).map(Number) ?? []);
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined)
    throw new RangeError(`Not an opaque colour: ${css}`);
  return [red, green, blue];
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2: 1 for the same, 21 for black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
