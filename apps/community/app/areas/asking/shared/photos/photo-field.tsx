import { LIMITS } from "@grow/domain";
import { useFormats } from "@grow/i18n/react";
import { Button, useHydrated } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FormPhoto } from "./form-photos.ts";
import styles from "./photo-field.module.css";
import { MAX_PHOTOS, usePhotoUploads } from "./use-photo-uploads.ts";

interface PhotoFieldProps {
  /** Photos that are there already. */
  photos: readonly FormPhoto[];
  onUploading: (isUploading: boolean) => void;
  /** Called when a photo has arrived, or is removed. */
  onChange?: () => void;
}

/** Photos of a question or an answer: sent as the fields `photo`, with their addresses for drafts. */
export function PhotoField({ photos: given, onUploading, onChange }: PhotoFieldProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { photos, add, remove, isSending } = usePhotoUploads(given);
  useEffect(() => onUploading(isSending), [isSending, onUploading]);
  const ids = photos.map(({ id }) => id).join();
  const before = useRef(ids);
  useEffect(() => {
    if (before.current === ids) return;
    before.current = ids;
    onChange?.();
  }, [ids, onChange]);
  return (
    <div className={styles.field}>
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map(({ key, id, src, url, name, alt, progress, problem }) => (
            <li key={key} className={styles.photo}>
              {id === null || url === null ? null : (
                <>
                  <input type="hidden" name="photo" value={id} />
                  <input type="hidden" name="photo_src" value={url} />
                </>
              )}
              <img src={src} alt={name} className={styles.picture} />
              {progress === null ? null : (
                <progress
                  className={styles.progress}
                  value={progress}
                  aria-label={t({ id: "askPhotos.uploading", message: "Uploading photo" })}
                >
                  {formats.percent(progress)}
                </progress>
              )}
              {problem ? (
                <p role="alert" className={styles.problem}>
                  {problem}
                </p>
              ) : null}
              {problem ? null : (
                <TextField
                  name={id === null ? undefined : "photo_alt"}
                  label={t({ id: "askPhotos.alt", message: "What does it show?" })}
                  placeholder={t({ id: "askPhotos.alt.example", message: "e.g. brown tips, fifth node" })}
                  defaultValue={alt}
                  maxLength={LIMITS.photo_alt.max}
                  optional
                />
              )}
              <Button look="quiet" size="small" onClick={() => remove(key)}>
                {progress === null ? (
                  <Trans id="askPhotos.remove">Remove photo</Trans>
                ) : (
                  <Trans id="askPhotos.cancel">Cancel upload</Trans>
                )}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        hidden
        disabled={!hydrated}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      {photos.length > 0 ? (
        <p className={styles.hint}>
          <Trans id="askPhotos.alt.hint">A few words help search and growers who can't see the photo.</Trans>
        </p>
      ) : null}
      <div>
        <Button
          look="outline"
          icon={ImagePlus}
          disabled={!hydrated || photos.length >= MAX_PHOTOS}
          onClick={() => input.current?.click()}
        >
          <Trans id="askPhotos.add">Add photos</Trans>
        </Button>
      </div>
    </div>
  );
}
