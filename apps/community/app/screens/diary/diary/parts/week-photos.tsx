import { photoUrl } from "@grow/domain";
import { type GridPhoto, Lightbox, PhotoGrid, useHydrated } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useRef, useState } from "react";
import { type PhotoData, photoSource } from "../../../../shared/photo-source.ts";
import { weekState } from "../../../../shared/words/phase-words.ts";
import { weekWord } from "../../../../shared/words/week-words.ts";
import type { ReadingName } from "../readings-view.ts";
import type { WeekView } from "../week-view.ts";
import { useFigures } from "./figures.ts";

const PhotoActions = lazy(async () => {
  const { PhotoActions } = await import("../../../talk/late/photo-actions.tsx");
  return { default: PhotoActions };
});

/** What a caption says of a week besides its name. */
const CAPTION: readonly ReadingName[] = ["air_temp", "air_hum", "tds", "height"];
const THUMBNAIL = 160;

/** The photos of a week. Tiles are links to the large pictures; once hydrated they open the lightbox. */
export function WeekPhotos({ week, leads }: { week: WeekView; leads: boolean }) {
  const { i18n, t } = useLingui();
  const hydrated = useHydrated();
  const figures = useFigures();
  const [open, setOpen] = useState<number | null>(null);
  const heart = useRef<HTMLSpanElement>(null);
  const shown = open === null ? undefined : week.photos[open];
  const name = weekWord(i18n, week.name);
  const state = weekState(i18n, name, week.faza);
  const alt = (photo: PhotoData, index: number) => {
    const number = index + 1;
    return photo.alt || t({ id: "diary.photo", message: `Photo ${number}: ${state}` });
  };
  const photos: GridPhoto[] = week.photos.map((photo, index) => ({
    ...photoSource(photo, "gallery"),
    id: photo.id,
    href: photo.url,
    alt: alt(photo, index),
  }));
  const readings = week.readings
    .filter((reading) => CAPTION.includes(reading.name))
    .map((reading) => figures.text(reading))
    .join(" · ");
  const caption = (
    <>
      <b>{state}</b>
      {readings === "" ? null : <p>{readings}</p>}
    </>
  );
  return (
    <>
      <PhotoGrid photos={photos} priority={leads} onOpen={hydrated ? setOpen : undefined} />
      <Lightbox
        label={t({ id: "diary.photos.label", message: `Photos: ${name}` })}
        photos={photos.map((photo) => ({
          ...photo,
          caption,
          thumbnail: photoUrl(photo.src, Math.min(THUMBNAIL, photo.width), "webp"),
        }))}
        index={open}
        onIndex={setOpen}
        onClose={() => setOpen(null)}
        onLike={() => {
          // Two taps like a photo, and never take a like back.
          const button = heart.current?.querySelector("button");
          if (button?.getAttribute("aria-pressed") === "false") button.form?.requestSubmit();
        }}
        actions={
          shown ? (
            <Suspense fallback={null}>
              <PhotoActions key={shown.id} id={shown.id} heart={heart} />
            </Suspense>
          ) : undefined
        }
        hints={<Trans id="diary.photos.keys">← → to turn, L to like, Esc to close</Trans>}
      />
    </>
  );
}
