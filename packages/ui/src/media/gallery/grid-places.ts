import { placeMasonry } from "../masonry/masonry-layout.ts";

/** Dimensions of a photo, in any unit. */
export interface Measures {
  readonly width: number;
  readonly height: number;
}

/** Positions of a grid's tiles, in percent of its width and height, so that they need no scripts. */
export interface GridPlaces {
  /** Width by height of the whole grid. */
  readonly ratio: number;
  /** Percent of the grid's width. */
  readonly tile: number;
  /** In the order of the photos. */
  readonly tiles: readonly { readonly x: number; readonly y: number; readonly height: number }[];
}

/** Limits of a tile's width to height, so that one photo does not fill a screen. */
const NARROWEST = 2 / 3;
const WIDEST = 3 / 2;

/** The aspect ratio in which a photo is shown: its own within the limits; square when dimensions are missing. */
export function tileRatio({ width, height }: Measures): number {
  const ratio = width / height;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(WIDEST, Math.max(NARROWEST, ratio)) : 1;
}

/** The layout is calculated at a typical width; gaps then scale with it. */
const TILE_WIDTH = 240;
const GAP = 6;

const percent = (part: number, whole: number) => Math.round((part / (whole || 1)) * 1e4) / 100;

/** Places photos in columns, each under the shortest one, in reading order. */
export function gridPlaces(photos: readonly Measures[], columns: number): GridPlaces {
  const width = columns * (TILE_WIDTH + GAP) - GAP;
  const heights = photos.map((photo) => TILE_WIDTH / tileRatio(photo));
  const layout = placeMasonry(heights, width, { columnWidth: TILE_WIDTH, gap: GAP });
  return {
    ratio: Math.round((width / (layout.height || 1)) * 1e4) / 1e4,
    tile: percent(TILE_WIDTH, width),
    tiles: layout.places.map(({ inlineStart, blockStart }, index) => ({
      x: percent(inlineStart, width),
      y: percent(blockStart, layout.height),
      height: percent(heights[index] ?? 0, layout.height),
    })),
  };
}
