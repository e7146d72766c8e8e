import { photoUrl } from "@grow/domain";
import { Button, useHydrated } from "@grow/ui/foundation";
import { Photo, PhotoLabel } from "@grow/ui/media";
import { select } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { photoSource } from "../../../../shared/photo-source.ts";
import { weekParts, weekWord } from "../../../../shared/words/week-words.ts";
import styles from "./cover-choice.module.css";
import { FileChoice } from "./file-choice.tsx";
import { type CoverView, coverText } from "./own-cover.ts";
import { useCoverUpload } from "./use-cover-upload.ts";

interface CoverChoiceProps {
  /** Null for a diary that is yet to be started. */
  diaryId: number | null;
  covers: readonly CoverView[];
  /** Id of the photo that is chosen when the form opens; "" for none. */
  chosen: string;
  /** Percent from the top of that photo which stays in view; "" where the page decides. */
  focus: string;
  error: string | undefined;
  onChange: () => void;
  onUploading: (isUploading: boolean) => void;
}

/** Default focus, in percent from the top. */
const TOP = "12";

/** Photos that are shown at once; the others come at a press. */
const SHOWN = 15;

/** Chooses the cover: a photo of the weeks, or a separate one. */
export function CoverChoice({
  diaryId,
  covers,
  chosen,
  focus: stored,
  error,
  onChange,
  onUploading,
}: CoverChoiceProps) {
  const { i18n, t } = useLingui();
  const hydrated = useHydrated();
  const [id, setId] = useState(chosen);
  const [focus, setFocus] = useState(stored);
  const [isWhole, setIsWhole] = useState(false);
  const upload = useCoverUpload(diaryId);
  const all = upload.cover ? [upload.cover, ...covers] : covers;
  const shown = isWhole ? all : all.slice(0, SHOWN);
  const lead = all.find((cover) => String(cover.id) === id) ?? (diaryId === null ? undefined : all[0]);
  const { isSending, progress, problem } = upload;
  function choose(photo: string) {
    setId(photo);
    setFocus("");
  }

  useEffect(() => onUploading(isSending), [onUploading, isSending]);
  const sent = upload.cover?.id;
  useEffect(() => {
    if (sent !== undefined) choose(String(sent));
  }, [sent]);
  useEffect(onChange, [id, focus]);

  const word = (cover: CoverView) =>
    cover.week === null
      ? t({ id: "diaryEditor.cover.own", message: "Separate cover photo" })
      : weekWord(i18n, cover.week);
  const coverPhoto = (photo: number, cover: CoverView) => {
    const { kind, number } = weekParts(cover.week ?? "");
    return t({
      id: "diaryEditor.cover.photo",
      message: select(kind, {
        week: `Photo ${photo}, week ${number}`,
        harvest: `Photo ${photo}, harvest`,
        other: `Photo ${photo}`,
      }),
    });
  };
  const message = problem ?? error;
  return (
    <fieldset className={styles.cover}>
      <legend className={styles.title}>
        <Trans id="diaryEditor.cover">Cover</Trans>
      </legend>
      {lead ? (
        <>
          <div style={{ "--focus": `50% ${focus || TOP}%` } as CSSProperties}>
            <Photo
              photo={{ ...photoSource(lead.photo, "card"), alt: "" }}
              shape="3:2"
              sizes="20rem"
              eager
              className={styles.lead}
            >
              <PhotoLabel at="bottom-end">{word(lead)}</PhotoLabel>
            </Photo>
          </div>
          {diaryId === null ? null : (
            <label className={styles.focus}>
              <Trans id="diaryEditor.cover.focus">Part in view</Trans>
              <input
                type="range"
                min="0"
                max="100"
                step="1"
                value={focus || TOP}
                disabled={!hydrated}
                onChange={(event) => setFocus(event.currentTarget.value)}
              />
              <input type="hidden" name="cover_focus" value={focus} />
            </label>
          )}
        </>
      ) : (
        <p className={styles.none}>
          <Trans id="diaryEditor.cover.none">We'll use your first photo as the cover.</Trans>
        </p>
      )}
      {shown.length > 1 ? (
        <div className={styles.thumbs}>
          {shown.map((cover, index) => (
            <label key={cover.id} className={styles.thumb}>
              <input
                type="radio"
                name="cover"
                value={cover.id}
                checked={String(cover.id) === id}
                onChange={() => choose(String(cover.id))}
                aria-label={coverPhoto(index + 1, cover)}
              />
              <img
                src={photoUrl(cover.photo.url, Math.min(160, cover.photo.width), "webp")}
                alt=""
                width="80"
                height="80"
                loading="lazy"
                style={{ background: cover.photo.color }}
              />
            </label>
          ))}
        </div>
      ) : (
        <input type="hidden" name="cover" value={id} />
      )}
      {all.length > shown.length ? (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)} disabled={!hydrated}>
          {t({ id: "diaryEditor.cover.more", message: `Show all ${{ count: all.length }} photos` })}
        </Button>
      ) : null}
      {diaryId === null && lead ? <input type="hidden" name="cover_photo" value={coverText(lead)} /> : null}
      <div role="status" className={styles.status}>
        {isSending ? (
          <progress
            max={1}
            value={progress}
            aria-label={t({ id: "diaryEditor.cover.sending", message: "Uploading photo" })}
          />
        ) : null}
      </div>
      {message ? (
        <p className={styles.error} role="alert">
          {message}
        </p>
      ) : null}
      <div className={styles.actions}>
        {isSending ? (
          <Button look="quiet" onClick={upload.cancel}>
            <Trans id="diaryEditor.cover.cancel">Cancel upload</Trans>
          </Button>
        ) : (
          <FileChoice
            icon={ImagePlus}
            accept="image/jpeg,image/png,image/webp,image/gif"
            disabled={!hydrated}
            onChoose={upload.send}
          >
            <Trans id="diaryEditor.cover.upload">Upload a photo</Trans>
          </FileChoice>
        )}
        {diaryId === null && id !== "" && !isSending ? (
          <Button look="quiet" onClick={() => choose("")}>
            <Trans id="diaryEditor.cover.without">Remove photo</Trans>
          </Button>
        ) : null}
        {upload.mayRetry ? (
          <Button look="outline" onClick={upload.retry}>
            <Trans id="diaryEditor.cover.again">Try again</Trans>
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
