import { Trans } from "@lingui/react/macro";
import type { CSSProperties, ReactNode } from "react";
import { playingTime } from "../../../../../shared/videos/video-card-view.ts";
import type { EditedVideo } from "../load-editor.ts";
import styles from "./cover-field.module.css";
import type { Frame } from "./use-frames.ts";

interface CoverFieldProps {
  video: Pick<EditedVideo, "cover" | "coverTime" | "width" | "height">;
  /** Second that is chosen at first; empty for the automatic cover. */
  chosen: string;
  frames: readonly Frame[];
  /** Called with the second of a frame that is chosen. */
  onChoose: (second: number) => void;
}

/** Which frame is the cover: the one that is now, one that we choose, or one of the frames. */
export function CoverField({ video, chosen, frames, onChoose }: CoverFieldProps) {
  const { cover, coverTime, width, height } = video;
  const isListed = coverTime === null || frames.some(({ second }) => second === coverTime);
  const ratio = `${width}/${height}`;
  return (
    <fieldset className={styles.cover}>
      <legend className={styles.legend}>
        <Trans id="shortEditor.cover">Cover</Trans>
      </legend>
      <div
        className={styles.frames}
        style={{ "--tile": width > height ? "6.5rem" : "4.75rem" } as CSSProperties}
      >
        <Choice value="" isChosen={chosen === ""} src={coverTime === null ? cover : null} ratio={ratio}>
          <Trans id="shortEditor.cover.auto">Automatic</Trans>
        </Choice>
        {isListed ? null : (
          <Choice value={String(coverTime)} isChosen={chosen === String(coverTime)} src={cover} ratio={ratio}>
            {playingTime(coverTime ?? 0)}
          </Choice>
        )}
        {frames.map(({ second, src }) => (
          <Choice
            key={second}
            value={String(second)}
            isChosen={chosen === String(second)}
            src={src}
            ratio={ratio}
            onChoose={() => onChoose(second)}
          >
            {playingTime(second)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  value: string;
  isChosen: boolean;
  src: string | null;
  ratio: string;
  onChoose?: (() => void) | undefined;
  children: ReactNode;
}

function Choice({ value, isChosen, src, ratio, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.frame}>
      <input
        type="radio"
        name="cover_time"
        value={value}
        defaultChecked={isChosen}
        onChange={onChoose}
        className={styles.input}
      />
      <span className={styles.picture} style={{ aspectRatio: ratio }}>
        {src === null ? null : <img src={src} alt="" />}
      </span>
      <span>{children}</span>
    </label>
  );
}
