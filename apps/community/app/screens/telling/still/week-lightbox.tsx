import "../../../locales/telling/catalog.ts";
import { photoUrl } from "@grow/domain";
import { Lightbox } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useRef } from "react";
import { weekState } from "../../../shared/words/phase-words.ts";
import { weekWord } from "../../../shared/words/week-words.ts";
import type { ReadingName } from "../../diary/diary/readings-view.ts";
import type { WeekView } from "../../diary/diary/week-view.ts";
import { useFigures } from "./figures.ts";
import { useWeekPhotos } from "./week-photo-words.ts";

const PhotoActions = lazy(async () => {
  const { PhotoActions } = await import("../../talk/late/photo-actions.tsx");
  return { default: PhotoActions };
});

/** What a caption says of a week besides its name. */
const CAPTION: readonly ReadingName[] = ["air_temp", "air_hum", "tds", "height"];
const THUMBNAIL = 160;

interface WeekLightboxProps {
  week: WeekView;
  /** Which photo is shown. */
  index: number;
  /** Called with the photo that is shown next, null when it is closed. */
  onIndex: (index: number | null) => void;
}

/** The photos of a week over the whole screen. */
export default function WeekLightbox({ week, index, onIndex }: WeekLightboxProps) {
  const { i18n, t } = useLingui();
  const figures = useFigures();
  const photos = useWeekPhotos(week);
  const heart = useRef<HTMLSpanElement>(null);
  const shown = week.photos[index];
  const name = weekWord(i18n, week.name);
  const readings = week.readings
    .filter((reading) => CAPTION.includes(reading.name))
    .map((reading) => figures.text(reading))
    .join(" · ");
  const caption = (
    <>
      <b>{weekState(i18n, name, week.faza)}</b>
      {readings === "" ? null : <p>{readings}</p>}
    </>
  );
  return (
    <Lightbox
      label={t({ id: "diary.photos.label", message: `Photos: ${name}` })}
      photos={photos.map((photo) => ({
        ...photo,
        caption,
        thumbnail: photoUrl(photo.src, Math.min(THUMBNAIL, photo.width), "webp"),
      }))}
      index={index}
      onIndex={onIndex}
      onClose={() => onIndex(null)}
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
  );
}
