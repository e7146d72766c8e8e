import { placeMasonry } from "../masonry/masonry-layout.ts";

/** Measures of a photo, in any unit. */
export interface Measures {
  readonly width: number;
  readonly height: number;
}

/** Where the tiles of a grid stand, in percent of its width and height, so that they need no script. */
export interface GridPlaces {
  /** Width by height of the whole grid. */
  readonly ratio: number;
  /** Percent of the grid's width. */
  readonly tile: number;
  /** In the order of the photos. */
  readonly tiles: readonly { readonly x: number; readonly y: number; readonly height: number }[];
}

/** A tile is at least two thirds as wide as high, and at most half again as wide: one photo must not fill a screen. */
const NARROWEST = 2 / 3;
const WIDEST = 3 / 2;

/** The shape a photo is shown in: its own, unless that is too narrow or too wide. What has no measures is square. */
export function tileRatio({ width, height }: Measures): number {
  const ratio = width / height;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(WIDEST, Math.max(NARROWEST, ratio)) : 1;
}

/** The grid is laid out at a usual width; gaps then grow and shrink with it. */
const TILE_WIDTH = 240;
const GAP = 6;

const percent = (part: number, whole: number) => Math.round((part / (whole || 1)) * 1e4) / 100;

/** Places photos in so many columns, each under the lowest one, in reading order. */
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
