import { Images } from "lucide-react";
import type { CSSProperties } from "react";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { isPlainPress } from "../../foundation/link/plain-press.ts";
import { Photo, PhotoLabel, type PhotoSource } from "../photo/photo.tsx";
import { gridPlaces, tileRatio } from "./grid-places.ts";
import styles from "./photo-grid.module.css";

/** A photo of a grid, with the URL of its large file. */
export interface GridPhoto extends PhotoSource {
  id: string | number;
  /** URL of the large picture: a link before hydration, opened in the lightbox afterwards. */
  href: string;
}

export interface PhotoGridProps {
  photos: readonly GridPhoto[];
  /** Maximum number of tiles; the last one then shows how many more there are. */
  limit?: number | undefined;
  /** Text of the last tile: "+6". */
  more?: ((hidden: number) => string) | undefined;
  /** Opens the lightbox. Without it, or before hydration, a tile is a plain link to the large picture. */
  onOpen?: ((index: number) => void) | undefined;
  /** Measures how long each photo is in view; their ids are those of photos then. */
  isMeasured?: boolean | undefined;
  /** The first photo is above the fold. */
  priority?: boolean | undefined;
}

/** Width of a tile: one photo has the grid's width, two have halves, more have thirds where there is room. */
const SIZES = {
  1: "(min-width: 672px) 640px, 100vw",
  2: "(min-width: 1320px) 440px, (min-width: 1080px) 33vw, 50vw",
  3: "(min-width: 1080px) 300px, (min-width: 840px) 30vw, 50vw",
} as const;

function sizesOf(count: number): string {
  return SIZES[count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3];
}

/**
 * Photos in two columns, or three where there is room, each in its own aspect ratio. The server knows all ratios and positions the
 * tiles, so nothing shifts when files or scripts arrive, and the reading order is the given one.
 */
export function PhotoGrid({
  photos,
  limit = photos.length,
  more,
  onOpen,
  isMeasured,
  priority,
}: PhotoGridProps) {
  const shown = photos.slice(0, limit);
  const hidden = photos.length - shown.length;
  const narrow = gridPlaces(shown, Math.min(shown.length, 2));
  // Four photos are two rows of two: with a third column one would be alone.
  const isThree = shown.length > 2 && shown.length !== 4;
  const wide = isThree ? gridPlaces(shown, 3) : null;
  const grid = { "--r": narrow.ratio, "--w": `${narrow.tile}%`, ...(wide && { "--r3": wide.ratio }) };
  return (
    <ul className={styles.grid} data-count={isThree ? undefined : shown.length} style={grid as CSSProperties}>
      {shown.map((photo, index) => {
        const at = narrow.tiles[index];
        const atWide = wide?.tiles[index];
        const place = {
          "--x": `${at?.x}%`,
          "--y": `${at?.y}%`,
          "--h": `${at?.height}%`,
          ...(atWide && { "--x3": `${atWide.x}%`, "--y3": `${atWide.y}%`, "--h3": `${atWide.height}%` }),
        };
        return (
          <li
            key={photo.id}
            style={place as CSSProperties}
            data-impression={isMeasured ? `photo:${photo.id}` : undefined}
          >
            <Link
              href={photo.href}
              className={styles.tile}
              data-photo={photo.id}
              onClick={(event) => {
                if (!onOpen || !isPlainPress(event)) return;
                event.preventDefault();
                onOpen(index);
              }}
            >
              <Photo
                photo={photo}
                shape={tileRatio(photo)}
                sizes={sizesOf(shown.length)}
                priority={priority && index === 0}
              >
                {hidden > 0 && index === shown.length - 1 && more ? (
                  <PhotoLabel at="bottom-end">
                    <Icon of={Images} />
                    {more(hidden)}
                  </PhotoLabel>
                ) : null}
              </Photo>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
