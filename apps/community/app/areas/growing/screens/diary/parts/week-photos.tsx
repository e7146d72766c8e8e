import { isPlainPress } from "@grow/ui/foundation";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { WeekView } from "../week-view.ts";
import { PhotoTiles } from "./static.ts";

const WeekLightbox = lazy(() => import("../static/week-lightbox.tsx"));

/** The photos of a week. Tiles are links to the large pictures; once hydrated they open the lightbox. */
export function WeekPhotos({ week, leads }: { week: WeekView; leads: boolean }) {
  const { photos, name, faza } = week;
  const [open, setOpen] = useState<number | null>(null);
  const tiles = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = tiles.current;
    const press = (event: MouseEvent) => {
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-photo]") : null;
      const index = photos.findIndex(({ id }) => String(id) === tile?.dataset.photo);
      if (index < 0 || !isPlainPress(event)) return;
      event.preventDefault();
      setOpen(index);
    };
    element?.addEventListener("click", press);
    return () => element?.removeEventListener("click", press);
  }, [photos]);
  return (
    <>
      <div ref={tiles}>
        <PhotoTiles {...{ photos, name, faza, leads }} />
      </div>
      {open === null ? null : (
        <Suspense fallback={null}>
          <WeekLightbox week={week} index={open} onIndex={setOpen} />
        </Suspense>
      )}
    </>
  );
}
