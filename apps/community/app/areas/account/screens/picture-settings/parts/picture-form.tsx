import { sendPhoto } from "@grow/app-kit/editor/send-photo.ts";
import { uploadFailure } from "@grow/app-kit/forms/upload-failure.ts";
import { Note, useHydrated } from "@grow/ui/foundation";
import { Field } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FileInput } from "../../../../../shared/file-input/file-input.tsx";
import type { Sent } from "../../../shared/settings/own-settings.ts";
import { fieldsOf, SettingsForm } from "../../../shared/settings/settings-page.tsx";
import { cropOf, type Frame, frameOf } from "./crop.ts";
import styles from "./picture-form.module.css";

const TYPES = "image/jpeg,image/png,image/webp,image/gif";

/** Uploads an avatar. With JavaScript it is cropped first and may be large; without, its centre is used. */
export function PictureForm({ sent }: { sent: Sent | undefined }) {
  const { i18n, t } = useLingui();
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [picture, setPicture] = useState<{ url: string; width: number; height: number } | null>(null);
  const [frame, setFrame] = useState<Frame>({ zoom: 0, x: 50, y: 50 });
  const [failure, setFailure] = useState<string | null>(null);
  const file = useRef<File | null>(null);
  const { errors } = fieldsOf(sent, "upload");

  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ""), [picture]);

  async function onChoose(chosen: File | undefined) {
    file.current = chosen ?? null;
    setFrame({ zoom: 0, x: 50, y: 50 });
    const bitmap = chosen ? await createImageBitmap(chosen).catch(() => null) : null;
    setPicture(
      chosen && bitmap
        ? { url: URL.createObjectURL(chosen), width: bitmap.width, height: bitmap.height }
        : null,
    );
    bitmap?.close();
  }

  async function onSubmit(event: FormEvent) {
    if (!isHydrated || file.current === null) return;
    event.preventDefault();
    event.stopPropagation();
    setFailure(null);
    try {
      const data = await sendPhoto(file.current, {
        to: (upload, photo) => upload("/uploads/users/avatars", { ...photo, fields: {} }),
        signal: new AbortController().signal,
      });
      const { x, y, size } = cropOf(data.width, data.height, frame);
      submit(
        { form: "choose", upload_id: data.id, crop_x: x, crop_y: y, crop_size: size },
        { method: "post" },
      );
      (event.target as HTMLFormElement).reset();
      setPicture(null);
      file.current = null;
    } catch (error) {
      setFailure(uploadFailure(i18n, error));
    }
  }

  const slider = (name: keyof Frame, label: string) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={frame[name]}
        onChange={(event) => setFrame({ ...frame, [name]: Number(event.currentTarget.value) })}
      />
    </label>
  );

  return (
    <div onSubmitCapture={onSubmit}>
      <SettingsForm
        name="upload"
        sent={sent}
        encType="multipart/form-data"
        submit={<Trans id="settings.picture.upload">Upload picture</Trans>}
      >
        <Field
          label={t({ id: "settings.picture.file", message: "Choose a file" })}
          hint={t({ id: "settings.picture.hint", message: "JPEG, PNG, WebP or GIF, up to 20 MB" })}
          error={errors.file}
        >
          {(control) => (
            <FileInput
              {...control}
              name="file"
              accept={TYPES}
              onChange={(event) => onChoose(event.currentTarget.files?.[0])}
            />
          )}
        </Field>
        {picture ? (
          <div className={styles.crop}>
            <div className={styles.frame}>
              <img src={picture.url} alt="" style={frameOf(picture.width, picture.height, frame)} />
            </div>
            <div>
              {slider("zoom", t({ id: "settings.picture.zoom", message: "Zoom" }))}
              {slider("x", t({ id: "settings.picture.x", message: "Left to right" }))}
              {slider("y", t({ id: "settings.picture.y", message: "Top to bottom" }))}
            </div>
          </div>
        ) : null}
        {failure ? (
          <Note tone="bad" urgent>
            {failure}
          </Note>
        ) : null}
      </SettingsForm>
    </div>
  );
}
