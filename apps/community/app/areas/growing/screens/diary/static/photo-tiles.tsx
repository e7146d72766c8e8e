import { PhotoGrid } from "@grow/ui/media";
import { useWeekPhotos, type WeekPhotosOf } from "./week-photo-words.ts";

interface PhotoTilesProps extends WeekPhotosOf {
  /** The first of them is the first thing seen on the page. */
  leads: boolean;
}

/** The photos of a week as tiles, links to the large pictures. */
export function PhotoTiles({ leads, ...week }: PhotoTilesProps) {
  return <PhotoGrid photos={useWeekPhotos(week)} priority={leads} />;
}
