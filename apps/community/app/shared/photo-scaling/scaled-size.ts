/** The longest side of a photo that travels, px. The site shows none that is larger. */
export const LONGEST_SIDE = 2560;

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size in which a photo travels: as it is when it is small enough, else with {@link LONGEST_SIDE} as its longest
 * side. A strip that is thinner than a pixel keeps one.
 *
 * @example scaledSize({ width: 4000, height: 3000 }) // { width: 2560, height: 1920 }
 */
export function scaledSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
