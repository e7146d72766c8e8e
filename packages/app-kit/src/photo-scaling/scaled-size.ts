/** The longest side of a photo that travels, px. The site shows none that is larger. */
export const LONGEST_SIDE = 2560;

/** The longest side of a photo in full size, px: the server keeps originals up to this. */
export const FULL_SIDE = 4096;

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size in which a photo travels: as it is when it is small enough, else scaled down to the longest side that is
 * allowed. A strip that is thinner than a pixel keeps one.
 *
 * @param longest - px
 * @example scaledSize({ width: 4000, height: 3000 }) // { width: 2560, height: 1920 }
 */
export function scaledSize({ width, height }: Size, longest = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
