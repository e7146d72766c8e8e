import { FULL_SIDE, LONGEST_SIDE } from "@grow/app-kit/photo-scaling/scaled-size.ts";
import { useFormats } from "@grow/i18n/react";
import { Section, useHydrated } from "@grow/ui/foundation";
import { Checkbox } from "@grow/ui/input";
import { PhotoUploader } from "@grow/ui/media";
import { useToast } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useEffect, useState } from "react";
import { useOffline } from "../../../../../shared/use-offline.ts";
import type { MediaRow } from "../../../shared/week-form/week-form.ts";
import { canWait, isPending, MEDIA_TYPES, type Upload } from "../upload-queue.ts";
import type { UploadKeeper } from "../upload-store.ts";
import { DescribePhoto } from "./describe-photo.tsx";
import styles from "./fields.module.css";
import { uploadItem } from "./upload-item.ts";
import { uploaderWords } from "./uploader-words.ts";
import { useFullSize } from "./use-full-size.ts";
import { useUploads } from "./use-uploads.ts";

interface PhotosProps {
  photos: readonly MediaRow[];
  videos: readonly MediaRow[];
  diaryId: number;
  weekId: number | undefined;
  /** Stores chosen files on the device; null without storage. */
  keeper: UploadKeeper | null;
  error: string | undefined;
  /** Called when a submitted value changed. */
  onChange: () => void;
  /** How many files are on their way, and whether one has failed. */
  onPending: (count: number, hasFailed: boolean) => void;
}

function isReady(upload: Upload): boolean {
  return upload.state === "done" && upload.id !== undefined;
}

/** Photos and films of the week: sent while one writes, in the order in which they will be shown. */
export const Photos = memo(function Photos({
  photos,
  videos,
  diaryId,
  weekId,
  keeper,
  error,
  onChange,
  onPending,
}: PhotosProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const hydrated = useHydrated();
  const [isFull, chooseFull] = useFullSize();
  const uploads = useUploads(photos, videos, { diaryId, weekId }, keeper, isFull);
  const toast = useToast();
  const [described, setDescribed] = useState<string | null>(null);
  const { items } = uploads;
  const [scaledSide, fullSide] = [formats.number(LONGEST_SIDE, 0), formats.number(FULL_SIDE, 0)];
  // Offline, a week is queued on the device with the photos stored there.
  const isOffline = useOffline();
  const isCut = isOffline || items.some(({ failure }) => failure?.kind === "network");
  const waits = (upload: Upload) => isCut && canWait(upload);
  const pending = items.filter((upload) => isPending(upload) && !waits(upload)).length;
  const hasFailed = items.some((upload) => upload.state === "failed" && !waits(upload));
  const going = items.filter((upload) => isReady(upload) || canWait(upload));
  const done = items.filter(isReady);
  const sent = done.map(({ id, alt, url, newUrl }) => `${id} ${newUrl ?? url} ${alt}`).join("\n");

  useEffect(onChange, [sent]);
  useEffect(() => onPending(pending, hasFailed), [onPending, pending, hasFailed]);

  const shown = items.map((upload) => uploadItem(i18n, formats, upload, isOffline && canWait(upload)));
  const remove = (key: string) => {
    const putBack = uploads.remove(key);
    if (!putBack) return;
    toast({
      text: t({ id: "weekEditor.photos.removed", message: "Photo removed" }),
      action: { label: t({ id: "weekEditor.undo", message: "Undo" }), onAction: putBack },
      duration: 8000,
    });
  };
  return (
    <Section
      close
      id="photos"
      title={t({ id: "weekEditor.photos", message: "Photos" })}
      action={
        <span className={styles.aside}>
          <Trans id="weekEditor.photos.limits">JPEG, PNG or WebP up to 20 MB, MP4 or WebM up to 200 MB</Trans>
        </span>
      }
    >
      <PhotoUploader
        items={shown}
        words={uploaderWords(i18n)}
        name="files"
        accept={MEDIA_TYPES}
        disabled={!hydrated}
        announcement={
          pending > 0
            ? t({ id: "weekEditor.photos.progress", message: `${done.length} of ${items.length} uploaded` })
            : undefined
        }
        onAdd={uploads.add}
        onRemove={remove}
        onRetry={uploads.retry}
        onRotate={uploads.rotate}
        onCover={(key) => uploads.move(key, 0)}
        coverId={items.find((upload) => upload.kind === "image" && isReady(upload))?.key}
        onMove={uploads.move}
        onDescribe={setDescribed}
      >
        <noscript>
          <p className={styles.hint}>
            <Trans id="weekEditor.photos.script">
              Turn on JavaScript to add photos and feedings. The rest works without it.
            </Trans>
          </p>
        </noscript>
        <Checkbox
          disabled={!hydrated}
          checked={isFull}
          onChange={(event) => chooseFull(event.currentTarget.checked)}
          detail={
            isFull
              ? t({
                  id: "weekEditor.photos.full.on",
                  message: `We store up to ${fullSide} px a side. Location data is always removed.`,
                })
              : t({
                  id: "weekEditor.photos.full.off",
                  message: `Photos over ${scaledSide} px are scaled down first. Location data is always removed.`,
                })
          }
        >
          <Trans id="weekEditor.photos.full">Upload in full size</Trans>
        </Checkbox>
        {error ? <p className={styles.error}>{error}</p> : null}
      </PhotoUploader>
      <MediaFields name="photos" uploads={going.filter(({ kind }) => kind === "image")} />
      <MediaFields name="videos" uploads={going.filter(({ kind }) => kind === "video")} />
      <DescribePhoto
        upload={items.find(({ key }) => key === described)}
        onDone={(alt) => {
          if (described !== null && alt !== null) uploads.describe(described, alt);
          setDescribed(null);
        }}
      />
    </Section>
  );
});

function MediaFields({ name, uploads }: { name: string; uploads: readonly Upload[] }) {
  return (
    <>
      {uploads.map(({ key, id, alt, url, newUrl, isStored, turns = 0 }, index) => (
        <span key={key}>
          <input type="hidden" name={`${name}.${index}.id`} value={id ?? ""} />
          {/* A turned photo is on the server only. */}
          <input type="hidden" name={`${name}.${index}.stored`} value={isStored && turns === 0 ? key : ""} />
          <input type="hidden" name={`${name}.${index}.alt`} value={alt} />
          <input type="hidden" name={`${name}.${index}.url`} value={newUrl ?? url ?? ""} />
        </span>
      ))}
    </>
  );
}
