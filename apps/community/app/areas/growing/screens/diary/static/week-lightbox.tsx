import "../../../locales/diary-content/catalog.ts";
import "../../../../../shared/week-fields/locales/catalog.ts";
import { photoUrl, READINGS } from "@grow/domain";
import { Lightbox } from "@grow/ui/media";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useRef } from "react";
import { isDerived } from "../../../../../shared/week-fields/reading-words.ts";
import { weekState } from "../../../../../shared/words/phase-words.ts";
import { useFigures } from "../../../../../shared/words/use-figures.ts";
import { weekParts } from "../../../../../shared/words/week-words.ts";
import type { WeekView } from "../week-view.ts";
import { useWeekPhotos } from "./week-photo-words.ts";

const PhotoActions = lazy(async () => {
  const { PhotoActions } = await import("../../../../../shared/talk/photo-actions.tsx");
  return { default: PhotoActions };
});

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
  const { kind, number } = weekParts(week.name);
  const readings = week.readings
    .filter(({ name: key }) => !isDerived(key) && READINGS[key].rank === "headline")
    .map((reading) => figures.text(reading))
    .join(" · ");
  const caption = (
    <>
      <b>{weekState(i18n, week.name, week.faza)}</b>
      {readings === "" ? null : <p>{readings}</p>}
    </>
  );
  return (
    <Lightbox
      label={t({
        id: "diary.photos.label",
        message: select(kind, {
          week: `Photos of week ${number}`,
          harvest: "Photos of the harvest",
          other: "Photos of this week",
        }),
      })}
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
      hints={<Trans id="diary.photos.keys">← → to browse, L to like, Esc to close</Trans>}
    />
  );
}
