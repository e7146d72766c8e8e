import "../locales/catalog.ts";
import { Button, cx, IconButton, Note, useHydrated } from "@grow/ui/foundation";
import { TextField } from "@grow/ui/input";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ImagePlus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { uploadMessage } from "../../forms/upload-failure.ts";
import {
  chosenProblem,
  type PhotoProblem,
  type SendingOptions,
  sendingFailure,
  sendPhoto,
} from "../send-photo.ts";
import { type EditedPhoto, lostPhotos, photosOf, waitingField } from "./edited-photo.ts";
import styles from "./photo-field.module.css";
import { photoPreparation } from "./photo-preparation.ts";

export interface PhotoFieldProps {
  /** Form fields: `{name}` has the ids in order, `{name}_alt_{id}` the descriptions, `{name}_url_{id}` the addresses. */
  name: string;
  label: string;
  /** Initial values of the form. */
  fields: Readonly<Record<string, string>>;
  /** Changes when the form is filled again. The field must not be mounted anew then: its uploads go on. */
  turn: number;
  /** URL of the published photo, shown until another one is uploaded; its id is unknown here. */
  current?: string | null;
  most: number;
  /** Whether it asks what a photo shows; left out, where there may be several. */
  described?: boolean;
  /** Uploads a photo where it belongs. */
  to: SendingOptions<{ readonly id: number; readonly url: string }>["to"];
  error?: string | undefined;
  /** The photos have changed. */
  onChange: () => void;
}

/** Photos of a form: uploaded when chosen, saved with the form. Those that a draft was waiting for are named. */
export function PhotoField({
  name,
  label,
  fields,
  turn,
  current,
  most,
  described = most > 1,
  to,
  error,
  onChange,
}: PhotoFieldProps) {
  const { i18n, t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [photos, setPhotos] = useState(() => photosOf(fields, name));
  const [waiting, setWaiting] = useState(0);
  const [lost, setLost] = useState(() => lostPhotos(fields, name));
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [shownTurn, setShownTurn] = useState(turn);
  if (shownTurn !== turn) {
    setShownTurn(turn);
    setPhotos(photosOf(fields, name));
    setLost(lostPhotos(fields, name));
  }

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft without a photo that is on its way says so
  useEffect(() => {
    if (photos.length > 0 || !isFirst.current) onChange();
    isFirst.current = false;
  }, [photos, waiting, onChange]);

  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    const { signal } = running.current ?? new AbortController();
    try {
      const { id, url } = await sendPhoto(file, {
        to,
        ...photoPreparation(file),
        signal,
      });
      // The form may have been filled with a draft that has a photo here already.
      setPhotos((list) => [...(most === 1 ? [] : list), { id, url, alt: "" }]);
    } catch (error) {
      if (!signal.aborted) setProblem(sendingFailure(error).problem);
    }
  };
  const upload = async (files: readonly File[]) => {
    running.current = new AbortController();
    setProblem(null);
    setLost(0);
    const chosen = files.slice(0, most - photos.length).map((file) => ({ file, wrong: chosenProblem(file) }));
    const wrong = chosen.find((one) => one.wrong !== null);
    if (wrong) setProblem(wrong.wrong);
    const right = chosen.filter((one) => one.wrong === null);
    setWaiting(right.length);
    for (const { file } of right) {
      await send(file);
      setWaiting((count) => count - 1);
    }
  };
  const toFront = (photo: EditedPhoto) =>
    setPhotos((list) => [photo, ...list.filter((one) => one !== photo)]);

  return (
    <fieldset aria-busy={waiting > 0} data-invalid={error ? "" : undefined} tabIndex={error ? -1 : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <input type="hidden" name={name} value={photos.map((photo) => photo.id).join(",")} readOnly />
      {waiting > 0 ? <input type="hidden" name={waitingField(name)} value={waiting} readOnly /> : null}
      {photos.length === 0 && current ? (
        <p className={styles.current}>
          <img src={current} alt="" />
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ul key={turn} className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              <img src={photo.url} alt={photo.alt} />
              <input type="hidden" name={`${name}_url_${photo.id}`} value={photo.url} readOnly />
              {described ? (
                <TextField
                  label={t({ id: "editor.photo.alt", message: "What it shows" })}
                  name={`${name}_alt_${photo.id}`}
                  defaultValue={photo.alt}
                  maxLength={300}
                />
              ) : null}
              <span className={styles.tools}>
                {index > 0 ? (
                  <IconButton
                    size="small"
                    icon={ArrowLeft}
                    label={t({ id: "editor.photo.first", message: "Show first" })}
                    disabled={!isHydrated}
                    onClick={() => toFront(photo)}
                  />
                ) : null}
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={t({ id: "editor.photo.remove", message: "Remove photo" })}
                  disabled={!isHydrated}
                  onClick={() => setPhotos((list) => list.filter((one) => one !== photo))}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length < most ? (
        <>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            multiple={most > 1}
            hidden
            disabled={!isHydrated}
            onChange={(event) => {
              void upload([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = "";
            }}
          />
          <p className={cx(most > 1 && photos.length === 0 && styles.drop)}>
            <Button
              look="outline"
              icon={ImagePlus}
              disabled={!isHydrated || waiting > 0}
              onClick={() => input.current?.click()}
            >
              {photos.length === 0 && current ? (
                <Trans id="editor.photo.replace">Replace photo</Trans>
              ) : (
                <Trans id="editor.photo.add">Add photo</Trans>
              )}
            </Button>
          </p>
        </>
      ) : null}
      <p role="status" className={styles.muted}>
        {waiting > 0 ? <Trans id="editor.photo.uploading">Uploading…</Trans> : null}
      </p>
      {lost > 0 && waiting === 0 ? (
        <Note tone="warn" urgent>
          <Trans id="editor.photo.lost">
            <Plural
              value={lost}
              one="# photo hadn't finished uploading. Choose it again if it's missing."
              other="# photos hadn't finished uploading. Choose them again if they're missing."
            />
          </Trans>
        </Note>
      ) : null}
      {problem || error ? (
        <Note tone="bad" urgent>
          {problem ? uploadMessage(i18n, problem) : error}
        </Note>
      ) : null}
    </fieldset>
  );
}
