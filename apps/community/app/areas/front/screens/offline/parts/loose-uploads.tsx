import type { Waiting } from "@grow/app-kit/offline/use-waiting.ts";
import { useFormats } from "@grow/i18n/react";
import { Plate, Stack, TextLink } from "@grow/ui/foundation";
import { UploadQueue } from "@grow/ui/media";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LooseFiles } from "../view.ts";
import { fileRow, queueWords } from "./file-rows.ts";
import { usePreviews } from "./use-previews.ts";

/** Photos of a week that is still being written. */
export function LooseUploads({ form, waiting }: { form: LooseFiles; waiting: Waiting }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const previews = usePreviews(form.uploads);
  const { queue, progress } = waiting;
  return (
    <Plate>
      <Stack gap={3}>
        <p>
          <Trans id="offline.loose">Photos for a week that isn't published yet.</Trans>{" "}
          <TextLink href={form.href}>
            <Trans id="offline.loose.open">Keep writing</Trans>
          </TextLink>
        </p>
        <UploadQueue
          files={form.uploads.map((upload) =>
            fileRow(i18n, formats, upload, {
              progress: progress.get(upload.id),
              preview: previews.get(upload.id),
            }),
          )}
          words={queueWords(i18n)}
          onCancel={(id) => void queue.removeUpload(id)}
          onRetry={(id) => void queue.retryUpload(id)}
        />
      </Stack>
    </Plate>
  );
}
