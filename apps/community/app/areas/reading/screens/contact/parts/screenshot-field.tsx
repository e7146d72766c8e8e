import { chosenProblem, sendPhoto } from "@grow/app-kit/editor/send-photo.ts";
import { uploadFailure, uploadMessage } from "@grow/app-kit/forms/upload-failure.ts";
import { scalePhoto } from "@grow/app-kit/photo-scaling/scale-photo.ts";
import { Button, useHydrated } from "@grow/ui/foundation";
import { Field } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { FileInput } from "../../../../../shared/file-input/file-input.tsx";
import styles from "./contact-form.module.css";

const TYPES = "image/jpeg,image/png,image/webp,image/gif";

/** Uploads a screenshot as it is chosen, so that a refused form keeps it. It needs script and a session, as all uploads do. */
export function ScreenshotField({ error }: { error: string | undefined }) {
  const { i18n, t } = useLingui();
  const isHydrated = useHydrated();
  const [photo, setPhoto] = useState<{ id: number; url: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(file: File | undefined) {
    running.current?.abort();
    setPhoto(null);
    setProblem(null);
    if (!file) return;
    const wrong = chosenProblem(file);
    if (wrong) {
      setProblem(uploadMessage(i18n, wrong));
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const { id, url } = await sendPhoto(file, {
        to: (upload, sent) => upload("/uploads/problems/photos", { ...sent, fields: {} }),
        prepare: scalePhoto,
        signal,
      });
      if (!signal.aborted) setPhoto({ id, url });
    } catch (failure) {
      if (!signal.aborted) setProblem(uploadFailure(i18n, failure));
    }
  }

  if (!isHydrated) return null;
  return photo ? (
    <div className={styles.shot}>
      <input type="hidden" name="photo_id" value={photo.id} />
      <img src={photo.url} alt={t({ id: "contact.photo.alt", message: "Your screenshot" })} />
      {error ? <p className={styles.problem}>{error}</p> : null}
      <Button look="outline" size="small" onClick={() => setPhoto(null)}>
        <Trans id="contact.photo.remove">Remove screenshot</Trans>
      </Button>
    </div>
  ) : (
    <Field
      label={t({ id: "contact.photo", message: "Screenshot" })}
      optional
      hint={t({ id: "contact.photo.hint", message: "JPEG, PNG, WebP or GIF, up to 20 MB" })}
      error={problem ?? error}
    >
      {(control) => (
        <FileInput
          {...control}
          accept={TYPES}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      )}
    </Field>
  );
}
