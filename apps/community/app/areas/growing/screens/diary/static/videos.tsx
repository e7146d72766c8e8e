import { useLingui } from "@lingui/react/macro";
import styles from "../styles/week-article.module.css";
import type { FilmView } from "../week-view.ts";

/** The films of a week. */
export function Films({ films }: { films: readonly FilmView[] }) {
  const { t } = useLingui();
  return (
    <>
      {films.map((film, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/a11y/useMediaCaption: growers upload films without subtitles
          <video
            key={film.id}
            className={styles.film}
            style={{ aspectRatio: `${film.width}/${film.height}`, backgroundColor: film.color }}
            src={film.url}
            controls
            preload="none"
            playsInline
            aria-label={film.alt || t({ id: "diary.film", message: `Video ${number} of this week` })}
          />
        );
      })}
    </>
  );
}
