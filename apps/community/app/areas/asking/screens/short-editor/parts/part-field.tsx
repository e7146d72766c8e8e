import { useFormats } from "@grow/i18n/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type CSSProperties, useId, useState } from "react";
import { playingTime } from "../../../../../shared/videos/video-card-view.ts";
import type { EditedVideo } from "../load-editor.ts";
import styles from "./part-field.module.css";
import type { Frame } from "./use-frames.ts";

/** The longest short, in seconds. */
const SHORT_SECONDS = 60;

/** The shortest part, in seconds. */
const SHORTEST = 1;

const tenths = (text: string) => Math.round(Number(text) * 10) / 10;

interface PartFieldProps {
  video: Pick<EditedVideo, "duration" | "width" | "height">;
  /** The part that is chosen at first. */
  part: { readonly start: number; readonly end: number };
  frames: readonly Frame[];
  error: string | undefined;
  /** Called with the part, and the second at the edge that is moved. */
  onMove: (part: { readonly start: number; readonly end: number }, second: number) => void;
}

/** Which part of the file is shown: the two edges of a frame over its pictures are sliders. */
export function PartField({ video, part, frames, error, onMove }: PartFieldProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const id = useId();
  const { duration } = video;
  const [start, setStart] = useState(part.start);
  const [end, setEnd] = useState(part.end);
  const isUpright = video.height > video.width;
  const from = playingTime(start);
  const to = playingTime(end);
  const seconds = formats.number(Math.round(end - start));
  const at = { "--from": start / duration, "--to": end / duration };
  return (
    <fieldset className={styles.part} style={at as CSSProperties}>
      <legend className={styles.legend}>
        <Trans id="shortEditor.part">Part to show</Trans>
      </legend>
      <p className={styles.says} id={id}>
        {isUpright ? (
          <Trans id="shortEditor.part.short">
            {from} to {to}, {seconds} of 60 s for a short
          </Trans>
        ) : (
          <Trans id="shortEditor.part.video">
            {from} to {to}, {seconds} s
          </Trans>
        )}
      </p>
      <input type="hidden" name="duration" value={duration} />
      <div className={styles.strip}>
        <div className={styles.frames} aria-hidden="true">
          {frames.map(({ second, src }) => (
            <span key={second}>{src === null ? null : <img src={src} alt="" />}</span>
          ))}
        </div>
        <input
          type="range"
          name="clip_start"
          className={styles.edge}
          min={0}
          max={duration}
          step="any"
          value={start}
          aria-label={t({ id: "shortEditor.part.start", message: "Start" })}
          aria-valuetext={from}
          onChange={({ currentTarget }) => {
            const second = Math.max(0, Math.min(tenths(currentTarget.value), end - SHORTEST));
            setStart(second);
            onMove({ start: second, end }, second);
          }}
        />
        <input
          type="range"
          name="clip_end"
          className={styles.edge}
          min={0}
          max={duration}
          step="any"
          value={end}
          aria-label={t({ id: "shortEditor.part.end", message: "End" })}
          aria-valuetext={to}
          aria-invalid={error ? true : undefined}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            const second = Math.min(duration, Math.max(tenths(currentTarget.value), start + SHORTEST));
            setEnd(second);
            onMove({ start, end: second }, second);
          }}
        />
      </div>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      {isUpright && end - start > SHORT_SECONDS ? (
        <p className={styles.says}>
          <Trans id="shortEditor.part.long">Longer than 60 seconds: it's published as a video.</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
