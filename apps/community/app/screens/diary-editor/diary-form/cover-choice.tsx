import { apiMessage } from "@grow/app-kit/forms/api-messages.ts";
import { photoUrl } from "@grow/domain";
import { Button, Photo, PhotoLabel, useHydrated } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { useEffect, useState } from "react";
import { photoSource } from "../../../shared/photo-source.ts";
import { weekWord } from "../../../shared/words/week-words.ts";
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
  error: string | undefined;
  onChange: () => void;
  onUploading: (isUploading: boolean) => void;
}

/** Photos that are shown at once; the others come at a press. */
const SHOWN = 15;

/** Which photo stands for the diary: one of its weeks', or one of its own. */
export function CoverChoice({ diaryId, covers, chosen, error, onChange, onUploading }: CoverChoiceProps) {
  const { i18n, t } = useLingui();
  const hydrated = useHydrated();
  const [id, setId] = useState(chosen);
  const [isWhole, setIsWhole] = useState(false);
  const upload = useCoverUpload(diaryId);
  const all = upload.cover ? [upload.cover, ...covers] : covers;
  const shown = isWhole ? all : all.slice(0, SHOWN);
  const lead = all.find((cover) => String(cover.id) === id) ?? (diaryId === null ? undefined : all[0]);
  const { isSending, progress, problem } = upload;

  useEffect(() => onUploading(isSending), [onUploading, isSending]);
  const sent = upload.cover?.id;
  useEffect(() => {
    if (sent !== undefined) setId(String(sent));
  }, [sent]);
  useEffect(onChange, [id]);

  const word = (cover: CoverView) =>
    cover.week === null
      ? t({ id: "diaryEditor.cover.own", message: "A photo of its own" })
      : weekWord(i18n, cover.week);
  const message = problem ? apiMessage(i18n, problem) : error;
  return (
    <fieldset className={styles.cover}>
      <legend className={styles.title}>
        <Trans id="diaryEditor.cover">Cover</Trans>
      </legend>
      {lead ? (
        <Photo photo={{ ...photoSource(lead.photo, "card"), alt: "" }} shape="3:2" sizes="20rem" eager>
          <PhotoLabel at="bottom-end">{word(lead)}</PhotoLabel>
        </Photo>
      ) : (
        <p className={styles.none}>
          <Trans id="diaryEditor.cover.none">The first photo of a week becomes the cover by itself.</Trans>
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
                onChange={() => setId(String(cover.id))}
                aria-label={t({
                  id: "diaryEditor.cover.photo",
                  message: `Photo ${{ number: index + 1 }}, ${{ week: word(cover) }}`,
                })}
              />
              <img
                src={photoUrl(cover.photo.url, 160, "webp")}
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
          {t({ id: "diaryEditor.cover.more", message: `All ${{ count: all.length }} photos` })}
        </Button>
      ) : null}
      {diaryId === null && lead ? <input type="hidden" name="cover_photo" value={coverText(lead)} /> : null}
      <div role="status" className={styles.status}>
        {isSending ? (
          <progress
            max={1}
            value={progress}
            aria-label={t({ id: "diaryEditor.cover.sending", message: "The photo is being sent" })}
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
            <Trans id="diaryEditor.cover.cancel">Stop sending</Trans>
          </Button>
        ) : (
          <FileChoice
            icon={ImagePlus}
            accept="image/jpeg,image/png,image/webp,image/gif"
            disabled={!hydrated}
            onChoose={upload.send}
          >
            <Trans id="diaryEditor.cover.upload">Send a photo</Trans>
          </FileChoice>
        )}
        {diaryId === null && id !== "" && !isSending ? (
          <Button look="quiet" onClick={() => setId("")}>
            <Trans id="diaryEditor.cover.without">Without this photo</Trans>
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
