import { useFormats } from "@grow/i18n/react";
import { Button, Icon } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Film } from "lucide-react";
import styles from "./upload.module.css";

const MEGABYTE = 1_000_000;

interface UploadProgressProps {
  file: File | null;
  /** From 0 to 1. */
  share: number;
  /** The connection is lost. */
  isWaiting: boolean;
  onCancel: () => void;
}

/** Which file is uploaded, and how much of it. */
export function UploadProgress({ file, share, isWaiting, onCancel }: UploadProgressProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const size = file?.size ?? 0;
  const sent = formats.number((size * share) / MEGABYTE, 1);
  const whole = formats.number(Math.max(0.1, size / MEGABYTE), 1);
  return (
    <div className={styles.sending}>
      <span className={styles.sign}>
        <Icon of={Film} />
      </span>
      <div className={styles.words}>
        <b className={styles.name}>{file?.name}</b>
        <progress
          className={styles.bar}
          value={share}
          aria-label={t({ id: "shortEditor.uploading", message: "Uploading video" })}
        >
          {formats.percent(share)}
        </progress>
        <p className={styles.numbers}>
          <span>
            <Trans id="shortEditor.sent">
              {sent} of {whole} MB
            </Trans>
          </span>
          <span>{formats.percent(share)}</span>
        </p>
        {isWaiting ? (
          <p role="status" className={styles.waiting}>
            <Trans id="shortEditor.waiting">Connection lost. The upload continues when it's back.</Trans>
          </p>
        ) : null}
      </div>
      <Button look="outline" size="small" onClick={onCancel}>
        <Trans id="shortEditor.cancel">Cancel upload</Trans>
      </Button>
    </div>
  );
}
